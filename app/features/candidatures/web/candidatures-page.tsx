import { Link } from 'react-router'
import { Column } from '#web/layout/frame.tsx'
import { pageMeta } from '#web/page-meta.ts'
import { oneOf } from '#web/list/filters.ts'
import { usePages } from '#web/list/use-pages.ts'
import { ButtonLink } from '#web/ui/button.tsx'
import { Loading, SkeletonLines } from '#web/ui/states/skeleton.tsx'
import { EmptyState, ErrorState } from '#web/ui/states/state.tsx'
import { TablePaging } from '#web/ui/tables/table-paging.tsx'
import { listCandidatures } from '../wire/applying.ts'
import type { Route } from './+types/candidatures-page'
import { CandidatureCard } from './own/candidature-card.tsx'
import styles from './own/own.module.css'

export const meta = (args: Route.MetaArgs) => pageMeta(args, { title: 'Candidaturas', index: false })

const TABS = [
  { key: undefined, label: 'Todas' },
  { key: 'abertas', label: 'Em andamento' },
  { key: 'encerradas', label: 'Encerradas' },
] as const

const filters = {
  situacao: oneOf({ abertas: 'Em andamento', encerradas: 'Encerradas' }, (one) => ({ open: one === 'abertas' })),
}

export default function CandidaturesPage() {
  const { query, values, rows, size, paging } = usePages(listCandidatures, filters)
  const { data, isError } = query
  return (
    <Column narrow>
      <div className={styles.page}>
        <header className={styles.head}>
          <h1>Candidaturas</h1>
          <p className={styles.lead}>
            Cada uma tem sempre uma próxima data. Se ela passar sem resposta, nós avisamos você e cobramos a empresa.
          </p>
        </header>
        <nav className={styles.tabs} aria-label="Situação">
          {TABS.map(({ key, label }) => (
            <Link
              key={label}
              to={key ? `?situacao=${key}` : '?'}
              aria-current={values.situacao === key ? 'page' : undefined}
            >
              {label}
            </Link>
          ))}
        </nav>
        {isError && !data && <ErrorState onRetry={() => void query.refetch()} />}
        {!data && !isError && (
          <Loading>
            <div className={styles.card}>
              <SkeletonLines lines={4} />
            </div>
          </Loading>
        )}
        {data?.total_count === 0 && (
          <EmptyState
            drawing="folder"
            title={values.situacao === undefined ? 'Nenhuma candidatura ainda' : 'Nenhuma candidatura aqui'}
            text="Encontre uma vaga que combine com você: candidatar-se leva um minuto."
            action={
              <ButtonLink kind="primary" to="/vagas">
                Ver vagas
              </ButtonLink>
            }
          />
        )}
        {data && data.total_count > 0 && (
          <>
            <ul className={styles.cards}>
              {rows.map((one) => (
                <li key={one.id}>
                  <CandidatureCard of={one} />
                </li>
              ))}
            </ul>
            {data.total_count > size && <TablePaging {...paging} />}
          </>
        )}
      </div>
    </Column>
  )
}
