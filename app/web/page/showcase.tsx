// The page that shows a company or a program: cover, face and name, a summary beside what is told.
import type { ReactNode } from 'react'
import { Avatar } from '#web/layout/headers/avatar.tsx'
import { IconCheck } from '#web/icons/c/check.ts'
import { Icon } from '#web/ui/media/icon.tsx'
import styles from './showcase.module.css'

type Picture = { url: string; srcset?: string | undefined }
type Children = { children: ReactNode }

export const Showcase = ({ children }: Children) => <article className={styles.page}>{children}</article>
export const ShowcaseTrail = ({ children }: Children) => <div className={styles.trail}>{children}</div>
export const ShowcaseStory = ({ children }: Children) => <div className={styles.story}>{children}</div>
export const ShowcaseFacts = ({ children }: Children) => <dl className={styles.facts}>{children}</dl>
export const ShowcaseSummary = ({ label, children }: Children & { label: string }) => (
  <aside className={styles.summary} aria-label={label}>
    {children}
  </aside>
)

type Head = {
  cover: (Picture & { width: number; height: number }) | null
  avatar: Picture | null
  /** Whose face it is. */
  name: string
  /** Title, and `By` below it. */
  children: ReactNode
}

/**
 * Pictures stand in a <picture>, so that React asks for them no sooner than the browser does: a preload is lost where
 * the frame changes to the company's own.
 */
export function ShowcaseHead({ cover, avatar, name, children }: Head) {
  const Face = avatar ? 'picture' : 'span'
  return (
    <header className={styles.head} data-covered={cover ? true : undefined}>
      {cover && (
        <picture>
          <img
            className={styles.cover}
            src={cover.url}
            srcSet={cover.srcset}
            sizes="(max-width: 1248px) 100vw, 1200px"
            width={cover.width}
            height={cover.height}
            alt=""
            fetchPriority="high"
          />
        </picture>
      )}
      <div className={styles.who}>
        <Face className={styles.face}>
          <Avatar name={name} src={avatar?.url} srcSet={avatar?.srcset} size={96} square />
        </Face>
        <div className={styles.name}>{children}</div>
      </div>
    </header>
  )
}
export const By = ({ children }: Children) => <p className={styles.by}>{children}</p>

type BenefitsProps = { of: readonly { label: string; image: string | null }[]; size: number }
export const Benefits = ({ of, size }: BenefitsProps) => (
  <ul className={styles.benefits}>
    {of.map(({ label, image }) => (
      <li key={label}>
        {image ? (
          <img src={image} alt="" width={size} height={size} loading="lazy" />
        ) : (
          <Icon of={IconCheck} size={size} />
        )}
        {label}
      </li>
    ))}
  </ul>
)
