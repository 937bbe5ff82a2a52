import { oneOf, orderOf, searched } from '#web/list/filters.ts'
import { usePages } from '#web/list/use-pages.ts'
import { dayWords } from '#web/moment.ts'
import { pageMeta } from '#web/page-meta.ts'
import { Loaded } from '#web/page/loaded.tsx'
import { Page } from '#web/page/page.tsx'
import { FilterBar } from '#web/ui/filters/filter-bar.tsx'
import { EmptyState } from '#web/ui/states/state.tsx'
import { DataTable } from '#web/ui/tables/data-table.tsx'
import { TableAwaited } from '#web/ui/tables/table-awaited.tsx'
import { TablePaging } from '#web/ui/tables/table-paging.tsx'
import { sortsOf } from '#wire/json-api.ts'
import { isoDate } from '#wire/time/date.ts'
import { DOCUMENTS, listContractDocuments } from '../../wire/documents.ts'
import { KINDS } from '../../wire/words.ts'
import styles from '../contracts.module.css'
import type { Route } from './+types/company-documents-page'
import { ChooseAmong, FindContract } from '../list/find-contract.tsx'
import { COLUMNS, type Document } from './document-columns.tsx'
import { DocumentDownload } from './document-download.tsx'

const DAY_MS = 86_400_000

export const meta = (args: Route.MetaArgs) => pageMeta(args, { title: 'Documentos', index: false })

const LATELY = { 30: 'Últimos 30 dias', 90: 'Últimos 90 dias', 365: 'Último ano' } as const
const daysBack = (days: string) => isoDate(dayWords(new Date(Date.now() - Number(days) * DAY_MS).toISOString()))

const filters = {
  q: searched,
  lately: oneOf(LATELY, (days) => ({ from_day: daysBack(days) })),
  document: oneOf(DOCUMENTS, (document) => ({ document: [document] })),
  kind: oneOf(KINDS, (kind) => ({ kind: [kind] })),
  sort: orderOf(sortsOf(['made_at', 'intern_name'])),
}
const sortOf = (order: string | undefined) =>
  order ? { key: order.replace(/^-/, ''), descending: order.startsWith('-') } : null

const actions = (row: Document) => <DocumentDownload of={row} />

/** Everything that was sealed or sent on paper, of all internships. */
export default function CompanyDocumentsPage() {
  const { query, rows, paging, values, bar, filterBy } = usePages(listContractDocuments, filters)
  const filtered = bar.labels.length > 0
  return (
    <Page
      title="Documentos"
      lead="Os documentos de todos os estágios. Cada cópia fica na história do contrato."
      width="wide"
    >
      <FilterBar {...bar}>
        <div className={styles.filters}>
          <FindContract q={values.q} filterBy={filterBy} />
          <ChooseAmong
            label="Documento"
            name="document"
            of={DOCUMENTS}
            value={values.document}
            onChoose={(document) => filterBy({ document })}
          />
          <ChooseAmong
            label="Contrato"
            name="kind"
            of={KINDS}
            value={values.kind}
            onChoose={(kind) => filterBy({ kind })}
          />
          <ChooseAmong
            label="Período"
            name="lately"
            none="Qualquer"
            of={LATELY}
            value={values.lately}
            onChoose={(lately) => filterBy({ lately })}
          />
        </div>
      </FilterBar>
      <Loaded of={[query]} awaited={<TableAwaited of={COLUMNS} />}>
        {() => (
          <>
            <DataTable
              caption="Documentos"
              columns={COLUMNS}
              rows={rows}
              rowKey={({ id }) => id}
              sort={sortOf(values.sort)}
              onSort={(next) => filterBy({ sort: next ? `${next.descending ? '-' : ''}${next.key}` : undefined })}
              actions={actions}
              empty={
                <EmptyState
                  drawing={filtered ? 'search' : 'folder'}
                  title={filtered ? 'Nenhum documento encontrado' : 'Nenhum documento ainda'}
                  text={
                    filtered
                      ? 'Nenhum documento combina com esses filtros.'
                      : 'Documentos selados, assinados à mão e contratos base aparecem aqui.'
                  }
                />
              }
            />
            <TablePaging {...paging} />
          </>
        )}
      </Loaded>
    </Page>
  )
}
