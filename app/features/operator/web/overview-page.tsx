import { useQuery } from '@tanstack/react-query'
import { Link } from 'react-router'
import { answerOf } from '#web/calls/answer.ts'
import { pageMeta } from '#web/page-meta.ts'
import { ErrorState } from '#web/ui/states/state.tsx'
import { showOverview } from '../wire.ts'
import type { Route } from './+types/overview-page'
import styles from './admin.module.css'
import { Queue } from './queue.tsx'

export const meta = (args: Route.MetaArgs) => pageMeta(args, { title: 'Operação', index: false })

const number = new Intl.NumberFormat('pt-BR')

const WEEK = [
  { name: 'contracts_completed', label: 'Contratos concluídos' },
  { name: 'jobs_published', label: 'Vagas publicadas' },
  { name: 'candidatures', label: 'Candidaturas' },
  { name: 'companies_registered', label: 'Empresas novas' },
  { name: 'decisions', label: 'Decisões da operação' },
] as const
const MACHINES = [
  { name: 'tasks_failed', label: 'Tarefas que falharam', to: '/admin/tarefas' },
  { name: 'mails_waiting', label: 'E-mails na fila', to: '/admin/emails' },
] as const

/** What waits for the operator, first thing in the morning, and how the week goes. */
export default function OverviewPage() {
  const { data, isError, refetch } = useQuery(answerOf(showOverview, {}))
  if (isError && !data) return <ErrorState heading="h1" onRetry={() => void refetch()} />
  const figures = data?.data.attributes
  return (
    <div className={styles.page}>
      <h1>Visão geral</h1>
      <Queue
        counts={
          figures && {
            document: figures.documents_waiting,
            contract: figures.contracts_waiting,
            company: figures.companies_waiting,
            claim: figures.claims_open,
            proposal: figures.proposals_waiting,
          }
        }
      >
        {figures && (
          <>
            <Figures
              title="Últimos 7 dias"
              of={WEEK.map(({ name, label }) => ({
                label,
                count: figures.week[name],
                before: figures.week_before[name],
              }))}
            />
            <Figures
              title="Máquinas"
              of={MACHINES.map(({ name, label, to }) => ({ label, count: figures[name], to }))}
            />
          </>
        )}
      </Queue>
    </div>
  )
}

function Figures({
  title,
  of,
}: {
  title: string
  of: { label: string; count: number; before?: number; to?: string }[]
}) {
  return (
    <section aria-label={title}>
      <h2 className={styles.above}>{title}</h2>
      <ul className={styles.figures}>
        {of.map(({ label, count, before, to }) => (
          <li key={label} className={styles.figure}>
            <span>{to ? <Link to={to}>{label}</Link> : label}</span>
            <span className={styles.number}>{number.format(count)}</span>
            {before !== undefined && <span>antes: {number.format(before)}</span>}
          </li>
        ))}
      </ul>
    </section>
  )
}
