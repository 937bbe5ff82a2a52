import styles from './signing.module.css'

const STEPS = ['confirme que é você', 'leia o documento', 'assine']

/** Three bars, and the same in words. */
export const StepsBar = ({ at }: { at: 0 | 1 | 2 }) => (
  <div className={styles.progress}>
    <div className={styles.bars} aria-hidden="true">
      {STEPS.map((step, n) => (
        <span key={step} data-on={n <= at || undefined} />
      ))}
    </div>
    <p>
      Passo {at + 1} de {STEPS.length} · {STEPS[at]}
    </p>
  </div>
)
