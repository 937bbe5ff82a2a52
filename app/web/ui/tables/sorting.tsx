import { IconArrowDown } from '#web/icons/a/arrow-down.ts'
import { IconArrowUp } from '#web/icons/a/arrow-up.ts'
import { IconArrowsSort } from '#web/icons/a/arrows-sort.ts'
import styles from './data-table.module.css'
import { Icon } from '../media/icon.tsx'
import { nextSort, type Sort } from './paging.ts'
import type { Column } from './data-table.tsx'

type Sorting<Row> = { sort: Sort | null; onSort?: (sort: Sort | null) => void; column: Column<Row> }

export function Header<Row>({ column: { key, header, sortable, align }, sort, onSort }: Sorting<Row>) {
  if (!sortable || !onSort)
    return (
      <th role="columnheader" scope="col" data-align={align}>
        {header}
      </th>
    )
  const mine = sort?.key === key ? sort : null
  return (
    <th
      role="columnheader"
      scope="col"
      data-align={align}
      aria-sort={mine ? (mine.descending ? 'descending' : 'ascending') : 'none'}
    >
      <span className={styles.narrowHeader}>{header}</span>
      <button type="button" className={styles.sort} onClick={() => onSort(nextSort(sort, key))}>
        {header}
        <Icon
          of={mine ? (mine.descending ? IconArrowDown : IconArrowUp) : IconArrowsSort}
          size={16}
          className={mine ? styles.sorted : styles.unsorted}
        />
      </button>
    </th>
  )
}

/** For narrow screens, where headers are hidden. */
export function SortSelect<Row>({
  columns,
  sort,
  onSort,
}: {
  columns: readonly Column<Row>[]
  sort: Sort | null
  onSort: (sort: Sort | null) => void
}) {
  const value = sort ? `${sort.descending ? '-' : ''}${sort.key}` : ''
  return (
    <label className={styles.narrowSort}>
      Ordenar por
      <select
        value={value}
        onChange={({ currentTarget: { value: chosen } }) =>
          onSort(chosen ? { key: chosen.replace(/^-/, ''), descending: chosen.startsWith('-') } : null)
        }
      >
        <option value="">ordem padrão</option>
        {columns
          .filter(({ sortable }) => sortable)
          .flatMap(({ key, header }) => [
            <option key={key} value={key}>{`${header}, crescente`}</option>,
            <option key={`-${key}`} value={`-${key}`}>{`${header}, decrescente`}</option>,
          ])}
      </select>
    </label>
  )
}
