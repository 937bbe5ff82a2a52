import type { Envelope } from '../../wire/buttons.ts'
import styles from './detail.module.css'
import { hasActs, StepActs } from './step-acts.tsx'

/** Signatures that come later, and what may be changed about each before they do. */
export function NextSigners({ envelope }: { envelope: Envelope }) {
  const later = envelope.attributes.workflow.flow.filter((step) => step.state === 'waiting' && hasActs(step))
  if (!later.length) return null
  return (
    <section className={styles.card} aria-labelledby="later">
      <header className={styles.head}>
        <h2 id="later">Próximas assinaturas</h2>
      </header>
      <ul className={styles.people}>
        {later.map((step) => (
          <li key={step.id}>
            <div>
              <strong>{step.person_name}</strong>
              <span className={styles.about}>
                {step.label}
                {step.person_email && ` · ${step.person_email}`}
              </span>
            </div>
            <div className={styles.rowActions}>
              <StepActs envelope={envelope} step={step} />
            </div>
          </li>
        ))}
      </ul>
    </section>
  )
}
