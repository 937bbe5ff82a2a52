import { useCallback, useEffect, useRef, useState, type DragEvent } from 'react'
import { KeyHints } from '#web/keys/key-hints.tsx'
import { useLetterKeys } from '#web/keys/letter-keys.ts'
import { pageMeta } from '#web/page-meta.ts'
import { ButtonLink } from '#web/ui/button.tsx'
import { FilterBar } from '#web/ui/filters/filter-bar.tsx'
import { SearchBox } from '#web/ui/filters/search-box.tsx'
import { Notice } from '#web/ui/alerts/notice.tsx'
import { Loading, Skeleton, SkeletonLines } from '#web/ui/states/skeleton.tsx'
import { EmptyState, ErrorState, State } from '#web/ui/states/state.tsx'
import { Refused } from '#wire/send.ts'
import { OUTSIDE, SUSPENDED } from '../wire/candidature-words.ts'
import type { Route } from './+types/pipeline-page'
import { PipelineBoard } from './pipeline/board/pipeline-board.tsx'
import { BulkBar } from './pipeline/bulk-bar.tsx'
import { CompareDialog } from './pipeline/dialogs/compare-dialog.tsx'
import { carry } from './pipeline/board/carried-card.ts'
import { CandidatureTable } from './pipeline/candidature-table.tsx'
import { followFocus } from './pipeline/board/follow-focus.ts'
import { OutsideBoard } from './pipeline/board/outside-board.tsx'
import { FiltersPopover } from './pipeline/filters-popover.tsx'
import { CandidatePanel } from './pipeline/panel/candidate-panel.tsx'
import { PipelineFilters } from './pipeline/pipeline-filters.tsx'
import { PipelineHead } from './pipeline/pipeline-head.tsx'
import { columnsOf, pipelineLabels } from './pipeline/pipeline-labels.ts'
import styles from './pipeline/pipeline.module.css'
import { FunnelDialog } from './pipeline/dialogs/funnel-dialog.tsx'
import { RejectionDialog } from './pipeline/dialogs/rejection-dialog.tsx'
import { StagesDialog } from './pipeline/dialogs/stages-dialog.tsx'
import { InviteOffer, useInvitable } from './pipeline/invite-offer.tsx'
import { SuspensionNotice } from './pipeline/suspension-notice.tsx'
import { TemplatesDialog } from './pipeline/dialogs/templates-dialog.tsx'
import { useBoardWords } from './pipeline/board/use-board-words.ts'
import { useChosen } from './pipeline/use-chosen.ts'
import { useExport } from './pipeline/use-export.ts'
import { useLivePipeline } from './pipeline/board/use-live-pipeline.ts'
import { useMoves } from './pipeline/board/use-moves.ts'
import { useOpened } from './pipeline/use-opened.ts'
import { NARROWING, type Pipeline, type Received, type Stage, usePipeline } from './pipeline/use-pipeline.ts'
import { useChoices } from './pipeline/use-pipeline-choices.ts'

const TABLE_KEYS = [
  ['F', 'filtros'],
  ['V', 'quadro'],
  ['Z', 'desfazer'],
] as const
const BOARD_KEYS = [
  ['Setas', 'andar'],
  ['Enter', 'abrir'],
  ['M', 'mover'],
  ['X', 'marcar'],
  ['F', 'filtros'],
  ['V', 'tabela'],
  ['Z', 'desfazer'],
] as const

export const handle = { wide_work: true }
export const meta = (args: Route.MetaArgs) => pageMeta(args, { title: 'Candidaturas da vaga', index: false })

export default function PipelinePage({ params: { id } }: Route.ComponentProps) {
  const state = usePipeline(id)
  const { pipeline, query } = state
  if (query.error instanceof Refused && query.error.status === 404)
    return (
      <State
        drawing="lost"
        heading="h1"
        title="Não encontramos essa vaga"
        text="Ela pode ser de outra empresa, ou o endereço mudou."
        action={
          <ButtonLink kind="primary" to="/vagas/minhas">
            Ver minhas vagas
          </ButtonLink>
        }
      />
    )
  if (query.error && !pipeline) return <ErrorState heading="h1" onRetry={() => void query.refetch()} />
  if (!pipeline)
    return (
      <div className={styles.page}>
        <Loading>
          <Skeleton width={320} height={32} />
          <SkeletonLines lines={8} />
        </Loading>
      </div>
    )
  return <Whole id={id} state={state} pipeline={pipeline} />
}

