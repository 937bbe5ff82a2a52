import { Button } from '#web/ui/button.tsx'
import styles from './pipeline.module.css'
import type { Received, Stage } from './use-pipeline.ts'

type Props = { chosen: readonly Received[]; stages: Stage[]; onMove: (rows: Received[], stage: Stage) => void; onCompare: () => void; onClear: () => void }

/** As many as stand side by side. */
const MOST_COMPARED = 4

/** What can be done with all that are ticked. */
export const BulkBar = ({ chosen, stages, onMove, onCompare, onClear }: Props) => (
  <div className={styles.bulk} role="region" aria-label="Selecionadas">
    <p role="status"><strong>{chosen.length}</strong> {chosen.length === 1 ? 'selecionada' : 'selecionadas'}</p>
    <select
      aria-label="Mover selecionadas para"
      value=""
      onChange={({ currentTarget }) => {
        const stage = stages.find(({ key }) => key === currentTarget.value)
        if (stage) onMove([...chosen], stage)
      }}
    >
      <option value="">Mover para…</option>
      {stages.map(({ key, name }) => <option key={key} value={key}>{name}</option>)}
    </select>
    {chosen.length > 1 && chosen.length <= MOST_COMPARED && <Button aria-haspopup="dialog" onClick={onCompare}>Comparar</Button>}
    <Button kind="quiet" onClick={onClear}>Limpar seleção</Button>
  </div>
)
