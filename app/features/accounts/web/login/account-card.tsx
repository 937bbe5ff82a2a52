import type { ReactNode } from 'react'
import { NeedsScript } from '#web/ui/needs-script.tsx'
import styles from './account-card.module.css'
import { useFocusOnChange } from './use-focus-on-change.ts'

type Props = {
  title: string
  /** The breadcrumb, of the pages that have one: log-ins do not load it. */
  trail?: ReactNode
  children: ReactNode
  lead?: ReactNode
  footer?: ReactNode
  /** Above the form on phones, in a column of its own on wide screens. */
  beside?: ReactNode
  /** On top of the card. */
  tabs?: ReactNode
  /** Takes the place of a form that was sent. */
  follows?: boolean
}

/** One narrow column: title, one form, other links. */
export const AccountCard = ({ title, trail, lead, children, footer, beside, tabs, follows }: Props) => (
  <div className={beside ? `${styles.page} ${styles.wide}` : styles.page}>
    {trail}
    <h1 ref={useFocusOnChange(title, follows)} tabIndex={-1}>
      {title.split(/(e-mail)/i).map((part) =>
        /^e-mail$/i.test(part) ? (
          <span key={part} className={styles.unbroken}>
            {part}
          </span>
        ) : (
          part
        ),
      )}
    </h1>
    {lead && <p className={styles.lead}>{lead}</p>}
    {beside && <div className={styles.beside}>{beside}</div>}
    <NeedsScript />
    <div className={tabs ? `${styles.card} ${styles.tabbed}` : styles.card}>
      {tabs}
      {children}
    </div>
    {footer && <p className={styles.footer}>{footer}</p>}
  </div>
)
