import type { ReactNode } from 'react'
import { NeedsScript } from '#web/ui/needs-script.tsx'
import styles from './account-card.module.css'

type Props = { title: string; children: ReactNode; lead?: ReactNode; footer?: ReactNode }

/** One narrow column: title, one form, other links. */
export const AccountCard = ({ title, lead, children, footer }: Props) => (
  <div className={styles.page}>
    <h1>
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
    <NeedsScript />
    <div className={styles.card}>{children}</div>
    {footer && <p className={styles.footer}>{footer}</p>}
  </div>
)
