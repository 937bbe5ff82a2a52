import { IconTableImport } from '#web/icons/t/table-import.ts'
import { IconUserPlus } from '#web/icons/u/user-plus.ts'
import { useCallback } from 'react'
import { Link } from 'react-router'
import { pageMeta } from '#web/page-meta.ts'
import { usePages } from '#web/list/use-pages.ts'
import { ButtonLink } from '#web/ui/button.tsx'
import { type Column, DataTable } from '#web/ui/tables/data-table.tsx'
import { EmailAddress } from '#web/ui/text/email-address.tsx'
import { FilterBar } from '#web/ui/filters/filter-bar.tsx'
import { Icon } from '#web/ui/media/icon.tsx'
import { StandingMark } from '#web/ui/states/standing.tsx'
import { EmptyState } from '#web/ui/states/state.tsx'
import { TablePaging } from '#web/ui/tables/table-paging.tsx'
import { listCollaborators } from '../wire/collaborators.ts'
import type { Route } from './+types/collaborators-page'
import { CollaboratorActions } from './collaborator-actions.tsx'
import { CollaboratorFilters, filters } from './collaborator-filters.tsx'
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

export default function CollaboratorsPage() {
  const companies = useCompanies()
  const { query, values, filterBy, rows, size, bar, paging } = usePages(listCollaborators, filters, {
    names: Object.fromEntries(companies.map(({ value, label }) => [`empresa:${value}`, label])),
  })
  const search = useCallback((q: string) => filterBy({ q }, { replace: true }), [filterBy])
  const { ordem: order } = values
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
      <FilterBar {...bar} total={bar.total ?? 0}>
        <CollaboratorFilters filter={values} companies={companies} onSearch={search} onFilter={filterBy} />
      </FilterBar>
      {query.error && !query.data ? (
        <Problem error={query.error} onRetry={() => void query.refetch()} />
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
            loading={!query.data}
            expected={size}
            empty={
              <EmptyState
                title="Nenhum colaborador encontrado"
                text={
                  bar.labels.length
                    ? 'Nenhuma pessoa combina com esses filtros.'
                    : 'Convide quem cuida das vagas e dos contratos com você.'
                }
              />
            }
          />
          <TablePaging {...paging} />
        </>
      )}
    </div>
  )
}
