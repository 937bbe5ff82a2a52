import type { ReactNode } from 'react'
import styles from './data-table.module.css'
import type { Sort } from './paging.ts'
import { Skeleton } from '../states/skeleton.tsx'
import { Header, SortSelect } from './sorting.tsx'

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
  /** On narrow screens one line below the first cell, in place of the other cells. */
  short?: (row: Row) => ReactNode
}

/** A table on wide screens, a list of cards on narrow ones; roles keep it a table for screen readers. */
export function DataTable<Row>(props: DataTableProps<Row>) {
  const { caption, columns, rows, rowKey, sort = null, onSort, actions, loading, expected = 10, empty, short } = props
  const width = columns.length + (actions ? 1 : 0)
  if (!loading && rows.length === 0 && empty) return <>{empty}</>
  return (
    <div className={styles.frame}>
      {onSort && <SortSelect columns={columns} sort={sort} onSort={onSort} />}
      <table
        role="table"
        className={styles.table}
        data-short={short ? true : undefined}
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
                        {at === 0 && short && <span className={styles.short}>{short(row)}</span>}
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
