import type { Answer } from '#wire/endpoint.ts'
import type { countWaitingEnvelopes } from '../../wire/counts.ts'
import styles from '#web/ui/tabs.module.css'

export const WORK = {
  review: 'Conferir',
  upload_review: 'Papel a conferir',
  not_defined: 'Tipo a definir',
} as const
type Work = keyof typeof WORK
type Counts = Answer<typeof countWaitingEnvelopes>['data']
type Props = {
  chosen: Work | undefined
  counts: Counts | undefined
  onChoose: (work: Work | undefined) => void
}

const number = new Intl.NumberFormat('pt-BR')
const all = ({ review, upload_review, not_defined }: Counts) => review + upload_review + not_defined

export const WorkTabs = ({ chosen, counts, onChoose }: Props) => (
  <div className={styles.tabs} role="group" aria-label="Que trabalho">
    {[undefined, ...(Object.keys(WORK) as Work[])].map((work) => (
      <button key={work ?? 'all'} type="button" aria-pressed={chosen === work} onClick={() => onChoose(work)}>
        {work ? WORK[work] : 'Tudo'}{' '}
        <span className={styles.count}>{counts && number.format(work ? counts[work] : all(counts))}</span>
      </button>
    ))}
  </div>
)
