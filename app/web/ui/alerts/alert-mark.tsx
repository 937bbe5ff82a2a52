import { IconAlertTriangle } from '#web/icons/a/alert-triangle.ts'
import { IconCheck } from '#web/icons/c/check.ts'
import { IconInfoCircle } from '#web/icons/i/info-circle.ts'
import { IconLoader2 } from '#web/icons/l/loader-2.ts'
import { IconX } from '#web/icons/x/x.ts'
import type { DrawnIcon } from '#web/icons/drawn-icon.ts'
import type { AlertKind } from './alert.ts'
import { Icon } from '#web/ui/media/icon.tsx'
import styles from './alert-outlet.module.css'

const MARKS: Record<AlertKind, DrawnIcon> = {
  success: IconCheck,
  info: IconInfoCircle,
  warning: IconAlertTriangle,
  error: IconX,
  waiting: IconLoader2,
}

export function AlertMark({ kind, size = 20 }: { kind: AlertKind; size?: number }) {
  return (
    <span className={styles.mark}>
      <Icon of={MARKS[kind]} size={size} />
    </span>
  )
}
