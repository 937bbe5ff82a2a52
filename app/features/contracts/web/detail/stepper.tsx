import { dayWords } from '#web/moment.ts'
import type { Answer } from '#wire/endpoint.ts'
import type { showEnvelope } from '../../wire/envelopes.ts'
import styles from '../contracts.module.css'

type Flow = Answer<typeof showEnvelope>['data']['attributes']['workflow']['flow']
type Step = Flow[number]

const when = ({ state, done_at, since, statuses: [status] }: Step) => {
  if (state === 'current') return since ? `etapa atual, desde ${dayWords(since)}` : 'etapa atual'
  return done_at ? `${status!.state_name} em ${dayWords(done_at)}` : status!.state_name
}

/** The same words for eyes and ears: what each step is, who takes it and how it stands. */
export const Stepper = ({ flow }: { flow: Flow }) => (
  <ol className={styles.steps}>
    {flow.map((step) => (
      <li
        key={step.id}
        className={styles.step}
        data-state={step.state}
        aria-current={step.state === 'current' ? 'step' : undefined}
      >
        <strong>{step.label}</strong>
        <span>{when(step)}</span>
        {step.person_name && <span>{step.person_name}</span>}
      </li>
    ))}
  </ol>
)
