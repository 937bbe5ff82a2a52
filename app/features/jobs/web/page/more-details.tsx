import { dayWords } from '#web/moment.ts'
import styles from './job-page.module.css'
import type { Job } from './job.ts'

/** What jobs are not chosen by. */
export function MoreDetails({ job }: { job: Job['attributes'] }) {
  const rows: [string, string | null | undefined][] = [
    ['Área', [job.area, job.sub_area].filter(Boolean).join(' · ')],
    ['Nível', job.level],
    ['Vagas abertas', job.openings?.toLocaleString('pt-BR')],
    ['Endereço', job.place?.street ? placeWords(job.place) : undefined],
    ['Publicada em', dayWords(job.published_at)],
  ]
  return (
    <section>
      <h2>Mais detalhes</h2>
      <dl className={styles.details}>
        {rows.map(
          ([name, words]) =>
            words && (
              <div key={name}>
                <dt>{name}</dt>
                <dd>{words}</dd>
              </div>
            ),
        )}
      </dl>
    </section>
  )
}

const placeWords = ({
  street,
  number,
  neighborhood,
  city,
  state_id,
  zipcode,
}: NonNullable<Job['attributes']['place']>) =>
  [[street, number].filter(Boolean).join(', '), neighborhood, `${city}, ${state_id}`, zipcode && `CEP ${zipcode}`]
    .filter(Boolean)
    .join(' · ')
