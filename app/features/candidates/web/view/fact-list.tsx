import { IconPaperclip } from '#web/icons/p/paperclip.ts'
import type { ReactNode } from 'react'
import { Icon } from '#web/ui/media/icon.tsx'
import { NotInformed } from '#web/ui/alerts/informed.tsx'
import { type Entry, type Fact, isTold } from './fact.ts'
import styles from './fact-list.module.css'

/** A list of one fact says what its heading says: the label is for who cannot see that. */
export function FactList({ facts }: { facts: readonly Fact[] }) {
  return (
    <dl className={styles.facts}>
      {facts.map((fact) => (
        <div
          key={fact.label}
          className={styles.fact}
          data-wide={(fact.as !== 'words' && fact.as !== 'ways') || undefined}
        >
          <dt className={facts.length === 1 ? 'unseen' : styles.label}>{fact.label}</dt>
          <dd>{isTold(fact) ? valueOf(fact) : <NotInformed />}</dd>
        </div>
      ))}
    </dl>
  )
}

function valueOf(fact: Fact): ReactNode {
  switch (fact.as) {
    case 'words':
      return fact.value
    case 'story':
      return <p className={styles.story}>{fact.value}</p>
    case 'lines':
      return fact.value.map((line) => (
        <span key={line} className={styles.line}>
          {line}
        </span>
      ))
    case 'tags':
      return (
        <ul className={styles.tags}>
          {fact.value.map((tag) => (
            <li key={tag}>{tag}</li>
          ))}
        </ul>
      )
    case 'ways':
      return fact.value.map(({ words, href }) => (
        <a
          key={href}
          className={styles.line}
          href={href}
          {...(href.startsWith('http') && { target: '_blank', rel: 'noopener noreferrer' })}
        >
          {words}
        </a>
      ))
    case 'levels':
      return (
        <ul className={styles.levels}>
          {fact.value.map(({ name, level }) => (
            <li key={name}>
              <span>{name}</span> <span className={styles.level}>{level}</span>
            </li>
          ))}
        </ul>
      )
    case 'entries':
      return (
        <ul className={styles.entries}>
          {fact.value.map(({ key, ...entry }) => (
            <EntryItem key={key} {...entry} />
          ))}
        </ul>
      )
  }
}

const EntryItem = ({ title, detail, when, text, file }: Entry) => (
  <li>
    <h3 className={styles.title}>{title}</h3>
    {detail && <p>{detail}</p>}
    {when && <p className={styles.label}>{when}</p>}
    {text && <p className={styles.story}>{text}</p>}
    {file && (
      <a className={styles.file} href={file.url} target="_blank" rel="noopener noreferrer">
        <Icon of={IconPaperclip} size={18} />
        {file.name}
      </a>
    )}
  </li>
)
