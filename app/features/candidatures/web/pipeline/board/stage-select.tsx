import { Button } from '#web/ui/button.tsx'
import board from './board.module.css'
import styles from '../pipeline.module.css'
import { usePickedByKeys } from './use-picked-by-keys.ts'
import { isRejection } from '../../../wire/candidature-words.ts'
import type { Received, Stage } from '../use-pipeline.ts'

export const BY_KEYS = 'Com o teclado: setas para escolher, Enter para mover'

type Props = { of: Received; stages: Stage[]; onMove: (to: Stage) => void }

/** When the data are hidden, only an owed rejection is allowed. */
const mayGo = ({ attributes: { readable, state } }: Received, to: Stage) =>
  readable || (state === 'ended' && isRejection(to.state))

/** Moves without dragging: by keyboard, speech or on a phone. Columns that accept nobody now are not offered. */
export function StageSelect({ of, stages, onMove }: Props) {
  const { name, stage } = of.attributes
  const { picked, confirm, list, around } = usePickedByKeys((value) => {
    const to = stages.find(({ key }) => key === value)
    if (to) onMove(to)
  })
  const offered = stages.filter((one) => (one.takes && mayGo(of, one)) || one.key === stage)
  const outside = !stages.some(({ key }) => key === stage)
  return (
    <span className={board.place} {...around}>
      <select
        className={`${styles.input} ${board.stageSelect}`}
        data-person={of.id}
        aria-label={`Coluna de ${name}`}
        title={BY_KEYS}
        value={picked ?? (outside ? '' : stage)}
        {...list}
      >
        {outside && <option value="">Fora do quadro</option>}
        {offered.map(({ key, name: label }) => (
          <option key={key} value={key}>
            {label}
          </option>
        ))}
      </select>
      {picked && picked !== stage && <Button onClick={confirm}>Mover</Button>}
    </span>
  )
}
