import { IconCalendarEvent } from '#web/icons/c/calendar-event.ts'
import { IconClock } from '#web/icons/c/clock.ts'
import { IconEyeCheck } from '#web/icons/e/eye-check.ts'
import { IconMessage } from '#web/icons/m/message.ts'
import { IconStarFilled } from '#web/icons/s/star-filled.ts'
import { dayWords } from '#web/moment.ts'
import { Icon } from '#web/ui/media/icon.tsx'
import { choiceWords } from '../../../wire/candidature-words.ts'
import { interviewWords, shortWords } from '../interview-part.tsx'
import styles from '../pipeline.module.css'
import type { Received } from '../use-pipeline.ts'
import tile from './tile.module.css'
import { criteriaSign } from './criteria-sign.ts'

/** What colleagues have said of a person, and what waits: short marks, each with its words for screen readers. */
export function TileSigns({
  of: { rating, notes, review_requested, invited, choice, unmet, answer_by, overdue, interview },
}: {
  of: Received['attributes']
}) {
  const sign = criteriaSign({ review_requested, unmet })
  const alone = rating === null && notes === 0 && !sign && !interview && !choice
  return (
    <p className={tile.line}>
      {interview && (
        <span className={tile.sign} title={interviewWords(interview)}>
          <Icon of={IconCalendarEvent} size={14} /> <span className="unseen">{interviewWords(interview)}.</span>
          <span aria-hidden>{shortWords(interview)}</span>
        </span>
      )}
      {invited && <span className={tile.sign}>Veio por convite</span>}
      {review_requested && (
        <span className={`${tile.sign} ${tile.asked}`}>
          <Icon of={IconEyeCheck} size={14} /> {sign}
          <span className="unseen">.</span>
        </span>
      )}
      {rating !== null && (
        <span className={tile.sign}>
          <Icon of={IconStarFilled} size={14} className={tile.star} /> <span className="unseen">Nota média:</span>{' '}
          {rating.toLocaleString('pt-BR')}
          <span className="unseen"> de 5.</span>
        </span>
      )}
      {notes > 0 && (
        <span className={tile.sign}>
          <Icon of={IconMessage} size={14} /> {notes}
          <span className="unseen">{notes === 1 ? ' anotação.' : ' anotações.'}</span>
        </span>
      )}
      {answer_by && (
        <span
          className={overdue ? `${tile.sign} ${styles.late}` : tile.sign}
          title={`${overdue ? 'Resposta atrasada, prometida até' : 'Responder até'} ${dayWords(answer_by)}`}
        >
          <Icon of={IconClock} size={14} />
          <span className={alone && !overdue ? undefined : 'unseen'}>
            {overdue ? 'Resposta atrasada, prometida' : 'Responder'}
          </span>{' '}
          até {dayWords(answer_by).slice(0, 5)}
        </span>
      )}
      {choice && (
        <span className={tile.sign} title={choiceWords(choice)}>
          {choice.place}ª escolha<span className="unseen"> de {choice.of} no programa.</span>
        </span>
      )}
      {sign && !review_requested && (
        <span className={tile.sign}>
          {sign}
          <span className="unseen">.</span>
        </span>
      )}
    </p>
  )
}
