import styles from './pipeline.module.css'
import type { Stage } from './use-pipeline.ts'

type Props = { name: string; stages: Stage[]; stage: string; onMove: (to: Stage) => void }

/** Moving without dragging: by keyboard, by voice, on a phone. */
export const StageSelect = ({ name, stages, stage, onMove }: Props) => (
  <select
    className={styles.stageSelect}
    aria-label={`Coluna de ${name}`}
    value={stages.some(({ key }) => key === stage) ? stage : ''}
    onChange={({ currentTarget }) => {
      const to = stages.find(({ key }) => key === currentTarget.value)
      if (to) onMove(to)
    }}
  >
    {!stages.some(({ key }) => key === stage) && <option value="">Fora do quadro</option>}
    {stages.map(({ key, name: label }) => <option key={key} value={key}>{label}</option>)}
  </select>
)
