import { useTypedDraft } from '../use-typed-draft.ts'
import styles from './own.module.css'

/** What a person wrote that did not arrive, to be copied, whatever happened to the job. */
export function UnsentWords({ slug, sent, hope }: { slug: string; sent?: string | null; hope?: string | undefined }) {
  const [draft] = useTypedDraft(`message ${slug}`)
  if (draft.trim() === '' || draft.trim() === sent) return null
  return (
    <section className={styles.card} aria-labelledby="nao-enviado">
      <h2 id="nao-enviado">O que você escreveu e não foi enviado</h2>
      <p className={styles.said}>{draft}</p>
      {hope && <p className={styles.muted}>{hope}</p>}
    </section>
  )
}
