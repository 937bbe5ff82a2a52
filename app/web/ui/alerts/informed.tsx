import type { ReactNode } from 'react'
import { isEmpty } from '#web/path.ts'
import styles from './informed.module.css'

export const NOT_INFORMED = 'Não informado.'

export const NotInformed = () => <span className={styles.missing}>{NOT_INFORMED}</span>

/** A value, or a note that it is missing. */
export function Informed<T>({ value, children }: { value: T; children?: (value: NonNullable<T>) => ReactNode }) {
  if (isEmpty(value)) return <NotInformed />
  return <>{children ? children(value as NonNullable<T>) : String(value)}</>
}
