import type { ReactNode } from 'react'
import styles from './switch.module.css'

/** Takes effect at once; inside a form use a check box. */
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
