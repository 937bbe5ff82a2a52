import type { ReactNode } from 'react'
import type { Board } from './load-board.ts'
import styles from './board-header.module.css'

/** A partner's name and logo above its board, and what it says to whoever comes. */
export const BoardHeader = ({ board, children }: { board: Board; children: ReactNode }) => (
  <section className={styles.header} aria-label={board.name}>
    <div className={styles.inner}>
      {board.logo && <img src={board.logo} alt="" width={72} height={72} />}
      <div>
        <p className={styles.name}>{board.name}</p>
        <p className={styles.words}>{children}</p>
      </div>
    </div>
  </section>
)
