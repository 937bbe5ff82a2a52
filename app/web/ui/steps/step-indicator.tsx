import styles from './step-indicator.module.css'

type Props = {
  /** From 0. */
  step: number
  length: number
}

/** '1/2' with a progress bar. */
export function StepIndicator({ step, length }: Props) {
  return (
    <p className={styles.indicator}>
      <span className="unseen">{`Passo ${step + 1} de ${length}`}</span>
      <span className={styles.bar} aria-hidden>
        {Array.from({ length }, (_, index) => (
          <span key={index} data-done={index <= step || undefined} data-here={index === step || undefined} />
        ))}
      </span>
      <span className={styles.number} aria-hidden>{`${step + 1}/${length}`}</span>
    </p>
  )
}
