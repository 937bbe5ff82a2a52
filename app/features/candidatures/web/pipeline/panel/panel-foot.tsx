import { Button } from '#web/ui/button.tsx'
import { useLetterKeys } from '#web/keys/letter-keys.ts'
import { isOpen, isRejection } from '../../../wire/candidature-words.ts'
import { StageSelect } from '../board/stage-select.tsx'
import type { Received, Stage } from '../use-pipeline.ts'
import type { Assessment } from './assessment.ts'
import panel from './panel.module.css'

type Props = {
  of: Assessment
  stages: Stage[]
  onMove: (rows: Received[], stage: Stage) => void
  onUndo: () => void
}

/** The step that usually comes next, the answer to who does not go on, and any other column. */
export function PanelFoot({ of, stages, onMove, onUndo }: Props) {
  const { stage, state, readable } = of.attributes
  const open = isOpen(state)
  const ahead = stages.slice(stages.findIndex(({ key }) => key === stage) + 1)
  const next = open && readable ? ahead.find((one) => one.takes && !isRejection(one.state)) : undefined
  const no = open ? stages.find((one) => one.takes && isRejection(one.state)) : undefined
  const on = useLetterKeys({
    ...(next && { a: () => onMove([of], next) }),
    ...(no && { n: () => onMove([of], no) }),
    z: onUndo,
  })
  return (
    <div className={panel.foot}>
      {next && (
        <Button kind="primary" onClick={() => onMove([of], next)}>
          Avançar para {next.name} {on && <kbd aria-hidden="true">A</kbd>}
        </Button>
      )}
      <StageSelect of={of} stages={stages} onMove={(to) => onMove([of], to)} />
      {no && (
        <Button className={panel.no} onClick={() => onMove([of], no)}>
          Não selecionar {on && <kbd aria-hidden="true">N</kbd>}
        </Button>
      )}
    </div>
  )
}
