import { IconAlertTriangle, IconCheck, IconInfoCircle, IconLoader2, IconX, type TablerIcon } from '@tabler/icons-react'
import type { AlertKind } from '#web/ui/alert.ts'
import { Icon } from '#web/ui/icon.tsx'
import styles from './alert-outlet.module.css'

const MARKS: Record<AlertKind, TablerIcon> = {
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
