import { IconCalendarEvent } from '#web/icons/c/calendar-event.ts'
import { IconClock } from '#web/icons/c/clock.ts'
import { IconClockCheck } from '#web/icons/c/clock-check.ts'
import { IconCoin } from '#web/icons/c/coin.ts'
import { IconMapPin } from '#web/icons/m/map-pin.ts'
import type { DrawnIcon } from '#web/icons/drawn-icon.ts'
import type { ReactNode } from 'react'
import { dayWords } from '#web/moment.ts'
import { Icon } from '#web/ui/media/icon.tsx'
import { TO_AGREE } from '../../wire/job-words.ts'
import { closingWords, isUrgent } from '../board/days-to-close.ts'
import styles from './job-facts.module.css'
import type { Job } from './job.ts'
import { modelWords } from './type-and-model.ts'

// A draft in a preview may lack its last day.
const closingDay = ({ closed_at, closes_at }: Job['attributes']) =>
  closed_at || closes_at ? dayWords(closed_at ?? closes_at) : 'A escolher'

/** What jobs are compared by: pay, place, hours, deadline, and by when everybody hears. */
export function JobFacts({ job }: { job: Job['attributes'] }) {
  const agreed = job.salary === TO_AGREE
  return (
    <div className={styles.facts}>
      <dl>
        <Fact icon={IconCoin} name={job.job_type === 'internship' ? 'Bolsa-auxílio' : 'Salário'} value={job.salary}>
          {!agreed && 'por mês'}
        </Fact>
        <Fact icon={IconMapPin} name="Local" value={placeOf(job)}>
          {modelWords(job)}
        </Fact>
        <Fact
          icon={IconClock}
          name="Horário"
          value={job.weekly_hours ? `${job.weekly_hours} horas por semana` : job.schedule || 'A combinar'}
        >
          {job.weekly_hours && job.schedule}
        </Fact>
        <Fact icon={IconCalendarEvent} name={job.closed_at ? 'Encerrada em' : 'Inscrições até'} value={closingDay(job)}>
          {job.available && (
            <span className={isUrgent(job.days_to_close) ? styles.urgent : undefined}>
              {closingWords(job.days_to_close)}
            </span>
          )}
        </Fact>
      </dl>
      {job.answer_by && (
        <p className={styles.answer}>
          <Icon of={IconClockCheck} /> <span>Responde a todos até</span> <strong>{dayWords(job.answer_by)}</strong>
        </p>
      )}
    </div>
  )
}

type FactProps = { icon: DrawnIcon; name: string; value: string; children?: ReactNode }

const Fact = ({ icon, name, value, children }: FactProps) => (
  <div>
    <dt>
      <Icon of={icon} size={18} /> {name}
    </dt>
    <dd>
      <strong>{value}</strong>
      {children && <span>{children}</span>}
    </dd>
  </div>
)

const placeOf = ({ place, work_model }: Job['attributes']) =>
  place ? `${place.city}, ${place.state_id}` : work_model === 'remote' ? 'Qualquer lugar do Brasil' : 'A combinar'
