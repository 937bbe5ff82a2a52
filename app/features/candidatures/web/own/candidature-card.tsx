import { Link } from 'react-router'
import { dayWords } from '#web/moment.ts'
import type { Answer } from '#wire/endpoint.ts'
import type { listCandidatures } from '../../wire/applying.ts'
import styles from './own.module.css'
import { StateMark } from './state-mark.tsx'

type Card = Answer<typeof listCandidatures>['collection']['data'][number]

export const CandidatureCard = ({ of: { id, attributes } }: { of: Card }) => (
  <article className={styles.card}>
    <div className={styles.top}>
      <div>
        <h2>
          <Link to={`/usuarios/candidaturas/${id}`}>{attributes.job.title}</Link>
        </h2>
        <p className={styles.muted}>
          {[attributes.job.company_name, attributes.job.address].filter(Boolean).join(' · ')}
        </p>
      </div>
      <StateMark state={attributes.state} words={attributes.state_words} />
    </div>
    <p className={styles.next}>{attributes.next_words}</p>
    <p className={styles.muted}>Enviada em {dayWords(attributes.applied_at)}</p>
  </article>
)
