import type { DragEvent, MouseEvent } from 'react'
import { dayWords } from '#web/moment.ts'
import check from '#web/ui/check-mark.module.css'
import styles from '../pipeline.module.css'
import type { Received, Stage } from '../use-pipeline.ts'
import tile from './tile.module.css'
import { StageSelect } from './stage-select.tsx'
import { TileSigns } from './tile-signs.tsx'

type Props = {
  of: Received
  stages: Stage[]
  chosen: boolean
  onChoose: (row: Received) => void
  onOpen: (row: Received) => void
  onMove: (rows: Received[], stage: Stage) => void
  onDrag: (row: Received, event: DragEvent) => void
}

/** One person in a column, at a fixed height for the virtual list. The whole card opens the person. */
export function CandidatureTile({ of, stages, chosen, onChoose, onOpen, onMove, onDrag }: Props) {
  const { name, course, semester, city, tags, readable, readable_until } = of.attributes
  const studies = readable
    ? [[course, semester && `${semester}º`].filter(Boolean).join(', ') || 'Formação não informada.', city]
        .filter(Boolean)
        .join(' · ')
    : `Dados não visíveis desde ${dayWords(readable_until!)}.`
  // A button over the card would keep Firefox from dragging it: for the pointer the card itself listens.
  const pressed = ({ target }: MouseEvent) => {
    if (!(target as Element).closest('button, label, select')) onOpen(of)
  }
  return (
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events -- the name is a button
    <article
      className={tile.tile}
      draggable
      onClick={pressed}
      onDragStart={(event) => onDrag(of, event)}
      data-chosen={chosen || undefined}
    >
      <div className={tile.tileHead}>
        <label className={styles.pick}>
          <input type="checkbox" className={check.box} checked={chosen} onChange={() => onChoose(of)} />
          <span className="unseen">Selecionar {name}</span>
        </label>
        <button
          type="button"
          className={styles.name}
          data-card={of.id}
          aria-haspopup="dialog"
          onClick={() => onOpen(of)}
        >
          {name}
        </button>
      </div>
      <p className={tile.studies} title={[studies, ...tags.map((tag) => `#${tag}`)].join(' · ')}>
        {[studies, ...tags.map((tag) => `#${tag}`)].join(' · ')}
      </p>
      <div className={tile.tileFoot}>
        <TileSigns of={of.attributes} />
        <StageSelect of={of} stages={stages} onMove={(to) => onMove([of], to)} small />
      </div>
    </article>
  )
}
