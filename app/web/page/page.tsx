// Building blocks of pages, so that features need no style sheet for them.
import { IconArrowLeft } from '#web/icons/a/arrow-left.ts'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { Icon } from '#web/ui/media/icon.tsx'
import styles from './page.module.css'

type Children = { children: ReactNode }
type PageProps = Children & {
  title: string
  /** Beside the title: the state. */
  mark?: ReactNode
  lead?: ReactNode
  back?: { to: string; label: string }
  actions?: ReactNode
  /** 'form' is as wide as a form, 'wide' takes the whole width, for tables. */
  width?: 'column' | 'form' | 'wide'
}

export const Page = ({ title, mark, lead, back, actions, width = 'column', children }: PageProps) => (
  <div className={styles.page} data-width={width}>
    {back && (
      <Link className={styles.back} to={back.to}>
        <Icon of={IconArrowLeft} size={18} /> {back.label}
      </Link>
    )}
    <header className={styles.head}>
      <div className={styles.titles}>
        <div className={styles.title}>
          <h1>{title}</h1>
          {mark}
        </div>
        {lead && <p className={styles.lead}>{lead}</p>}
      </div>
      {actions && <Actions>{actions}</Actions>}
    </header>
    {children}
  </div>
)

type SectionProps = Children & { title: ReactNode; id: string; lead?: ReactNode; bare?: boolean }

/** A titled part of a page: a card, or bare. */
export const Section = ({ title, id, lead, bare, children }: SectionProps) => (
  <section className={bare ? styles.stack : styles.card} aria-labelledby={id}>
    <div>
      <h2 id={id}>{title}</h2>
      {lead && <p className={styles.lead}>{lead}</p>}
    </div>
    {children}
  </section>
)

export const Card = ({ children }: Children) => <div className={styles.card}>{children}</div>
export const Stack = ({ children }: Children) => <div className={styles.stack}>{children}</div>
/** Short fields side by side where there is room. */
export const Pair = ({ children }: Children) => <div className={styles.pair}>{children}</div>
/** As many columns of fields or figures as fit. */
export const Columns = ({ children }: Children) => <div className={styles.columns}>{children}</div>
type ActionsProps = Children & { end?: boolean | undefined; sticky?: boolean | undefined }
/**
 * Buttons; in a dialog they stand at the end, the one that matters last. 'sticky' keeps those of a long form in sight.
 */
export const Actions = ({ end, sticky, children }: ActionsProps) => (
  <div className={styles.actions} data-end={end || undefined} data-sticky={sticky || undefined}>
    {children}
  </div>
)
export const Muted = ({ children }: Children) => <p className={styles.muted}>{children}</p>
/** Its items are <li>. */
export const Rows = ({ children }: Children) => <ul className={styles.rows}>{children}</ul>

export const Facts = ({ facts }: { facts: readonly (readonly [term: string, fact: ReactNode])[] }) => (
  <dl className={styles.facts}>
    {facts.map(([term, fact]) => (
      <div key={term}>
        <dt>{term}</dt>
        <dd>{fact}</dd>
      </div>
    ))}
  </dl>
)

/** What narrows a table: a search and native selects. */
export const Filters = ({ children }: Children) => <div className={styles.filters}>{children}</div>
