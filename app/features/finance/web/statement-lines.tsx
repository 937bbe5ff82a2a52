import { useState } from 'react'
import { Named } from '#web/page/page.tsx'
import { type Column, DataTable } from '#web/ui/tables/data-table.tsx'
import { EmptyState } from '#web/ui/states/state.tsx'
import { formatMoney, moneyFromWire } from '#wire/money.ts'
import styles from './finance.module.css'
import { type Row, rowsOf, type Statement } from './statement.ts'

type Toggle = (id: string) => void

const columnsOf = (open: ReadonlySet<string>, toggle: Toggle): Column<Row>[] => [
  {
    key: 'name',
    header: 'Linha',
    cell: ({ id, name, of }) => (
      <>
        <Named name={name} />
        {of && (
          <button type="button" className={styles.toggle} aria-expanded={open.has(id)} onClick={() => toggle(id)}>
            {open.has(id) ? 'Mostrar juntos' : `Ver os ${of.length}`}
          </button>
        )}
      </>
    ),
  },
  { key: 'words', header: 'Como foi contado', cell: ({ words }) => words },
  { key: 'unit', header: 'Taxa', align: 'end', cell: ({ unit }) => moneyFromWire(unit) },
  { key: 'amount', header: 'Valor', align: 'end', cell: ({ amount }) => moneyFromWire(amount) },
]

const NONE = (
  <EmptyState
    drawing="folder"
    title="Nenhum estágio neste mês"
    text="Quem começa ou termina durante o mês é cobrado por dia."
  />
)

export function StatementLines({ of: { lines, total } }: { of: Statement }) {
  const [open, setOpen] = useState<ReadonlySet<string>>(new Set())
  const toggle: Toggle = (id) => setOpen((now) => now.symmetricDifference(new Set([id])))
  return (
    <div className={styles.lines}>
      <DataTable
        caption="Linhas do extrato"
        columns={columnsOf(open, toggle)}
        rows={rowsOf(lines, open)}
        rowKey={({ id }) => id}
        empty={NONE}
      />
      <p className={styles.total}>
        <span>Total</span> <span>{formatMoney(total)}</span>
      </p>
    </div>
  )
}
