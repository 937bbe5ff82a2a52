import type { ReactNode } from 'react'
import { Icon } from '#web/ui/media/icon.tsx'
import { SHIELDS, type Tone } from './shields.ts'
import styles from './verdict.module.css'

type Props = { tone: Tone; title: string; text: ReactNode; children?: ReactNode }

/** What is to be thought of a document: a band with a shield, and what is known of it below. */
export const VerdictCard = ({ tone, title, text, children }: Props) => (
  <section className={styles.card} data-tone={tone} aria-label={title}>
    <div className={styles.band} role="status">
      <span className={styles.shield}>
        <Icon of={SHIELDS[tone]} />
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
