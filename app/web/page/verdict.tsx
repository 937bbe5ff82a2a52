import type { ReactNode, Ref } from 'react'
import { Icon } from '#web/ui/media/icon.tsx'
import { SHIELDS, type Tone } from './shields.ts'
import styles from './verdict.module.css'

type Props = {
  tone: Tone
  title: string
  text: ReactNode
  /** Stays while its words change, and says them. */
  spoken?: boolean
  children?: ReactNode
}

/** What is to be thought of a document: a band with a shield, and what is known of it below. */
export const VerdictCard = ({ tone, title, text, spoken, children }: Props) => (
  <section className={styles.card} data-tone={tone} aria-label={title}>
    <div className={styles.band} role={spoken ? 'status' : undefined}>
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

/** Around a card that comes later: what is inserted together with its live region often stays unspoken. */
export const VerdictPlace = ({ children, ref }: { children: ReactNode; ref?: Ref<HTMLDivElement> }) => (
  <div role="status" className={styles.place} ref={ref}>
    {children}
  </div>
)

export const VerdictPart = ({ children, quiet }: { children: ReactNode; quiet?: boolean }) => (
  <div className={styles.part} data-quiet={quiet || undefined}>
    {children}
  </div>
)
