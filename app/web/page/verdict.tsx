import { IconShield } from '#web/icons/s/shield.ts'
import { IconShieldCheck } from '#web/icons/s/shield-check.ts'
import { IconShieldExclamation } from '#web/icons/s/shield-exclamation.ts'
import { IconShieldX } from '#web/icons/s/shield-x.ts'
import type { ReactNode } from 'react'
import type { DrawnIcon } from '#web/icons/drawn-icon.ts'
import { Icon } from '#web/ui/media/icon.tsx'
import styles from './verdict.module.css'

/** 'plain': known, and nothing was compared yet. */
export type Tone = 'good' | 'warning' | 'bad' | 'plain'
const ICONS: Record<Tone, DrawnIcon> = {
  good: IconShieldCheck,
  warning: IconShieldExclamation,
  bad: IconShieldX,
  plain: IconShield,
}

type Props = { tone: Tone; title: string; text: ReactNode; children?: ReactNode }

/** What is to be thought of a document: a band with a shield, and what is known of it below. */
export const VerdictCard = ({ tone, title, text, children }: Props) => (
  <section className={styles.card} data-tone={tone} aria-label={title}>
    <div className={styles.band} role="status">
      <span className={styles.shield}>
        <Icon of={ICONS[tone]} />
      </span>
      <div>
        <h2>{title}</h2>
        <p>{text}</p>
      </div>
    </div>
    {children}
  </section>
)

export const VerdictPart = ({ children, quiet }: { children: ReactNode; quiet?: boolean }) => (
  <div className={styles.part} data-quiet={quiet || undefined}>
    {children}
  </div>
)

export const ShieldMark = ({ tone }: { tone: Tone }) => (
  <span className={styles.mark} data-tone={tone}>
    <Icon of={ICONS[tone]} />
  </span>
)