function Whole({ id, state, pipeline }: { id: string; state: ReturnType<typeof usePipeline>; pipeline: Pipeline }) {
  const { filter, filterBy, page, size, turnTo, sent, listed, order, sort } = state
  const { chosen, choose, chooseAll, clear } = useChosen()
  const { opened, open } = useOpened()
  const [naming, setNaming] = useState(false)
  const [templates, setTemplates] = useState(false)
  const [funnel, setFunnel] = useState(false)
  const [compared, setCompared] = useState<Received[]>()
  const table = filter.visao === 'tabela'
  const dragged = useRef<Received>(undefined)
  const board = useRef<HTMLDivElement>(null)
  const follow = useCallback((row: Received) => followFocus(board.current, row.id), [])
  const unchoose = () => {
    const [first] = chosen.values()
    clear()
    if (first) requestAnimationFrame(() => follow(first)) // the pressed button is gone
  }
  const leave = () => {
    const first = moves.waiting?.rows[0]
    moves.cancel()
    if (first) requestAnimationFrame(() => follow(first)) // a colleague may have moved the row that opened the dialog
  }
  const announcement = useBoardWords({
    stages: pipeline.stages,
    narrowed: JSON.stringify(sent),
    passing: state.query.isPlaceholderData,
  })
  const invitable = useInvitable()
  const moves = useMoves(id, {
    final: pipeline.suspended,
    onMoved: (rows, stage) => (clear(), announcement.moved(), invitable.moved(rows, stage)),
    onShown: follow,
  })
  const sheet = useExport(id, pipeline.title)
  useLivePipeline(id, pipeline.version)
  const unfilter = () => filterBy(Object.fromEntries(NARROWING.map((name) => [name, ''])))
  // The dialog gives the focus back to whom it was opened from; one may have gone on to another.
  const read = useRef<string>(undefined)
  useEffect(() => {
    if (!opened && read.current) board.current?.querySelector<HTMLElement>(`[data-card="${read.current}"]`)?.focus()
    read.current = opened
  }, [opened])
  useLetterKeys({ v: () => filterBy({ visao: table ? '' : 'tabela' }), z: moves.undo })
  const search = useCallback((q: string) => filterBy({ q }, { replace: true }), [filterBy])
  const choices = useChoices(id)
  const labels = pipelineLabels(filter, choices, columnsOf(pipeline))
  const nobody = pipeline.total === 0 && labels.length === 0
  const shown = (
    table ? columnsOf(pipeline).filter(({ key }) => !filter.coluna || key === filter.coluna) : pipeline.stages
  ).reduce((sum, { count }) => sum + count, 0)

  const drag = (row: Received, event: DragEvent) => {
    dragged.current = row
    carry(event.dataTransfer, row)
  }
  /** Dragging one of several ticked tiles moves all of them. Tiles of other windows are ignored. */
  const drop = (stage: Stage, card: string) => {
    const row = dragged.current
    if (row?.id === card) moves.move(chosen.has(row.id) ? [...chosen.values()] : [row], stage)
  }
  const shared = {
    job_id: id,
    stages: pipeline.stages,
    sent,
    order,
    chosen,
    onChoose: choose,
    onOpen: ({ id }: Received) => open(id),
    onMove: moves.move,
  }

  return (
    <div className={styles.page}>
      <PipelineHead
        pipeline={pipeline}
        table={table}
        sheet={{ busy: sheet.busy, download: () => sheet.download(listed) }}
        onFunnel={() => setFunnel(true)}
        onColumns={() => setNaming(true)}
        onTemplates={() => setTemplates(true)}
      />
      <p role="status" className="unseen">
        {announcement.words}
      </p>
      <SuspensionNotice suspended={pipeline.suspended}>
        <Notice kind="bad" title="A empresa está suspensa">
          {SUSPENDED}
        </Notice>
      </SuspensionNotice>
      {pipeline.overdue > 0 && (
        <Notice
          kind="warning"
          title={`${pipeline.overdue} ${pipeline.overdue === 1 ? 'resposta atrasada' : 'respostas atrasadas'}`}
        >
          A data prometida passou. Responda, mesmo com um não: muitas pessoas de uma vez.
        </Notice>
      )}
      <InviteOffer job_id={id} rows={invitable.rows} onLater={invitable.forget} />
      <div className={styles.tools}>
        <SearchBox label="Buscar pelo nome" value={filter.q ?? ''} onSearch={search} />
        <FiltersPopover used={labels.filter(({ key }) => key !== 'q').length} found={shown} onClear={unfilter}>
          <PipelineFilters filter={filter} pipeline={pipeline} choices={choices} table={table} onFilter={filterBy} />
        </FiltersPopover>
        <FilterBar
          shown={shown}
          total={pipeline.all}
          labels={labels}
          onRemove={(key) => filterBy({ [key]: '' })}
          onClear={unfilter}
        />
      </div>
      {nobody && (
        <EmptyState
          drawing="wait"
          title="Ninguém se candidatou ainda"
          text="Assim que alguém se candidatar, aparece aqui sem recarregar a página."
          action={<ButtonLink to={`/vagas/minhas/${id}/editar`}>Ver a vaga</ButtonLink>}
        />
      )}
      {!table && <OutsideBoard outside={pipeline.outside} />}
      {table ? (
        !nobody && (
          <div ref={board} tabIndex={-1}>
            <CandidatureTable
              {...shared}
              sent={listed}
              onChooseAll={chooseAll}
              sort={sort}
              onSort={(next) => filterBy({ ordem: next ? `${next.descending ? '-' : ''}${next.key}` : '' })}
              page={page}
              size={size}
              onTurn={turnTo}
            />
          </div>
        )
      ) : (
        <PipelineBoard {...shared} ref={board} onDrag={drag} onDrop={drop} />
      )}
      {!nobody && <KeyHints of={table ? TABLE_KEYS : BOARD_KEYS} />}
      {chosen.size > 0 && (
        <BulkBar
          chosen={[...chosen.values()]}
          stages={pipeline.stages}
          onMove={(rows, stage) => moves.move(rows, stage, true)}
          onCompare={() => setCompared([...chosen.values()])}
          onClear={unchoose}
        />
      )}
      {compared && (
        <CompareDialog
          rows={compared}
          stages={pipeline.stages}
          suspended={pipeline.suspended}
          onClose={() => setCompared(undefined)}
          onOpen={shared.onOpen}
          onMove={moves.move}
        />
      )}
      {opened && (
        <CandidatePanel
          job_id={id}
          id={opened}
          stages={pipeline.stages}
          suspended={pipeline.suspended}
          listed={table ? listed : sent}
          order={order}
          table={table}
          onTurn={(next) => open(next, true)}
          onClose={() => open(undefined)}
          onMove={moves.move}
          onUndo={moves.undo}
        />
      )}
      {moves.waiting && (
        <RejectionDialog
          waiting={moves.waiting}
          nameOf={({ attributes: { stage, state, state_words } }) =>
            state in OUTSIDE ? state_words : (pipeline.stages.find(({ key }) => key === stage)?.name ?? state_words)
          }
          onCancel={leave}
          onSend={moves.reject}
        />
      )}
      {funnel && <FunnelDialog job_id={id} onClose={() => setFunnel(false)} />}
      {templates && <TemplatesDialog onClose={() => setTemplates(false)} />}
      {naming && (
        <StagesDialog
          job_id={id}
          stages={pipeline.stages}
          lock_version={pipeline.lock_version}
          onClose={() => setNaming(false)}
        />
      )}
    </div>
  )
}
