import { IconArrowsExchange } from '#web/icons/a/arrows-exchange.ts'
import { Button } from '#web/ui/button.tsx'
import { Icon } from '#web/ui/media/icon.tsx'
import { isRejection } from '../../../wire/candidature-words.ts'
import styles from '../pipeline.module.css'
import type { Received, Stage } from '../use-pipeline.ts'
import board from './board.module.css'
import tile from './tile.module.css'
import { usePickedByKeys } from './use-picked-by-keys.ts'

export const BY_KEYS = 'Com o teclado: setas para escolher, Enter para mover'

type Props = {
  of: Received
  stages: Stage[]
  onMove: (to: Stage) => void
  /** On a card: an icon, over which the list lies. */
  small?: boolean
}

/** When the data are hidden, only an owed rejection is allowed. */
const mayGo = ({ attributes: { readable, state } }: Received, to: Stage) =>
  readable || (state === 'ended' && isRejection(to.state))

/** Moves without dragging: by keyboard, speech or on a phone. Columns that accept nobody now are not offered. */
export function StageSelect({ of, stages, onMove, small }: Props) {
  const { name, stage } = of.attributes
  const { picked, confirm, list, around } = usePickedByKeys((value) => {
    const to = stages.find(({ key }) => key === value)
    if (to) onMove(to)
  })
  const offered = stages.filter((one) => (one.takes && mayGo(of, one)) || one.key === stage)
  const outside = !stages.some(({ key }) => key === stage)
  const to = offered.find(({ key }) => key === picked)
  return (
    <span className={small ? tile.mover : board.place} {...around}>
      {small && <Icon of={IconArrowsExchange} size={18} />}
      <select
        className={small ? tile.over : `${styles.input} ${board.stageSelect}`}
        data-person={of.id}
        aria-label={`Coluna de ${name}`}
        title={small ? `Mover ${name}. ${BY_KEYS}` : BY_KEYS}
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
      {to && picked !== stage && (
        <Button className={small ? tile.confirm : undefined} onClick={confirm}>
          {small ? `Mover para ${to.name}` : 'Mover'}
        </Button>
      )}
    </span>
  )
}
