import type { Answer } from '#wire/endpoint.ts'
import { IconArrowRight } from '#web/icons/a/arrow-right.ts'
import { Link } from 'react-router'
import type { listCandidatures } from '#features/candidatures/wire/applying.ts'
import type { CandidatureState } from '#features/candidatures/wire/candidature-words.ts'
import { shortDay } from '#web/moment.ts'
import { Icon } from '#web/ui/media/icon.tsx'
import styles from './inside.module.css'

type Candidature = Answer<typeof listCandidatures>['collection']['data'][number]

const STAGES = ['Inscrita', 'Triagem', 'Entrevista', 'Resposta']
const AT: Partial<Record<CandidatureState, number>> = { applied: 0, screening: 1, interview: 2, offer: 3, hired: 3 }
/** The most advanced first; others are in the list. */
const MOST = 3

/** What waits for companies, as a crossing. */
export function WithCompanies({ candidatures }: { candidatures: Candidature[] }) {
  const shown = candidatures.toSorted((one, other) => stageOf(other) - stageOf(one)).slice(0, MOST)
  if (!shown.length) return null
  return (
    <section className={styles.part} aria-labelledby="com-as-empresas">
      <div className={styles.head}>
        <h2 id="com-as-empresas">Com as empresas</h2>
        <Link to="/usuarios/candidaturas">
          Candidaturas <Icon of={IconArrowRight} size={18} />
        </Link>
      </div>
      <ul className={styles.rows}>
        {shown.map((one) => (
          <li key={one.id} className={styles.crossing}>
            <div>
              <h3>
                <Link to={`/usuarios/candidaturas/${one.id}`}>{one.attributes.job.title}</Link>
              </h3>
              <p>
                {one.attributes.job.company_name}
                {one.attributes.next_date && ` · responde até ${shortDay(one.attributes.next_date)}`}
              </p>
            </div>
            <Deck at={stageOf(one)} />
          </li>
        ))}
      </ul>
    </section>
  )
}

const stageOf = ({ attributes: { state } }: Candidature) => AT[state] ?? 0

const Deck = ({ at }: { at: number }) => (
  <ol className={styles.deck} aria-label="Etapas">
    {STAGES.map((stage, i) => (
      <li
        key={stage}
        data-at={i < at ? 'done' : i === at ? 'now' : undefined}
        aria-current={i === at ? 'step' : undefined}
      >
        {stage}
      </li>
    ))}
  </ol>
)
