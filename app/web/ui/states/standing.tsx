import { IconArrowRight } from '#web/icons/a/arrow-right.ts'
import { IconCircleCheck } from '#web/icons/c/circle-check.ts'
import { IconCircleX } from '#web/icons/c/circle-x.ts'
import { IconClock } from '#web/icons/c/clock.ts'
import type { DrawnIcon } from '#web/icons/drawn-icon.ts'
import { Icon } from '#web/ui/media/icon.tsx'
import styles from './standing.module.css'

/** 'turn': of whoever reads. 'waiting': for somebody else. */
export type Standing = 'good' | 'turn' | 'waiting' | 'bad' | 'quiet'
const ICONS: Record<Standing, DrawnIcon | undefined> = {
  good: IconCircleCheck,
  turn: IconArrowRight,
  waiting: IconClock,
  bad: IconCircleX,
  quiet: undefined,
}

/** A state in words, never by colour alone. */
export function StandingMark({ of, children }: { of: Standing; children: string }) {
  const icon = ICONS[of]
  return (
    <span className={styles.standing} data-of={of}>
      {icon && <Icon of={icon} size={16} />}
      {children}
    </span>
  )
}
