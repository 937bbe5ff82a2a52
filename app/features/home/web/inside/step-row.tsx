import type { ReactNode } from 'react'
import styles from './inside.module.css'
import { whenOf } from './when.ts'

type Props = { title: string; text: ReactNode; due?: string | null; children: ReactNode }

/** What waits for this person: until when, what, why, and the act in the row. */
export function StepRow({ title, text, due = null, children }: Props) {
  const when = due === null ? undefined : whenOf(due)
  return (
    <li className={styles.step}>
      <div className={styles.words}>
        <span className={styles.label} data-pressing={when?.pressing || undefined}>
          {when?.pressing ? when.words : `É a sua vez${when ? ` · ${when.words}` : ''}`}
        </span>
        <h2>{title}</h2>
        <p>{text}</p>
      </div>
      <div className={styles.action}>{children}</div>
    </li>
  )
}
