import { useCallback } from 'react'
import { Link } from 'react-router'
import { pageMeta } from '#web/page-meta.ts'
import { searched, toggled } from '#web/list/filters.ts'
import { usePages } from '#web/list/use-pages.ts'
import { Filters, Page } from '#web/page/page.tsx'
import { ButtonLink } from '#web/ui/button.tsx'
import { type Column, DataTable } from '#web/ui/tables/data-table.tsx'
import { SearchBox } from '#web/ui/filters/search-box.tsx'
import { EmptyState, ErrorState } from '#web/ui/states/state.tsx'
import { TablePaging } from '#web/ui/tables/table-paging.tsx'
import type { Answer } from '#wire/endpoint.ts'
import { listPartners } from '../wire/partners.ts'
import type { Route } from './+types/partners-page'
import { AgreementMark } from './partners/agreement-mark.tsx'

export const meta = (args: Route.MetaArgs) => pageMeta(args, { title: 'Instituições · Operação', index: false })

type Institution = Answer<typeof listPartners>['collection']['data'][number]

const COLUMNS: Column<Institution>[] = [
  {
    key: 'name',
    header: 'Instituição',
    cell: ({ id, attributes: { name, acronym } }) => (
      <Link to={`/admin/instituicoes/${id}`}>{acronym && !name.includes(acronym) ? `${name} (${acronym})` : name}</Link>
    ),
  },
  {
    key: 'place',
    header: 'Cidade',
    cell: ({ attributes: { city, state } }) => [city, state].filter(Boolean).join('/') || 'Não informado.',
  },
  { key: 'agreement', header: 'Convênio', cell: ({ attributes }) => <AgreementMark {...attributes} /> },
  {
    key: 'board',
    header: 'Mural',
    cell: ({ attributes: { display_name, in_force } }) =>
      display_name &&
      (in_force ? <Link to={`/ies/${display_name}`}>/ies/{display_name}</Link> : `/ies/${display_name}`),
  },
  {
    key: 'students',
    header: 'Estudantes com vínculo',
    cell: ({ attributes }) => attributes.students.toLocaleString('pt-BR'),
    align: 'end',
  },
]

const filters = { q: searched, todas: { ...toggled('Todo o cadastro'), sent: () => ({ all: true }) } }

/** The partners; and, for whoever looks for the next one, the whole register. */
export default function PartnersPage() {
  const { query, values, filterBy, rows, size, paging } = usePages(listPartners, filters)
  const all = Boolean(values.todas)
  const search = useCallback((q: string) => filterBy({ q }, { replace: true }), [filterBy])
  return (
    <Page
      title="Instituições"
      lead={
        'Para fazer de uma instituição uma parceira, procure-a em todo o cadastro e ' +
        'preencha o convênio dela. Se ela não estiver lá, cadastre-a.'
      }
      actions={<ButtonLink to="/admin/instituicoes/nova">Cadastrar instituição</ButtonLink>}
      width="wide"
    >
      <Filters>
        <SearchBox label="Buscar por nome ou sigla" value={values.q ?? ''} onSearch={search} />
        <select
          aria-label="Quais instituições"
          value={all ? 'sim' : ''}
          onChange={({ currentTarget }) => filterBy({ todas: currentTarget.value })}
        >
          <option value="">Só parceiras</option>
          <option value="sim">Todo o cadastro</option>
        </select>
      </Filters>
      {query.isError && !query.data ? (
        <ErrorState onRetry={() => void query.refetch()} />
      ) : (
        <>
          <DataTable
            caption="Instituições"
            columns={COLUMNS}
            rows={rows}
            rowKey={({ id }) => id}
            loading={!query.data}
            expected={size}
            empty={
              <EmptyState
                title="Nenhuma instituição encontrada"
                text={all ? 'Confira a busca.' : 'Confira a busca, ou procure em todo o cadastro.'}
              />
            }
          />
          <TablePaging {...paging} />
        </>
      )}
    </Page>
  )
}
