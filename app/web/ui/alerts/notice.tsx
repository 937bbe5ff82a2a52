import { IconAlertTriangle } from '#web/icons/a/alert-triangle.ts'
import { IconInfoCircle } from '#web/icons/i/info-circle.ts'
import type { DrawnIcon } from '#web/icons/drawn-icon.ts'
import type { ReactNode } from 'react'
import { Icon } from '#web/ui/media/icon.tsx'
import styles from './notice.module.css'

type Kind = 'info' | 'warning' | 'bad'
const ICONS: Record<Kind, DrawnIcon> = { info: IconInfoCircle, warning: IconAlertTriangle, bad: IconAlertTriangle }

type Props = { kind?: Kind; title: string; children?: ReactNode; action?: ReactNode }

/** A lasting message above the content of a page; not an alert. */
export function Notice({ kind = 'info', title, children, action }: Props) {
  return (
    <section className={styles.notice} data-kind={kind} aria-label={title}>
      <Icon of={ICONS[kind]} />
      <div className={styles.words}>
        <p className={styles.title}>{title}</p>
        {children && <p>{children}</p>}
      </div>
      {action && <div className={styles.action}>{action}</div>}
    </section>
  )
}
