import { IconEyeCheck } from '#web/icons/e/eye-check.ts'
import { IconGripVertical } from '#web/icons/g/grip-vertical.ts'
import { IconMessage } from '#web/icons/m/message.ts'
import { IconStarFilled } from '#web/icons/s/star-filled.ts'
import type { DragEvent } from 'react'
import { dayWords } from '#web/moment.ts'
import check from '#web/ui/check-mark.module.css'
import { Icon } from '#web/ui/media/icon.tsx'
import { criteriaSign } from './criteria-sign.ts'
import board from './board.module.css'
import styles from '../pipeline.module.css'
import { StageSelect } from './stage-select.tsx'
import type { Received, Stage } from '../use-pipeline.ts'

type Props = {
  of: Received
  stages: Stage[]
  chosen: boolean
  onChoose: (row: Received) => void
  onOpen: (row: Received) => void
  onMove: (rows: Received[], stage: Stage) => void
  onDrag: (row: Received, event: DragEvent) => void
}

/** One person in a column, at a fixed height for the virtual list. */
export function CandidatureTile({ of, stages, chosen, onChoose, onOpen, onMove, onDrag }: Props) {
  const { name, course, semester, city, tags, rating, notes, review_requested, unmet, answer_by, overdue } =
    of.attributes
  const { readable, readable_until } = of.attributes
  const sign = criteriaSign({ review_requested, unmet })
  const studies = readable
    ? [course, semester && `${semester}º`].filter(Boolean).join(', ') || 'Formação não informada.'
    : `Dados não visíveis desde ${dayWords(readable_until!)}.`
  return (
    <article
      className={board.tile}
      draggable
      onDragStart={(event) => onDrag(of, event)}
      data-chosen={chosen || undefined}
    >
      <div className={board.tileHead}>
        <label className={styles.pick}>
          <input type="checkbox" className={check.box} checked={chosen} onChange={() => onChoose(of)} />
          <span className="unseen">Selecionar {name}</span>
        </label>
        <button type="button" className={styles.name} aria-haspopup="dialog" onClick={() => onOpen(of)}>
          {name}
        </button>
        <Icon of={IconGripVertical} size={18} className={board.grip} />
      </div>
      <p className={board.studies} title={studies}>
        {studies}
      </p>
      <p className={board.line}>{[city, ...tags.map((tag) => `#${tag}`)].filter(Boolean).join(' · ') || '\u00a0'}</p>
      <p className={board.line}>
        {rating !== null && (
          <span className={board.sign}>
            <Icon of={IconStarFilled} size={14} /> <span className="unseen">Nota média:</span>{' '}
            {rating.toLocaleString('pt-BR')}
            <span className="unseen"> de 5.</span>
          </span>
        )}
        {notes > 0 && (
          <span className={board.sign}>
            <Icon of={IconMessage} size={14} /> {notes}
            <span className="unseen">{notes === 1 ? ' anotação.' : ' anotações.'}</span>
          </span>
        )}
        {sign && (
          <span className={board.sign}>
            {review_requested && <Icon of={IconEyeCheck} size={14} />} {sign}
            <span className="unseen">.</span>
          </span>
        )}
        {answer_by && (
          <span className={overdue ? styles.late : undefined}>
            <span className="unseen">{overdue ? 'Resposta atrasada, prometida ' : 'Resposta '}</span>até{' '}
            {dayWords(answer_by)}
          </span>
        )}
      </p>
      <StageSelect of={of} stages={stages} onMove={(to) => onMove([of], to)} />
    </article>
  )
}
