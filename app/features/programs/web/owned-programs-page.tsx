import { IconPlus } from '#web/icons/p/plus.ts'
import { useCallback } from 'react'
import { useCompanies } from '#features/collaborators/web/use-companies.ts'
import { oneOf, searched } from '#web/list/filters.ts'
import { type RowOf, usePages } from '#web/list/use-pages.ts'
import { Filters, Named, Page } from '#web/page/page.tsx'
import { pageMeta } from '#web/page-meta.ts'
import { ButtonLink } from '#web/ui/button.tsx'
import { SearchBox } from '#web/ui/filters/search-box.tsx'
import { Icon } from '#web/ui/media/icon.tsx'
import { EmptyState, ErrorState } from '#web/ui/states/state.tsx'
import { type Column, DataTable } from '#web/ui/tables/data-table.tsx'
import { TablePaging } from '#web/ui/tables/table-paging.tsx'
import { keysOf } from '#wire/keys-of.ts'
import { PROGRAM_STATUSES } from '../wire/program-words.ts'
import { listOwnedPrograms } from '../wire/programs.ts'
import type { Route } from './+types/owned-programs-page'
import { named } from './named.ts'
import { ProgramStanding } from './program-standing.tsx'

export const meta = (args: Route.MetaArgs) => pageMeta(args, { title: 'Programas de estágio', index: false })

type Row = RowOf<typeof listOwnedPrograms>

const LEAD = 'Uma campanha com a cara da empresa, que reúne vagas sob uma data e uma promessa de resposta.'
const NONE = 'Conte sobre o programa, escolha as vagas e publique: a página fica pronta para divulgar.'
const count = (n: number) => n.toLocaleString('pt-BR')

const ALL: Column<Row>[] = [
  {
    key: 'title',
    header: 'Programa',
    cell: ({ id, attributes }) => <Named name={named(attributes)} to={`/programa_estagio/${id}`} />,
  },
  { key: 'company_name', header: 'Empresa', cell: ({ attributes }) => attributes.company_name },
  { key: 'status', header: 'Situação', cell: ({ attributes }) => <ProgramStanding {...attributes} /> },
  {
    key: 'closes',
    header: 'Inscrições até',
    cell: ({ attributes }) => attributes.close_enrollment_at ?? 'A definir',
  },
  { key: 'jobs', header: 'Vagas', align: 'end', cell: ({ attributes }) => count(attributes.jobs) },
  { key: 'people', header: 'Pessoas', align: 'end', cell: ({ attributes }) => count(attributes.people) },
]

const filters = { q: searched, situacao: oneOf(PROGRAM_STATUSES, (status) => ({ status })) }

export default function OwnedProgramsPage() {
  const { query, none, values, filterBy, rows, size, paging } = usePages(listOwnedPrograms, filters)
  const companies = useCompanies()
  const search = useCallback((q: string) => filterBy({ q }, { replace: true }), [filterBy])
  const create = (
    <ButtonLink kind="primary" to="/programa_estagio/novo">
      <Icon of={IconPlus} /> Criar programa
    </ButtonLink>
  )
  if (query.isError && !query.data)
    return (
      <Page title="Programas de estágio" width="wide">
        <ErrorState onRetry={() => void query.refetch()} />
      </Page>
    )
  return (
    <Page title="Programas de estágio" lead={LEAD} width="wide" actions={create}>
      {!none && (
        <Filters>
          <SearchBox label="Buscar pelo título" value={values.q ?? ''} onSearch={search} />
          <select
            aria-label="Situação"
            value={values.situacao ?? ''}
            onChange={({ currentTarget }) => filterBy({ situacao: currentTarget.value })}
          >
            <option value="">Todas as situações</option>
            {keysOf(PROGRAM_STATUSES).map((status) => (
              <option key={status} value={status}>
                {PROGRAM_STATUSES[status]}
              </option>
            ))}
          </select>
        </Filters>
      )}
      <DataTable
        caption="Programas de estágio"
        columns={companies.length > 1 ? ALL : ALL.filter(({ key }) => key !== 'company_name')}
        rows={rows}
        rowKey={({ id }) => id}
        loading={!query.data}
        expected={size}
        empty={
          values.q || values.situacao ? (
            <EmptyState title="Nenhum programa encontrado" text="Nenhum programa combina com essa busca." />
          ) : (
            <EmptyState drawing="folder" title="Nenhum programa ainda" text={NONE} action={create} />
          )
        }
      />
      <TablePaging {...paging} />
    </Page>
  )
}
