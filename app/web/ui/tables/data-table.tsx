import { IconArrowDown } from '#web/icons/a/arrow-down.ts'
import { IconArrowUp } from '#web/icons/a/arrow-up.ts'
import { IconArrowsSort } from '#web/icons/a/arrows-sort.ts'
import type { ReactNode } from 'react'
import styles from './data-table.module.css'
import { Icon } from '../media/icon.tsx'
import { nextSort, type Sort } from './paging.ts'
import { Skeleton } from '../states/skeleton.tsx'

export type Column<Row> = {
  key: string
  header: string
  cell: (row: Row) => ReactNode
  sortable?: boolean
  align?: 'end'
}

export type DataTableProps<Row> = {
  /** Describes the table, read aloud before it. */
  caption: string
  columns: readonly Column<Row>[]
  rows: readonly Row[]
  rowKey: (row: Row) => string
  sort?: Sort | null
  onSort?: (sort: Sort | null) => void
  /** The last column. */
  actions?: (row: Row) => ReactNode
  loading?: boolean
  /** How many rows to expect while loading. */
  expected?: number
  empty?: ReactNode
}

/** A table on wide screens, a list of cards on narrow ones; roles keep it a table for screen readers. */
export function DataTable<Row>(props: DataTableProps<Row>) {
  const { caption, columns, rows, rowKey, sort = null, onSort, actions, loading, expected = 10, empty } = props
  const width = columns.length + (actions ? 1 : 0)
  if (!loading && rows.length === 0 && empty) return <>{empty}</>
  return (
    <div className={styles.frame}>
      {onSort && <SortSelect columns={columns} sort={sort} onSort={onSort} />}
      <table
        role="table"
        className={styles.table}
        aria-busy={loading || undefined}
        aria-rowcount={loading ? -1 : undefined}
      >
        <caption className="unseen">{caption}</caption>
        <thead role="rowgroup" className={styles.head}>
          <tr role="row">
            {columns.map((column) => (
              <Header key={column.key} column={column} sort={sort} onSort={onSort} />
            ))}
            {actions && (
              <th role="columnheader" scope="col">
                <span className="unseen">Ações</span>
              </th>
            )}
          </tr>
        </thead>
        <tbody role="rowgroup">
          {loading
            ? Array.from({ length: expected }, (_, row) => (
                <tr key={row} role="row" aria-hidden="true">
                  {Array.from({ length: width }, (_cell, cell) => (
                    <td key={cell} role="cell">
                      <Skeleton width={cell === 0 ? '80%' : '60%'} />
                    </td>
                  ))}
                </tr>
              ))
            : rows.map((row) => (
                <tr key={rowKey(row)} role="row">
                  {columns.map(({ key, header, cell, align }, at) => {
                    const Cell = at === 0 ? 'th' : 'td'
                    return (
                      <Cell
                        key={key}
                        role={at === 0 ? 'rowheader' : 'cell'}
                        scope={at === 0 ? 'row' : undefined}
                        data-label={header}
                        data-align={align}
                      >
                        <span className={styles.content}>{cell(row)}</span>
                      </Cell>
                    )
                  })}
                  {actions && (
                    <td role="cell" className={styles.actions}>
                      {actions(row)}
                    </td>
                  )}
                </tr>
              ))}
        </tbody>
      </table>
    </div>
  )
}

type Sorting<Row> = { sort: Sort | null; onSort?: (sort: Sort | null) => void; column: Column<Row> }

function Header<Row>({ column: { key, header, sortable, align }, sort, onSort }: Sorting<Row>) {
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
function SortSelect<Row>({
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
