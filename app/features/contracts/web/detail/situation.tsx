import type { ReactNode } from 'react'
import { IconClockHour4 } from '#web/icons/c/clock-hour-4.ts'
import type { DrawnIcon } from '#web/icons/drawn-icon.ts'
import { IconShieldCheck } from '#web/icons/s/shield-check.ts'
import { IconUrgent } from '#web/icons/u/urgent.ts'
import { IconUserCheck } from '#web/icons/u/user-check.ts'
import { IconX } from '#web/icons/x/x.ts'
import { Icon } from '#web/ui/media/icon.tsx'
import type { Attributes } from '../../wire/buttons.ts'
import styles from './detail.module.css'

type Header = Attributes['header']
const ICONS: Record<Header['tone'], DrawnIcon> = {
  mine: IconUserCheck,
  others: IconClockHour4,
  done: IconShieldCheck,
  rejected: IconX,
  pressing: IconUrgent,
}

/** Who holds it, since when, what is missing, what comes next; and what can be done about it now. */
export const Situation = ({ header: { tone, words, next }, children }: { header: Header; children?: ReactNode }) => (
  <section className={styles.situation} data-tone={tone} aria-label="Situação">
    <span className={styles.sign}>
      <Icon of={ICONS[tone]} size={22} />
    </span>
    <div className={styles.told}>
      <p className={styles.say}>{words}</p>
      {next && <p className={styles.then}>{next}</p>}
    </div>
    {children}
  </section>
)
