import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useCallback } from 'react'
import { Link } from 'react-router'
import styles from '#features/operator/web/admin.module.css'
import { answerOf } from '#web/calls/answer.ts'
import { pageMeta } from '#web/page-meta.ts'
import { useTableAddress } from '#web/table-address.ts'
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

/** The partners; and, for whoever looks for the next one, the whole register. */
export default function PartnersPage() {
  const { page, size, filter, filterBy, turnTo } = useTableAddress('q', 'todas')
  const all = filter.todas === 'sim'
  const sent = { page, per_page: size, ...(filter.q && { q: filter.q }), ...(all && { all }) }
  const { data, isError, isPlaceholderData, refetch } = useQuery({
    ...answerOf(listPartners, sent),
    placeholderData: keepPreviousData,
  })
  const search = useCallback((q: string) => filterBy({ q }, { replace: true }), [filterBy])
  return (
    <div className={styles.page}>
      <h1>Instituições</h1>
      <p className={styles.explained}>
        Para fazer de uma instituição uma parceira, procure-a em todo o cadastro e preencha o convênio dela. Se ela não
        estiver lá, cadastre-a.
      </p>
      <div className={styles.actions}>
        <ButtonLink to="/admin/instituicoes/nova">Cadastrar instituição</ButtonLink>
      </div>
      <div className={styles.filters}>
        <SearchBox label="Buscar por nome ou sigla" value={filter.q ?? ''} onSearch={search} />
        <select
          aria-label="Quais instituições"
          value={all ? 'sim' : ''}
          onChange={({ currentTarget }) => filterBy({ todas: currentTarget.value })}
        >
          <option value="">Só parceiras</option>
          <option value="sim">Todo o cadastro</option>
        </select>
      </div>
      {isError && !data ? (
        <ErrorState onRetry={() => void refetch()} />
      ) : (
        <>
          <DataTable
            caption="Instituições"
            columns={COLUMNS}
            rows={data?.collection.data ?? []}
            rowKey={({ id }) => id}
            loading={!data}
            expected={size}
            empty={
              <EmptyState
                title="Nenhuma instituição encontrada"
                text={all ? 'Confira a busca.' : 'Confira a busca, ou procure em todo o cadastro.'}
              />
            }
          />
          <TablePaging
            page={page}
            size={size}
            count={data?.total_count ?? 0}
            disabled={!data || isPlaceholderData}
            onChange={turnTo}
          />
        </>
      )}
    </div>
  )
}
