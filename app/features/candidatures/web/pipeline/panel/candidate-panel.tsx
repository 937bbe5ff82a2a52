import { useQuery } from '@tanstack/react-query'
import { useEffect, useId, useRef, useState } from 'react'
import { answerOf } from '#web/calls/answer.ts'
import { IconX } from '#web/icons/x/x.ts'
import { Button } from '#web/ui/button.tsx'
import { Modal } from '#web/ui/dialogs/modal.tsx'
import { Icon } from '#web/ui/media/icon.tsx'
import { Loading, SkeletonLines } from '#web/ui/states/skeleton.tsx'
import { ErrorState } from '#web/ui/states/state.tsx'
import type { CandidatureOrder } from '../../../wire/candidature-words.ts'
import { showAssessment } from '../../../wire/pipeline.ts'
import type { Received, SentFilters, Stage } from '../use-pipeline.ts'
import { PanelBody } from './panel-body.tsx'
import { PanelFoot } from './panel-foot.tsx'
import { PanelHead } from './panel-head.tsx'
import { PanelWay } from './panel-way.tsx'
import panel from './panel.module.css'

type Props = {
  job_id: string
  id: string
  stages: Stage[]
  suspended: boolean
  /** The list that J and K go along; on the board that of the person's column. */
  listed: SentFilters
  order: CandidatureOrder
  table: boolean
  onTurn: (id: string) => void
  onClose: () => void
  onMove: (rows: Received[], stage: Stage) => void
  onUndo: () => void
}

/** One candidature beside the board: who it is, what to do, then profile, colleagues' notes and administration. */
export function CandidatePanel({ job_id, id, stages, suspended, listed, order, table, ...acts }: Props) {
  const { data, isError, refetch } = useQuery({ ...answerOf(showAssessment, { id }), retry: false })
  const [from] = useState(id)
  const [began, setBegan] = useState<string>()
  const labelled = useId()
  const name = useRef<HTMLHeadingElement>(null)
  const content = useRef<HTMLDivElement>(null)
  const of = data?.data
  if (of && began === undefined) setBegan(of.attributes.stage)
  // The name is read first, of each person that one turns to.
  useEffect(() => {
    name.current?.focus({ preventScroll: true })
    content.current?.scrollTo(0, 0)
  }, [id])
  const column = stages.find(({ key }) => key === began)?.name
  const walk = {
    job_id,
    from,
    stage: table ? undefined : began,
    sent: listed,
    order,
  }
  return (
    <Modal open onClose={acts.onClose} className={panel.panel} aria-labelledby={labelled}>
      <div className={panel.top}>
        {began !== undefined && (
          <PanelWay walk={walk} name={table ? 'Tabela' : (column ?? 'Fora do quadro')} id={id} onTurn={acts.onTurn} />
        )}
        <Button kind="icon" aria-label="Fechar" onClick={acts.onClose}>
          <Icon of={IconX} />
        </Button>
      </div>
      <div className={panel.head}>
        <h2 ref={name} id={labelled} tabIndex={-1} className={panel.name}>
          {of?.attributes.name ?? 'Candidatura'}
        </h2>
        {of && <PanelHead key={id} of={of} suspended={suspended} />}
      </div>
      <div ref={content} className={panel.content}>
        {isError && !of && <ErrorState onRetry={() => void refetch()} />}
        {!of && !isError && (
          <Loading>
            <SkeletonLines lines={8} />
          </Loading>
        )}
        {of && <PanelBody key={id} of={of} suspended={suspended} />}
      </div>
      {of && <PanelFoot key={id} of={of} stages={stages} onMove={acts.onMove} onUndo={acts.onUndo} />}
    </Modal>
  )
}
