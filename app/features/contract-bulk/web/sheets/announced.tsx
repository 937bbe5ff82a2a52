import styles from './sheets.module.css'

/** Progress for screen readers, a quarter at a time: each row would talk without end. */
export function Announced({ label, done, total }: { label: string; done: number; total: number }) {
  const quarters = total ? Math.floor((done / total) * 4) : 0
  return (
    <p className={styles.announced} role="status" aria-live="polite">
      {label}
      {quarters > 0 && `: ${quarters * 25}%`}
    </p>
  )
}
