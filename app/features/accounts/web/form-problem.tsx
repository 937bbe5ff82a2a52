import { IconAlertCircle } from '#web/icons/a/alert-circle.ts'
import { useEffect, useRef, type ReactNode } from 'react'
import { Icon } from '#web/ui/media/icon.tsx'
import styles from './login/account-card.module.css'

/** The form's own error, announced as it appears. */
export function FormProblem({ children }: { children: ReactNode }) {
  const box = useRef<HTMLParagraphElement>(null)
  useEffect(() => box.current?.focus(), [])
  return (
    <p ref={box} className={styles.problem} role="alert" tabIndex={-1}>
      <Icon of={IconAlertCircle} />
      <span>{children}</span>
    </p>
  )
}
