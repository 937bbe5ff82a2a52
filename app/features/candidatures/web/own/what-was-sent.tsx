import styles from './own.module.css'

type Props = { message: string | null; shares_pcd: boolean }

/** What the company has: the message, and whether health data were shared. */
export function WhatWasSent({ message, shares_pcd }: Props) {
  return (
    <section className={styles.card} aria-labelledby="enviado">
      <h2 id="enviado">O que você enviou</h2>
      {message ? <p className={styles.said}>{message}</p> : <p>Nenhuma mensagem.</p>}
      <p className={styles.muted}>
        Você {shares_pcd ? 'contou' : 'não contou'} a esta empresa se é ou não pessoa com deficiência.
      </p>
    </section>
  )
}
