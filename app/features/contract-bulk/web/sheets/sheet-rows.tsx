import { useEffect } from 'react'
import { Link } from 'react-router'
import { oneOf } from '#web/list/filters.ts'
import { type RowOf, usePages } from '#web/list/use-pages.ts'
import { Loaded } from '#web/page/loaded.tsx'
import { Muted, Section } from '#web/page/page.tsx'
import { ChooseFilter } from '#web/ui/filters/choose-filter.tsx'
import { type Standing, StandingMark } from '#web/ui/states/standing.tsx'
import { type Column, DataTable } from '#web/ui/tables/data-table.tsx'
import { TableAwaited } from '#web/ui/tables/table-awaited.tsx'
import { TablePaging } from '#web/ui/tables/table-paging.tsx'
import { EmailAddress } from '#web/ui/text/email-address.tsx'
import { listBatchRows } from '../../wire/batches.ts'
import type { Sheet } from './one-sheet.tsx'
import styles from './sheets.module.css'

type Row = RowOf<typeof listBatchRows>

const STATES: Record<Row['attributes']['state'], [Standing, string]> = {
  waiting: ['waiting', 'A conferir'],
  bad: ['bad', 'A corrigir'],
  good: ['good', 'Certa'],
  drafted: ['waiting', 'Rascunho pronto'],
  refused: ['bad', 'Não foi enviado'],
  sent: ['good', 'Enviado'],
}

const COLUMNS: Column<Row>[] = [
  { key: 'line', header: 'Linha', cell: ({ attributes: a }) => a.line },
  {
    key: 'name',
    header: 'Pessoa',
    cell: ({ attributes: a }) => (
      <>
        {a.name || 'Sem nome'}
        {a.email && (
          <span className={styles.fix}>
            <EmailAddress>{a.email}</EmailAddress>
          </span>
        )}
      </>
    ),
  },
  { key: 'state', header: 'Situação', cell: ({ attributes }) => <State of={attributes} /> },
]

function State({ of: { state, repeated, problems, folder_id, envelope_id } }: { of: Row['attributes'] }) {
  const [kind, words] = STATES[state]
  const to = envelope_id ? `/envelopes/${envelope_id}` : folder_id && `/folders/${folder_id}/rascunho`
  return (
    <>
      <StandingMark of={kind}>{repeated ? `${words} por outra planilha` : words}</StandingMark>{' '}
      {to && <Link to={to}>{envelope_id ? 'Ver contrato' : 'Abrir rascunho'}</Link>}
      {problems.length > 0 && (
        <ul className={styles.problems}>
          {problems.map(({ column, value, words, fix }) => (
            <li key={`${column} ${words}`}>
              {column && <strong>{column}</strong>} {value && `“${value}” `}
              {words}
              {fix && <span className={styles.fix}>{fix}</span>}
            </li>
          ))}
        </ul>
      )}
    </>
  )
}

const filters = { linhas: oneOf({ corrigir: '', certas: '' }, (which) => ({ bad: which === 'corrigir' })) }
const CHOICES = [
  { value: 'corrigir', label: 'A corrigir' },
  { value: 'certas', label: 'Sem problemas' },
]

export function SheetRows({ id, of: { state } }: { id: string; of: Sheet }) {
  const { query, rows, paging, values, filterBy } = usePages(listBatchRows, filters, { path: { id } })
  const { refetch } = query
  // What the rows say changes with the sheet.
  useEffect(() => void refetch(), [state, refetch])
  return (
    <Section title="Linhas" id="linhas" bare>
      <ChooseFilter
        label="Quais linhas"
        name="linhas"
        none="Todas"
        value={values.linhas}
        choices={CHOICES}
        onChoose={(linhas) => filterBy({ linhas })}
      />
      <Loaded of={[query]} awaited={<TableAwaited of={COLUMNS} />}>
        {() => (
          <>
            <DataTable
              caption="Linhas da planilha"
              columns={COLUMNS}
              rows={rows}
              rowKey={(row) => row.id}
              empty={<Muted>Nenhuma linha aqui.</Muted>}
            />
            <TablePaging {...paging} />
          </>
        )}
      </Loaded>
    </Section>
  )
}
