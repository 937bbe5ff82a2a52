import { IconTableImport } from '#web/icons/t/table-import.ts'
import { IconUserPlus } from '#web/icons/u/user-plus.ts'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useCallback } from 'react'
import { Link } from 'react-router'
import * as z from 'zod/mini'
import { answerOf } from '#web/calls/answer.ts'
import { pageMeta } from '#web/page-meta.ts'
import { useTableAddress } from '#web/table-address.ts'
import { ButtonLink } from '#web/ui/button.tsx'
import { type Column, DataTable } from '#web/ui/tables/data-table.tsx'
import { EmailAddress } from '#web/ui/text/email-address.tsx'
import { FilterBar } from '#web/ui/filters/filter-bar.tsx'
import { Icon } from '#web/ui/media/icon.tsx'
import { StandingMark } from '#web/ui/states/standing.tsx'
import { EmptyState } from '#web/ui/states/state.tsx'
import { TablePaging } from '#web/ui/tables/table-paging.tsx'
import { sortsOf } from '#wire/json-api.ts'
import { COLLABORATOR_ORDERS, listCollaborators } from '../wire/collaborators.ts'
import type { Route } from './+types/collaborators-page'
import { CollaboratorActions } from './collaborator-actions.tsx'
import { CollaboratorFilters, filterLabels, roleIn } from './collaborator-filters.tsx'
import styles from './collaborators.module.css'
import { Problem } from './problem.tsx'
import { type Collaborator, standingOf } from './standing-of.ts'
import { useCompanies } from './use-companies.ts'

export const meta = (args: Route.MetaArgs) => pageMeta(args, { title: 'Colaboradores', index: false })

const ALL: Column<Collaborator>[] = [
  {
    key: 'name',
    header: 'Nome',
    sortable: true,
    cell: ({ id, attributes }) => <Link to={`/colaboradores/${id}/editar`}>{attributes.name}</Link>,
  },
  {
    key: 'email',
    header: 'E-mail',
    sortable: true,
    cell: ({ attributes }) => <EmailAddress>{attributes.email}</EmailAddress>,
  },
  { key: 'roles', header: 'Permissões', cell: ({ attributes }) => attributes.roles.join(', ') || 'Nenhuma' },
  { key: 'company_name', header: 'Empresa', sortable: true, cell: ({ attributes }) => attributes.company_name },
  { key: 'standing', header: 'Situação', cell: ({ attributes }) => <Mark of={attributes} /> },
]

function Mark({ of }: { of: Collaborator['attributes'] }) {
  const { mark, words } = standingOf(of)
  return <StandingMark of={mark}>{words}</StandingMark>
}

const actions = (row: Collaborator) => <CollaboratorActions of={row} />

const ACTIVE: Partial<Record<string, boolean>> = { ativos: true, desativados: false }

export default function CollaboratorsPage() {
  const { page, size, filter, filterBy, turnTo } = useTableAddress('q', 'permissao', 'empresa', 'situacao', 'ordem')
  const companies = useCompanies()
  const active = ACTIVE[filter.situacao ?? '']
  const role = roleIn(filter.permissao)
  const company_id = z.safeParse(z.uuid(), filter.empresa).data
  const order = sortsOf(COLLABORATOR_ORDERS).find((one) => one === filter.ordem)
  const sent = {
    page,
    per_page: size,
    ...(filter.q && { q: filter.q }),
    ...(role && { role_id: role }),
    ...(company_id && { company_id }),
    ...(active !== undefined && { active }),
    ...(order && { sort: order }),
  }
  const { data, error, isPlaceholderData, refetch } = useQuery({
    ...answerOf(listCollaborators, sent),
    placeholderData: keepPreviousData,
  })
  const search = useCallback((q: string) => filterBy({ q }, { replace: true }), [filterBy])
  const labels = filterLabels({ ...filter, empresa: company_id ?? '' }, companies)
  const rows = data?.collection.data ?? []
  const sort = order ? { key: order.replace(/^-/, ''), descending: order.startsWith('-') } : null
  return (
    <div className={styles.page}>
      <div className={styles.head}>
        <h1>Colaboradores</h1>
        <div className={styles.headActions}>
          <ButtonLink to="/colaboradores/importar">
            <Icon of={IconTableImport} /> Importar planilha
          </ButtonLink>
          <ButtonLink kind="primary" to="/colaboradores/novo">
            <Icon of={IconUserPlus} /> Convidar colaborador
          </ButtonLink>
        </div>
      </div>
      <FilterBar
        shown={rows.length}
        total={data?.total_count ?? 0}
        labels={labels}
        onRemove={(key) => filterBy({ [key]: '' })}
        onClear={() => filterBy({ q: '', permissao: '', empresa: '', situacao: '' })}
      >
        <CollaboratorFilters filter={filter} companies={companies} onSearch={search} onFilter={filterBy} />
      </FilterBar>
      {error && !data ? (
        <Problem error={error} onRetry={() => void refetch()} />
      ) : (
        <>
          <DataTable
            caption="Colaboradores"
            columns={companies.length > 1 ? ALL : ALL.filter(({ key }) => key !== 'company_name')}
            rows={rows}
            rowKey={({ id }) => id}
            sort={sort}
            onSort={(next) => filterBy({ ordem: next ? `${next.descending ? '-' : ''}${next.key}` : '' })}
            actions={actions}
            loading={!data}
            expected={size}
            empty={
              <EmptyState
                title="Nenhum colaborador encontrado"
                text={
                  labels.length
                    ? 'Nenhuma pessoa combina com esses filtros.'
                    : 'Convide quem cuida das vagas e dos contratos com você.'
                }
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
