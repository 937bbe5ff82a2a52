import styles from './spinner.module.css'

/** For short waits. */
export const Spinner = ({ label, size = 18 }: { label?: string; size?: number }) => (
  <span
    className={styles.spinner}
    style={{ inlineSize: size, blockSize: size }}
    {...(label ? { role: 'status', 'aria-label': label } : { 'aria-hidden': true })}
  />
)
