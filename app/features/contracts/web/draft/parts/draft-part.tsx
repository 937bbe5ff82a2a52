import type { ReactNode } from 'react'
import styles from './parts.module.css'

type Props = { id: string; title: string; beside?: ReactNode; note?: string; children: ReactNode }

/** A titled part of a sheet. */
export function DraftPart({ id, title, beside, note, children }: Props) {
  return (
    <section className={styles.part} aria-labelledby={id}>
      <header className={styles.partHead}>
        <h2 id={id}>{title}</h2>
        {beside}
      </header>
      {note && <p className={styles.note}>{note}</p>}
      {children}
    </section>
  )
}
