import { IconPlus } from '#web/icons/p/plus.ts'
import { useCallback, useState } from 'react'
import { Link, useSearchParams } from 'react-router'
import { useCompanies } from '#features/collaborators/web/use-companies.ts'
import { pageMeta } from '#web/page-meta.ts'
import { anId, oneOf, orderOf, searched } from '#web/list/filters.ts'
import { usePages } from '#web/list/use-pages.ts'
import { ButtonLink } from '#web/ui/button.tsx'
import { type Column, DataTable } from '#web/ui/tables/data-table.tsx'
import { Icon } from '#web/ui/media/icon.tsx'
import { SearchBox } from '#web/ui/filters/search-box.tsx'
import { EmptyState, ErrorState } from '#web/ui/states/state.tsx'
import { TablePaging } from '#web/ui/tables/table-paging.tsx'
import type { Sort } from '#web/ui/tables/paging.ts'
import { sortsOf } from '#wire/json-api.ts'
import { keysOf } from '#wire/keys-of.ts'
import { JOB_STATUSES, OWNED_ORDERS } from '../wire/job-words.ts'
import { listOwnedJobs } from '../wire/writing.ts'
import type { Route } from './+types/owned-jobs-page'
import { JobStanding } from './owned/job-standing.tsx'
import { OwnedActions, type Owned } from './owned/owned-actions.tsx'
import { AnswerCell, CandidaturesCell, ShortLine, TitleCell } from './owned/owned-cells.tsx'
import tabs from '#web/ui/tabs.module.css'
import styles from './owned/owned.module.css'

export const meta = (args: Route.MetaArgs) => pageMeta(args, { title: 'Minhas vagas', index: false })

const count = (n: number) => n.toLocaleString('pt-BR')

const columnsFor = (companies: boolean, now: Date): Column<Owned>[] => [
  { key: 'title', header: 'Vaga', sortable: true, cell: (row) => <TitleCell of={row} company={companies} /> },
  { key: 'status', header: 'Situação', cell: ({ attributes }) => <JobStanding {...attributes} /> },
  {
    key: 'candidatures',
    header: 'Candidaturas',
    sortable: true,
    align: 'end',
    cell: (row) => <CandidaturesCell of={row} />,
  },
  { key: 'answer_by', header: 'Responder até', sortable: true, cell: (row) => <AnswerCell of={row} now={now} /> },
  {
    key: 'closes_at',
    header: 'Inscrições até',
    sortable: true,
    cell: ({ attributes }) => attributes.closes_at ?? 'A definir',
  },
  {
    key: 'views',
    header: 'Visitas',
    sortable: true,
    align: 'end',
    cell: ({ attributes }) => count(attributes.views),
  },
]

const filters = {
  q: searched,
  situacao: oneOf(JOB_STATUSES, (status) => ({ status })),
  ordem: orderOf(sortsOf(OWNED_ORDERS), (sort) => ({ sort })),
  empresa: anId('Empresa', (company_id) => ({ company_id })),
}

/** Closed ones stand apart, behind their own tab. */
const OPEN = { open: true }
const short = (row: Owned) => <ShortLine of={row} />
const actions = (row: Owned) => <OwnedActions of={row} />

export default function OwnedJobsPage() {
  const { query, values, filterBy, rows, size, paging } = usePages(listOwnedJobs, filters, { path: OPEN })
  const companies = useCompanies()
  const { q, situacao: status, empresa, ordem } = values
  const [now] = useState(() => new Date())
  const sort: Sort | null = ordem ? { key: ordem.replace(/^-/, ''), descending: ordem.startsWith('-') } : null
  const search = useCallback((q: string) => filterBy({ q }, { replace: true }), [filterBy])
  const narrowed = Boolean(q || empresa || status)
  const none = query.data && !narrowed && Object.values(query.data.counts).every((n) => n === 0)
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
          {!none && <Tabs status={status} counts={query.data?.counts} />}
          <div className={styles.filters} hidden={none}>
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
            columns={columnsFor(companies.length > 1, now)}
            short={short}
            sort={sort}
            onSort={(next) => filterBy({ ordem: next ? `${next.descending ? '-' : ''}${next.key}` : '' })}
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
                    : 'Crie a primeira: ela fica como rascunho até você publicar.'
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
  const sum = counts && counts['draft']! + counts['published']! + counts['paused']!
  const lists = [
    { key: undefined, label: 'Em aberto', n: sum },
    ...keysOf(JOB_STATUSES).map((key) => ({ key, label: `${JOB_STATUSES[key]}s`, n: counts?.[key] })),
  ]
  return (
    <nav className={tabs.tabs} aria-label="Situação">
      {lists.map(({ key, label, n }) => (
        <Link key={label} to={to(key)} aria-current={key === status ? 'page' : undefined}>
          {label}
          <span className={tabs.count}>{n !== undefined && count(n)}</span>
        </Link>
      ))}
    </nav>
  )
}
