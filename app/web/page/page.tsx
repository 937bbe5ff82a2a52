// Building blocks of pages, so that features need no style sheet for them.
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { Breadcrumb } from '#web/ui/breadcrumb.tsx'
import { Skeleton } from '#web/ui/states/skeleton.tsx'
import styles from './page.module.css'

type Children = { children: ReactNode }
type PageProps = Children & {
  title: string
  /** Beside the title: the state. */
  mark?: ReactNode
  lead?: ReactNode
  /** The page that this one lies below: between 'Início' and this one in the breadcrumb. First rooms have none. */
  back?: { to: string; label: string }
  actions?: ReactNode
  /** Of the area, from media/spot-drawings.tsx: beside the title where there is room. */
  drawing?: ReactNode
  /** 'form' is as wide as a form, 'wide' takes the whole width, for tables. */
  width?: 'column' | 'form' | 'wide'
}

export const Page = ({ title, mark, lead, back, actions, drawing, width = 'column', children }: PageProps) => (
  <div className={styles.page} data-width={width}>
    {back && <Breadcrumb trail={[{ label: back.label, to: back.to }, { label: title }]} />}
    <header className={styles.head}>
      <div className={styles.titles}>
        <div className={styles.title}>
          <h1>{title}</h1>
          {mark}
        </div>
        {lead && <p className={styles.lead}>{lead}</p>}
      </div>
      {drawing && <div className={styles.drawing}>{drawing}</div>}
      {actions && <Actions>{actions}</Actions>}
    </header>
    {children}
  </div>
)

/** Stands where a page will, whose heading comes with its data. */
export const PageAwaited = ({ width, children }: Children & Pick<PageProps, 'width'>) => (
  <div className={styles.page} data-width={width}>
    <div className={styles.titles}>
      <Skeleton width={280} height={36} />
      <Skeleton width="64%" />
    </div>
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
/** A card whose parts reach its edges. */
export const Sheet = ({ children }: Children) => <div className={styles.sheet}>{children}</div>
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
type RowProps = Children & { what: ReactNode; aligned?: boolean }
/**
 * What a row is about at one side, its state and buttons at the other. 'aligned': each state and each button below
 * those of the row before.
 */
export const Row = ({ what, aligned, children }: RowProps) => (
  <article className={styles.row} data-aligned={aligned || undefined}>
    <div className={styles.what}>{what}</div>
    {children}
  </article>
)
/** What somebody wrote, with its line breaks. */
export const Words = ({ children }: Children) => <span className={styles.words}>{children}</span>
/** Rows within a section, without a frame of their own: what it is at one side, its state and buttons at the other. */
export const Entries = ({ children }: Children) => <ul className={styles.entries}>{children}</ul>
/** The second line of a row or cell, in small. */
export const Second = ({ children }: Children) => <span className={styles.second}>{children}</span>
/** Who or what a row is about, where that leads, and a second line below. */
export const Named = ({ name, to, children }: { name: string; to?: string | undefined; children?: ReactNode }) => (
  <>
    {to ? (
      <Link className={styles.name} to={to}>
        {name}
      </Link>
    ) : (
      <strong className={styles.name}>{name}</strong>
    )}
    {children && <Second>{children}</Second>}
  </>
)

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
