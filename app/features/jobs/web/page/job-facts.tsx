import { dayWords } from '#web/moment.ts'
import { TO_AGREE } from '../../wire/job-words.ts'
import { closingWords, isUrgent } from '../board/days-to-close.ts'
import styles from './job-page.module.css'
import type { Job } from './job.ts'
import { modelWords } from './type-and-model.ts'

const hoursOf = ({ weekly_hours, schedule }: Job['attributes']) =>
  [weekly_hours && `${weekly_hours} horas por semana`, schedule].filter(Boolean).join(' · ')

// A draft in a preview may lack its last day.
const closingDay = ({ closed_at, closes_at }: Job['attributes']) =>
  closed_at || closes_at ? dayWords(closed_at ?? closes_at) : 'A escolher'

/** The facts that jobs are compared by. */
export function JobFacts({ job }: { job: Job['attributes'] }) {
  const rows: [string, string | null | undefined | false][] = [
    [
      job.job_type === 'internship' ? 'Bolsa-auxílio' : 'Salário',
      job.salary === TO_AGREE ? TO_AGREE : `${job.salary} por mês`,
    ],
    ['Modelo', modelWords(job)],
    ['Local', job.place ? placeWords(job.place) : job.work_model === 'remote' && 'Qualquer lugar do Brasil'],
    ['Horário', hoursOf(job)],
    ['Vagas abertas', job.openings?.toLocaleString('pt-BR')],
    ['Nível', job.level],
    ['Área', [job.area, job.sub_area].filter(Boolean).join(' · ')],
    ['Publicada em', dayWords(job.published_at)],
  ]
  return (
    <dl className={styles.facts}>
      {rows.map(
        ([name, words]) =>
          words && (
            <div key={name}>
              <dt>{name}</dt>
              <dd>{words}</dd>
            </div>
          ),
      )}
      <div>
        <dt>{job.closed_at ? 'Encerrada em' : 'Inscrições até'}</dt>
        <dd>
          {closingDay(job)}
          {job.available && (
            <span className={isUrgent(job.days_to_close) ? styles.urgent : styles.muted}>
              {closingWords(job.days_to_close)}
            </span>
          )}
        </dd>
      </div>
      {job.answer_by && (
        <div>
          <dt>Resposta para todos até</dt>
          <dd>{dayWords(job.answer_by)}</dd>
        </div>
      )}
    </dl>
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
