import { Button } from '#web/ui/button.tsx'
import board from './board/board.module.css'
import styles from './pipeline.module.css'
import { BY_KEYS } from './board/stage-select.tsx'
import { usePickedByKeys } from './board/use-picked-by-keys.ts'
import type { Received, Stage } from './use-pipeline.ts'

type Props = {
  chosen: readonly Received[]
  stages: Stage[]
  onMove: (rows: Received[], stage: Stage) => void
  onCompare: () => void
  onClear: () => void
}

/** As many as fit side by side. */
const MOST_COMPARED = 4

/** Actions for all ticked candidatures. */
export function BulkBar({ chosen, stages, onMove, onCompare, onClear }: Props) {
  const { picked, confirm, list, around } = usePickedByKeys((value) => {
    const stage = stages.find(({ key }) => key === value)
    if (stage) onMove([...chosen], stage)
  })
  return (
    <div className={styles.bulk} role="region" aria-label="Selecionadas">
      <p role="status">
        <strong>{chosen.length}</strong> {chosen.length === 1 ? 'selecionada' : 'selecionadas'}
      </p>
      <span className={board.place} {...around}>
        <select aria-label="Mover selecionadas para" title={BY_KEYS} value={picked ?? ''} {...list}>
          <option value="">Mover para…</option>
          {stages
            .filter(({ takes }) => takes)
            .map(({ key, name }) => (
              <option key={key} value={key}>
                {name}
              </option>
            ))}
        </select>
        {picked && <Button onClick={confirm}>Mover</Button>}
      </span>
      {chosen.length > 1 && chosen.length <= MOST_COMPARED && (
        <Button aria-haspopup="dialog" onClick={onCompare}>
          Comparar
        </Button>
      )}
      <Button kind="quiet" onClick={onClear}>
        Limpar seleção
      </Button>
    </div>
  )
}
