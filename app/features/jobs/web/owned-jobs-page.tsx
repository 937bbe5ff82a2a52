import { IconPlus } from '#web/icons/p/plus.ts'
import { useCallback } from 'react'
import { Link, useSearchParams } from 'react-router'
import { useCompanies } from '#features/collaborators/web/use-companies.ts'
import { pageMeta } from '#web/page-meta.ts'
import { anId, oneOf, searched } from '#web/list/filters.ts'
import { usePages } from '#web/list/use-pages.ts'
import { ButtonLink } from '#web/ui/button.tsx'
import { type Column, DataTable } from '#web/ui/tables/data-table.tsx'
import { Icon } from '#web/ui/media/icon.tsx'
import { SearchBox } from '#web/ui/filters/search-box.tsx'
import { EmptyState, ErrorState } from '#web/ui/states/state.tsx'
import { TablePaging } from '#web/ui/tables/table-paging.tsx'
import { keysOf } from '#wire/keys-of.ts'
import { JOB_STATUSES, JOB_TYPES, type JobType } from '../wire/job-words.ts'
import { listOwnedJobs } from '../wire/writing.ts'
import type { Route } from './+types/owned-jobs-page'
import { JobStanding } from './owned/job-standing.tsx'
import { OwnedActions, type Owned } from './owned/owned-actions.tsx'
import styles from './owned/owned.module.css'

export const meta = (args: Route.MetaArgs) => pageMeta(args, { title: 'Minhas vagas', index: false })

const count = (n: number) => n.toLocaleString('pt-BR')

const ALL: Column<Owned>[] = [
  {
    key: 'title',
    header: 'Vaga',
    cell: ({ id, attributes }) => <Link to={`/vagas/minhas/${id}/editar`}>{attributes.title}</Link>,
  },
  { key: 'status', header: 'Situação', cell: ({ attributes }) => <JobStanding {...attributes} /> },
  {
    key: 'job_type',
    header: 'Tipo',
    cell: ({ attributes }) => (attributes.job_type ? JOB_TYPES[attributes.job_type as JobType] : 'A definir'),
  },
  { key: 'company_name', header: 'Empresa', cell: ({ attributes }) => attributes.company_name },
  { key: 'closes_at', header: 'Inscrições até', cell: ({ attributes }) => attributes.closes_at ?? 'A definir' },
  { key: 'views', header: 'Visitas', align: 'end', cell: ({ attributes }) => count(attributes.views) },
  {
    key: 'candidatures',
    header: 'Candidaturas',
    align: 'end',
    cell: ({ attributes }) => count(attributes.candidatures),
  },
]

const filters = {
  q: searched,
  situacao: oneOf(JOB_STATUSES, (status) => ({ status })),
  empresa: anId('Empresa', (company_id) => ({ company_id })),
}

const actions = (row: Owned) => <OwnedActions of={row} />

export default function OwnedJobsPage() {
  const { query, values, filterBy, rows, size, paging } = usePages(listOwnedJobs, filters)
  const companies = useCompanies()
  const { q, situacao: status, empresa } = values
  const search = useCallback((q: string) => filterBy({ q }, { replace: true }), [filterBy])
  const narrowed = Boolean(q || empresa || status)
  return (
    <div className={styles.page}>
      <div className={styles.head}>
        <h1>Minhas vagas</h1>
        <ButtonLink kind="primary" to="/vagas/minhas/nova">
          <Icon of={IconPlus} /> Criar vaga
        </ButtonLink>
      </div>
      {query.isError && !query.data ? (
        <ErrorState onRetry={() => void query.refetch()} />
      ) : (
        <>
          <Tabs status={status} counts={query.data?.counts} />
          <div className={styles.filters}>
            <SearchBox label="Buscar pelo título" value={q ?? ''} onSearch={search} />
            {companies.length > 1 && (
              <select
                aria-label="Empresa"
                value={empresa ?? ''}
                onChange={({ currentTarget }) => filterBy({ empresa: currentTarget.value })}
              >
                <option value="">Todas as empresas</option>
                {companies.map(({ value, label }) => (
                  <option key={value} value={value}>
                    {label}
                  </option>
                ))}
              </select>
            )}
          </div>
          <DataTable
            caption="Minhas vagas"
            columns={companies.length > 1 ? ALL : ALL.filter(({ key }) => key !== 'company_name')}
            rows={rows}
            rowKey={({ id }) => id}
            actions={actions}
            loading={!query.data}
            expected={size}
            empty={
              <EmptyState
                title={narrowed ? 'Nenhuma vaga encontrada' : 'Nenhuma vaga ainda'}
                text={
                  narrowed
                    ? 'Nenhuma vaga combina com essa busca.'
                    : 'Crie a primeira: ela fica guardada como rascunho até você publicar.'
                }
                action={
                  narrowed ? undefined : (
                    <ButtonLink kind="primary" to="/vagas/minhas/nova">
                      Criar vaga
                    </ButtonLink>
                  )
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

function Tabs({ status, counts }: { status: string | undefined; counts: Record<string, number> | undefined }) {
  const [search] = useSearchParams()
  const to = (one?: string) => {
    const next = new URLSearchParams(search)
    next.delete('page')
    if (one) next.set('situacao', one)
    else next.delete('situacao')
    return `?${next}`
  }
  const sum = counts && Object.values(counts).reduce((all, n) => all + n, 0)
  const tabs = [
    { key: undefined, label: 'Todas', n: sum },
    ...keysOf(JOB_STATUSES).map((key) => ({ key, label: `${JOB_STATUSES[key]}s`, n: counts?.[key] })),
  ]
  return (
    <nav className={styles.tabs} aria-label="Situação">
      {tabs.map(({ key, label, n }) => (
        <Link key={label} to={to(key)} aria-current={key === status ? 'page' : undefined}>
          {label}
          {n !== undefined && <span>{count(n)}</span>}
        </Link>
      ))}
    </nav>
  )
}
