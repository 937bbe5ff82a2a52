import { IconCircleCheck, IconCircleX, IconClock, type TablerIcon } from '@tabler/icons-react'
import { Icon } from '#web/ui/icon.tsx'
import styles from './standing.module.css'

export type Standing = 'good' | 'waiting' | 'bad' | 'quiet'
const ICONS: Record<Standing, TablerIcon | undefined> = {
  good: IconCircleCheck,
  waiting: IconClock,
  bad: IconCircleX,
  quiet: undefined,
}

/** How something stands, in a word: never told by the colour alone. */
export function StandingMark({ of, children }: { of: Standing; children: string }) {
  const icon = ICONS[of]
  return (
    <span className={styles.standing} data-of={of}>
      {icon && <Icon of={icon} size={16} />}
      {children}
    </span>
  )
}
