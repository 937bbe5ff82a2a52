import type { ReactNode } from 'react'
import styles from './switch.module.css'

/** On or off at once, with nothing to submit; inside a form a check box says the same. */
export function Switch({
  on,
  onChange,
  children,
}: {
  on: boolean
  onChange: (on: boolean) => void
  children: ReactNode
}) {
  return (
    <button type="button" role="switch" aria-checked={on} className={styles.switch} onClick={() => onChange(!on)}>
      <span className={styles.track} aria-hidden />
      {children}
    </button>
  )
}
