import type { Envelope } from '../../wire/buttons.ts'
import styles from './detail.module.css'
import { isChangeable, StepActs } from './step-acts.tsx'

/** Signatures that are missing, and what may be changed about each before it is given. */
export function NextSigners({ envelope }: { envelope: Envelope }) {
  const later = envelope.attributes.workflow.flow.filter(isChangeable)
  if (!later.length) return null
  return (
    <section className={styles.card} aria-labelledby="later">
      <header className={styles.head}>
        <h2 id="later">Assinaturas que faltam</h2>
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
              <StepActs
                envelope={envelope}
                step={step}
                acts={step.state === 'current' ? ['paper'] : ['mend', 'paper']}
              />
            </div>
          </li>
        ))}
      </ul>
    </section>
  )
}
