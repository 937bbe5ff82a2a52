import styles from './progress.module.css'

type Props = {
  label: string
  /** Done and total, in the same unit. */
  done: number
  total: number
  /** 'linhas', 'MB'. */
  unit?: string
}

const number = new Intl.NumberFormat('pt-BR', { maximumFractionDigits: 1 })
const percent = new Intl.NumberFormat('pt-BR', { style: 'percent' })

/** Without a total no percentage is shown. */
export function Progress({ label, done, total, unit }: Props) {
  const known = total > 0
  const share = known ? Math.min(done / total, 1) : 0
  const words = known ? `${number.format(done)} de ${number.format(total)}${unit ? ` ${unit}` : ''}` : 'Preparando…'
  return (
    <div className={styles.progress}>
      <div className={styles.words}>
        <span>{label}</span>
        <span className={styles.number}>{known ? `${words} (${percent.format(share)})` : words}</span>
      </div>
      <div
        className={styles.track}
        role="progressbar"
        aria-label={label}
        aria-valuemin={0}
        aria-valuemax={known ? total : undefined}
        aria-valuenow={known ? done : undefined}
        aria-valuetext={words}
      >
        <span style={{ transform: `scaleX(${share})` }} />
      </div>
    </div>
  )
}
