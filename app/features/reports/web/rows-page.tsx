import { useQuery } from '@tanstack/react-query'
import { answerOf } from '#web/calls/answer.ts'
import { type Filter } from '#web/list/filters.ts'
import { type RowOf, usePages } from '#web/list/use-pages.ts'
import { pageMeta } from '#web/page-meta.ts'
import { Loaded } from '#web/page/loaded.tsx'
import { Muted, Named, Page } from '#web/page/page.tsx'
import { buildPath } from '#web/path.ts'
import { EmptyState } from '#web/ui/states/state.tsx'
import { type Column, DataTable } from '#web/ui/tables/data-table.tsx'
import { TableAwaited } from '#web/ui/tables/table-awaited.tsx'
import { TablePaging } from '#web/ui/tables/table-paging.tsx'
import { formatDate } from '#wire/time/date.ts'
import { listReportRows, showReport } from '../wire/reports.ts'
import { figureWords, type ReportName, REPORTS } from '../wire/words.ts'
import type { Route } from './+types/rows-page'
import { ExportRows } from './export-rows.tsx'
import { Exports } from './exports.tsx'
import { filters } from './report-filters.tsx'

export const meta = (args: Route.MetaArgs) => pageMeta(args, { title: 'O que o número conta', index: false })

const text: Filter<string> = { read: ([one]) => one?.slice(0, 200) || undefined }
const ALSO = { ...filters, cell: text, key: text }
type Row = RowOf<typeof listReportRows>

const COLUMNS: Column<Row>[] = [
  {
    key: 'who',
    header: 'Quem',
    cell: ({ attributes: a }) => <Named name={a.person_name ?? a.about ?? 'Candidatura'}>{a.company_name}</Named>,
  },
  { key: 'about', header: 'Curso ou vaga', cell: ({ attributes: a }) => a.about ?? '—' },
  { key: 'institution', header: 'Instituição', cell: ({ attributes: a }) => a.institution_name ?? '—' },
  { key: 'from', header: 'De', cell: ({ attributes: a }) => formatDate(a.from) },
  { key: 'to', header: 'Até', cell: ({ attributes: a }) => (a.to ? formatDate(a.to) : '—') },
  { key: 'days', header: 'Dias', align: 'end', cell: ({ attributes: a }) => figureWords(a.days, 'score') },
]

/** The rows that a figure counts: as many as it says. */
export default function RowsPage({ params: { name } }: Route.ComponentProps) {
  const { query, rows, paging, values } = usePages(listReportRows, ALSO, { path: { name } })
  const { cell, key, ...narrowed } = values
  const report = useQuery(answerOf(showReport, { name, ...narrowed } as never))
  const of = report.data?.data.attributes
  const what = [...(of?.columns ?? []), ...(of?.figures ?? [])].find((one) => one.key === cell)?.label
  const whose = of?.rows.find((row) => row.key === key)?.label
  const title = Object.hasOwn(REPORTS, name) ? REPORTS[name as ReportName] : 'Relatório'
  return (
    <Page
      title={title}
      lead={[what, whose].filter(Boolean).join(', ') || undefined}
      back={{ to: buildPath('/folders/kpis', narrowed), label: 'Relatórios' }}
      width="wide"
    >
      <Loaded of={[query]} missing="Não encontramos este número" awaited={<TableAwaited of={COLUMNS} />}>
        {() => (
          <>
            <DataTable
              caption={title}
              columns={COLUMNS}
              rows={rows}
              rowKey={({ id }) => id}
              empty={
                <EmptyState drawing="folder" title="Ninguém nesta conta" text="Com esses filtros não há linhas." />
              }
            />
            <TablePaging {...paging} />
            {rows.length > 0 && (
              <ExportRows
                name={name}
                total={query.data?.total_count ?? 0}
                asked={{ ...values, cell: values.cell ?? '' }}
              />
            )}
            <Exports />
            {of && <Muted>{of.definition}</Muted>}
          </>
        )}
      </Loaded>
    </Page>
  )
}
