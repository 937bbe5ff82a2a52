import type { ReactNode } from 'react'
import styles from './reading-queue.module.css'

type Props = { name: string; about: ReactNode; age: string; late?: boolean; note?: string | undefined }

/** What a row of a queue tells: whose it is, what it is, how long it has waited. */
export const RowWords = ({ name, about, age, late, note }: Props) => (
  <>
    <span className={styles.name}>{name}</span>
    <span className={styles.age} data-late={late || undefined}>
      {age}
    </span>
    <span className={styles.about}>{about}</span>
    {note && <span className={styles.note}>{note}</span>}
  </>
)
