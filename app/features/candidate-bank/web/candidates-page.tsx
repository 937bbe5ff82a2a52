import { useCallback } from 'react'
import { pageMeta } from '#web/page-meta.ts'
import { usePages } from '#web/list/use-pages.ts'
import { Loaded } from '#web/page/loaded.tsx'
import { Page, Rows } from '#web/page/page.tsx'
import { FilterBar } from '#web/ui/filters/filter-bar.tsx'
import { SearchBox } from '#web/ui/filters/search-box.tsx'
import { EmptyState } from '#web/ui/states/state.tsx'
import { TablePaging } from '#web/ui/tables/table-paging.tsx'
import { listCandidates } from '../wire/bank.ts'
import type { Route } from './+types/candidates-page'
import { CandidateRow } from './search/candidate-row.tsx'
import { KeptSearches } from './search/kept-searches.tsx'
import { FilterFields } from './search/filter-fields.tsx'
import { bankFilters } from './search/filters.ts'

export const meta = (args: Route.MetaArgs) => pageMeta(args, { title: 'Banco de candidatos', index: false })

const LEAD =
  'Quem quer ser encontrado, no que cada pessoa mostra. Abrir um perfil fica registrado para ela; ' +
  'o contato vem quando ela aceita o seu convite.'

export default function CandidatesPage() {
  const { query, none, values, filterBy, rows, bar, paging } = usePages(listCandidates, bankFilters)
  const search = useCallback((q: string) => filterBy({ q }, { replace: true }), [filterBy])
  return (
    <Page title="Banco de candidatos" lead={LEAD}>
      {!none && (
        <SearchBox
          label="Buscar por palavras"
          placeholder="Excel, inglês, atendimento…"
          value={values.q ?? ''}
          onSearch={search}
        />
      )}
      <KeptSearches />
      <FilterBar {...bar} many={['pessoa', 'pessoas']}>
        <FilterFields values={values} onFilter={filterBy} />
      </FilterBar>
      <Loaded of={[query]} rows>
        {() =>
          rows.length ? (
            <Rows>
              {rows.map((row) => (
                <CandidateRow key={row.id} of={row} job_id={values.job_id} />
              ))}
            </Rows>
          ) : (
            <EmptyState
              title="Ninguém encontrado"
              text="Tente outra palavra, ou tire um filtro. Só aparece quem escolheu ser encontrado."
            />
          )
        }
      </Loaded>
      <TablePaging {...paging} />
    </Page>
  )
}
