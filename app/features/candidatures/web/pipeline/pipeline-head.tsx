import { IconChartBar } from '#web/icons/c/chart-bar.ts'
import { IconColumns } from '#web/icons/c/columns.ts'
import { IconMessages } from '#web/icons/m/messages.ts'
import { IconTableExport } from '#web/icons/t/table-export.ts'
import { JOB_STATUSES, type JobStatus } from '#features/jobs/wire/job-words.ts'
import { dayWords } from '#web/moment.ts'
import { Button } from '#web/ui/button.tsx'
import { Icon } from '#web/ui/media/icon.tsx'
import { StandingMark } from '#web/ui/states/standing.tsx'
import { Breadcrumb } from '#web/ui/breadcrumb.tsx'
import { PipelineViews } from './pipeline-views.tsx'
import styles from './pipeline.module.css'
import type { Pipeline } from './use-pipeline.ts'

const MARKS = { draft: 'quiet', published: 'good', paused: 'waiting', closed: 'quiet' } as const

type Props = {
  pipeline: Pipeline
  table: boolean
  sheet: { busy: boolean; download: () => void }
  onFunnel: () => void
  onColumns: () => void
  onTemplates: () => void
}

/** The job, its state, and what is done with the whole of it. */
export function PipelineHead({ pipeline, table, sheet, onFunnel, onColumns, onTemplates }: Props) {
  const { title, closes_at, all, suspended } = pipeline
  const status = pipeline.status as JobStatus
  const people = all === 1 ? '1 pessoa' : `${all.toLocaleString('pt-BR')} pessoas`
  return (
    <>
      <Breadcrumb trail={[{ label: 'Minhas vagas', to: '/vagas/minhas' }, { label: title }]} />
      <div className={styles.head}>
        <div className={styles.title}>
          <h1>{title}</h1>
          <StandingMark of={MARKS[status]}>{JOB_STATUSES[status]}</StandingMark>
          <span className={styles.muted}>
            {[status === 'published' && closes_at && `inscrições até ${dayWords(closes_at)}`, people]
              .filter(Boolean)
              .join(' · ')}
          </span>
        </div>
        <div className={`${styles.bar} ${styles.whole}`}>
          <PipelineViews table={table} />
          <Button kind="quiet" aria-haspopup="dialog" onClick={onFunnel}>
            <Icon of={IconChartBar} /> <span>Funil</span>
          </Button>
          <Button kind="quiet" aria-haspopup="dialog" onClick={onColumns}>
            <Icon of={IconColumns} /> <span>Colunas</span>
          </Button>
          <Button kind="quiet" aria-haspopup="dialog" onClick={onTemplates}>
            <Icon of={IconMessages} /> <span>Modelos</span>
          </Button>
          <Button kind="quiet" loading={sheet.busy} disabled={suspended} onClick={sheet.download}>
            <Icon of={IconTableExport} /> <span>Exportar planilha</span>
          </Button>
        </div>
      </div>
    </>
  )
}
