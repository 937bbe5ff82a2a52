// Numbers in a strip, each with what it counts and a note below it.
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import styles from './figures.module.css'

export const Figures = ({ children }: { children: ReactNode }) => (
  <ul className={styles.figures} aria-label="Números">
    {children}
  </ul>
)

type Props = {
  label: string
  value: string
  note?: ReactNode
  /** The list that it counts. */
  to?: string | undefined
  presses?: boolean
}

export function Figure({ label, value, note, to, presses }: Props) {
  const inside = (
    <>
      <span className={styles.note}>{label}</span>
      <strong>{value}</strong>
      {note && (
        <span className={styles.note} data-presses={presses || undefined}>
          {note}
        </span>
      )}
    </>
  )
  return <li>{to ? <Link to={to}>{inside}</Link> : <div>{inside}</div>}</li>
}
