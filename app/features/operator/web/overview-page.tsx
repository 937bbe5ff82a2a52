import { useQuery } from '@tanstack/react-query'
import { Link } from 'react-router'
import { answerOf } from '#web/calls/answer.ts'
import { pageMeta } from '#web/page-meta.ts'
import { Loading, Skeleton } from '#web/ui/states/skeleton.tsx'
import { ErrorState } from '#web/ui/states/state.tsx'
import { showOverview } from '../wire.ts'
import type { Route } from './+types/overview-page'
import styles from './admin.module.css'

export const meta = (args: Route.MetaArgs) => pageMeta(args, { title: 'Operação', index: false })

const number = new Intl.NumberFormat('pt-BR')

const FIGURES = [
  { name: 'contracts_waiting', label: 'Contratos a conferir', to: '/admin/envelopes' },
  { name: 'companies_waiting', label: 'Empresas a verificar', to: '/admin/empresas?verification=pendente' },
  { name: 'claims_open', label: 'Reclamações de CNPJ abertas', to: '/admin/reclamacoes' },
  { name: 'documents_waiting', label: 'Documentos a conferir', to: '/admin/documentos' },
  { name: 'tasks_failed', label: 'Tarefas que falharam' },
  { name: 'mails_waiting', label: 'E-mails na fila' },
] as const

/** What waits for the operator, first thing in the morning. */
export default function OverviewPage() {
  const { data, isError, refetch } = useQuery(answerOf(showOverview, {}))
  if (isError && !data) return <ErrorState heading="h1" onRetry={() => void refetch()} />
  return (
    <div className={styles.page}>
      <h1>Visão geral</h1>
      {data ? (
        <ul className={styles.figures}>
          {FIGURES.map(({ name, label, ...way }) => {
            const count = data.data.attributes[name]
            const inside = (
              <>
                <span className={styles.number}>{number.format(count)}</span>
                <span>{label}</span>
              </>
            )
            return (
              <li key={name}>
                {'to' in way ? (
                  <Link className={styles.figure} to={way.to} data-waits={count > 0}>
                    {inside}
                  </Link>
                ) : (
                  <div className={styles.figure} data-waits={count > 0}>
                    {inside}
                  </div>
                )}
              </li>
            )
          })}
        </ul>
      ) : (
        <Loading>
          <div className={styles.figures}>
            {FIGURES.map(({ name }) => (
              <div key={name} className={styles.figure}>
                <Skeleton width={48} height={40} />
                <Skeleton width="70%" />
              </div>
            ))}
          </div>
        </Loading>
      )}
    </div>
  )
}
