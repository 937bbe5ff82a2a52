import { useQueries } from '@tanstack/react-query'
import { useVirtualizer } from '@tanstack/react-virtual'
import { useRef, useState, type ComponentProps } from 'react'
import { answerOf } from '#web/calls/answer.ts'
import { Skeleton } from '#web/ui/states/skeleton.tsx'
import { usePrinting } from '#web/ui/use-printing.ts'
import type { CandidatureOrder } from '../../../wire/candidature-words.ts'
import { listReceived } from '../../../wire/pipeline.ts'
import { carriedCard, carriesCard } from './carried-card.ts'
import { CandidatureTile } from './candidature-tile.tsx'
import { Muted } from '#web/page/page.tsx'
import board from './board.module.css'
import look from './tile.module.css'
import type { Received, SentFilters, Stage } from '../use-pipeline.ts'

/** Height of a tile and the gap below. */
const ROW = 116
const PAGE = 50
/** Tiles above and below the visible ones. */
const BEYOND = 4

type Props = Omit<ComponentProps<typeof CandidatureTile>, 'of' | 'chosen'> & {
  job_id: string
  stage: Stage
  sent: SentFilters
  order: CandidatureOrder
  chosen: ReadonlyMap<string, Received>
  onDrop: (stage: Stage, card: string) => void
}

/**
 * Renders the visible tiles and loads their pages only, however many there are. Printing shows all loaded ones, and
 * how many are missing.
 */
export function BoardColumn({ job_id, stage, sent, order, chosen, onDrop, ...tile }: Props) {
  const body = useRef<HTMLDivElement>(null)
  const [over, setOver] = useState(false)
  const printing = usePrinting()
  // oxlint-disable-next-line react/incompatible-library -- matters to the compiler of React, which is not in use
  const drawn = useVirtualizer({
    count: stage.count,
    getScrollElement: () => body.current,
    estimateSize: () => ROW,
    overscan: BEYOND,
    initialRect: { width: 0, height: 600 },
  }).getVirtualItems()
  const rows = printing ? Array.from({ length: stage.count }, (_, index) => index) : drawn.map(({ index }) => index)
  const pages = [...new Set(rows.map((index) => Math.floor(index / PAGE) + 1))]
  const found = useQueries({
    queries: pages.map((page) => ({
      ...answerOf(listReceived, { id: job_id, ...sent, stage: [stage.key], sort: order, page, per_page: PAGE as 50 }),
      enabled: !printing,
    })),
  })
  const rowAt = (index: number) =>
    found[pages.indexOf(Math.floor(index / PAGE) + 1)]?.data?.collection.data[index % PAGE]

  const unprinted = printing
    ? stage.count - found.reduce((sum, { data }) => sum + (data?.collection.data.length ?? 0), 0)
    : 0

  return (
    <section
      className={board.column}
      aria-label={`${stage.name}, ${stage.count}`}
      data-over={over || undefined}
      onDragOver={(event) => {
        if (!stage.takes || !carriesCard(event.dataTransfer)) return
        event.preventDefault()
        setOver(true)
      }}
      onDragLeave={() => setOver(false)}
      onDrop={(event) => {
        event.preventDefault()
        setOver(false)
        onDrop(stage, carriedCard(event.dataTransfer))
      }}
    >
      <h2 className={board.columnHead}>
        {stage.name} <span className={board.count}>{stage.count.toLocaleString('pt-BR')}</span>
      </h2>
      <div ref={body} className={board.columnBody}>
        {stage.count === 0 && (
          <p className={board.nobody}>
            {Object.keys(sent).length ? 'Ninguém aqui com estes filtros.' : 'Ninguém aqui ainda.'}
          </p>
        )}
        <ul className={board.tiles} style={{ height: stage.count * ROW }}>
          {rows.map((index) => {
            const row = rowAt(index)
            if (printing && !row) return null
            return (
              <li
                key={row?.id ?? index}
                className={board.slot}
                style={{ transform: `translateY(${index * ROW}px)` }}
                aria-setsize={stage.count}
                aria-posinset={index + 1}
              >
                {row ? (
                  <CandidatureTile {...tile} of={row} chosen={chosen.has(row.id)} />
                ) : (
                  <div className={look.tile} aria-hidden="true">
                    <Skeleton width="70%" />
                    <Skeleton width="50%" />
                  </div>
                )}
              </li>
            )
          })}
        </ul>
        {unprinted > 0 && <Muted>e mais {unprinted.toLocaleString('pt-BR')}, na tabela.</Muted>}
      </div>
    </section>
  )
}
