import styles from './spinner.module.css'

/** Something is going on, and will not take long. */
export const Spinner = ({ label, size = 18 }: { label?: string; size?: number }) => (
  <span
    className={styles.spinner}
    style={{ inlineSize: size, blockSize: size }}
    {...(label ? { role: 'status', 'aria-label': label } : { 'aria-hidden': true })}
  />
)
