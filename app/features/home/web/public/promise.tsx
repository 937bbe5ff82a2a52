import type { JobCard } from '#features/jobs/web/board/board-address.ts'
import { shortDay } from '#web/moment.ts'
import styles from './promise.module.css'

/** The reply date, told by a job that is open now. */
export function Promise({ example }: { example: JobCard | undefined }) {
  const job = example?.attributes
  return (
    <section className={styles.promise} aria-labelledby="ninguem-sem-resposta">
      <div>
        <h2 id="ninguem-sem-resposta">Ninguém fica sem resposta</h2>
        <p>
          Toda vaga nasce com data para responder a todos, a quem passou e a quem não passou. Quando a data chega, a
          plataforma cobra.
        </p>
      </div>
      {job?.answer_by && (
        <figure className={styles.example}>
          <figcaption>
            Exemplo: {job.title}, {job.author_name}
          </figcaption>
          <ol>
            <li>
              <strong>{shortDay(job.published_at)}</strong> Vaga publicada
            </li>
            <li>
              <strong>{shortDay(job.closes_at)}</strong> Fim das inscrições
            </li>
            <li>
              <strong>{shortDay(job.answer_by)}</strong> Resposta para todos
            </li>
          </ol>
        </figure>
      )}
    </section>
  )
}
