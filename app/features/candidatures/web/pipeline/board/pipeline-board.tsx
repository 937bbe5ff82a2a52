import { useRef, useState, useSyncExternalStore, type ComponentProps, type RefObject } from 'react'
import { letterKeys } from '#web/keys/letter-keys.ts'
import { useMediaQuery } from '#web/media-query.ts'
import { usePrinting } from '#web/ui/use-printing.ts'
import { BoardColumn } from './board-column.tsx'
import { boardKeys } from './board-keys.ts'
import board from './board.module.css'
import { StageTabs } from './stage-tabs.tsx'
import { useEdges } from './use-edges.ts'

type Props = Omit<ComponentProps<typeof BoardColumn>, 'stage'> & { ref: RefObject<HTMLDivElement | null> }

/** All columns side by side; on a phone one of them, behind tabs. */
export function PipelineBoard({ ref, ...column }: Props) {
  const { stages } = column
  const printing = usePrinting()
  const phone = useMediaQuery('(max-width: 767px)') && !printing
  const letters = useSyncExternalStore(letterKeys.subscribe, letterKeys.get, letterKeys.atServer)
  const [picked, setPicked] = useState<string>()
  const scrolled = useRef<HTMLDivElement>(null)
  const { before, after } = useEdges(scrolled, stages.length)
  const at = stages.find(({ key }) => key === picked) ?? stages.find(({ count }) => count > 0) ?? stages[0]!
  return (
    <div ref={ref} tabIndex={-1} className={board.whole}>
      {phone && <StageTabs stages={stages} at={at.key} onTurn={setPicked} />}
      <div
        ref={scrolled}
        className={board.board}
        role="region"
        aria-label="Quadro de candidaturas"
        tabIndex={0}
        data-before={before || undefined}
        data-after={after || undefined}
        onKeyDown={(event) => boardKeys(event, letters)}
      >
        {stages
          .filter(({ key }) => !phone || key === at.key)
          .map((stage) => (
            <BoardColumn key={stage.key} {...column} stage={stage} />
          ))}
      </div>
    </div>
  )
}
