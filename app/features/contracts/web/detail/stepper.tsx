import { IconCheck } from '#web/icons/c/check.ts'
import { IconX } from '#web/icons/x/x.ts'
import { Icon } from '#web/ui/media/icon.tsx'
import styles from './stepper.module.css'
import type { Look, ShownStep } from './steps.ts'

const SPOKEN: Record<Look, string> = { done: 'feito', current: 'etapa atual', declined: 'rejeitado', later: 'depois' }
const mark = (look: Look, at: number) => {
  if (look === 'done') return <Icon of={IconCheck} size={16} />
  return look === 'declined' ? <Icon of={IconX} size={16} /> : at + 1
}

/** The same words for eyes and ears: what each step is, who takes it and how it stands. */
export const Stepper = ({ steps, unseen }: { steps: readonly ShownStep[]; unseen?: boolean }) => (
  <ol className={unseen ? 'unseen' : styles.steps} aria-label="Etapas do contrato">
    {steps.map(({ id, look, label, how, who }, at) => (
      <li key={id} className={styles.step} data-look={look} aria-current={look === 'current' ? 'step' : undefined}>
        <span className={styles.mark}>
          {mark(look, at)}
          <span className="unseen"> {SPOKEN[look]}</span>
        </span>
        <strong>{label}</strong>
        <span className={styles.how}>{how}</span>
        {who && <span>{who}</span>}
      </li>
    ))}
  </ol>
)
