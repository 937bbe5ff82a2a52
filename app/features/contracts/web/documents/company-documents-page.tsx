import { oneOf, orderOf, searched } from '#web/list/filters.ts'
import { usePages } from '#web/list/use-pages.ts'
import { pageMeta } from '#web/page-meta.ts'
import { Loaded } from '#web/page/loaded.tsx'
import { Page } from '#web/page/page.tsx'
import { ChooseFilter } from '#web/ui/filters/choose-filter.tsx'
import { FilterBar } from '#web/ui/filters/filter-bar.tsx'
import { SearchBox } from '#web/ui/filters/search-box.tsx'
import { EmptyState } from '#web/ui/states/state.tsx'
import { DataTable } from '#web/ui/tables/data-table.tsx'
import { TablePaging } from '#web/ui/tables/table-paging.tsx'
import { sortsOf } from '#wire/json-api.ts'
import { DOCUMENTS, listContractDocuments } from '../../wire/documents.ts'
import { KINDS } from '../../wire/words.ts'
import styles from '../contracts.module.css'
import type { Route } from './+types/company-documents-page'
import { COLUMNS, type Document } from './document-columns.tsx'
import { DocumentDownload } from './document-download.tsx'

export const meta = (args: Route.MetaArgs) => pageMeta(args, { title: 'Documentos', index: false })

const filters = {
  q: searched,
  document: oneOf(DOCUMENTS, (document) => ({ document: [document] })),
  kind: oneOf(KINDS, (kind) => ({ kind: [kind] })),
  sort: orderOf(sortsOf(['made_at', 'intern_name'])),
}
const choices = (of: Record<string, string>) => Object.entries(of).map(([value, label]) => ({ value, label }))
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
          <SearchBox
            label="Buscar por nome, CPF ou código"
            placeholder="Nome, CPF ou código"
            value={values.q ?? ''}
            onSearch={(q) => filterBy({ q }, { replace: true })}
          />
          <ChooseFilter
            label="Documento"
            name="document"
            none="Todos"
            value={values.document}
            choices={choices(DOCUMENTS)}
            onChoose={(document) => filterBy({ document })}
          />
          <ChooseFilter
            label="Contrato"
            name="kind"
            none="Todos"
            value={values.kind}
            choices={choices(KINDS)}
            onChoose={(kind) => filterBy({ kind })}
          />
        </div>
      </FilterBar>
      <Loaded of={[query]}>
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
                  drawing="folder"
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
