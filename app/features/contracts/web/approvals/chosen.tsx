import { useState } from 'react'
import { useAct } from '#web/calls/use-act.ts'
import { Button } from '#web/ui/button.tsx'
import { approveContracts, MOST_AT_ONCE } from '../../wire/approvals.ts'
import { count } from '../dashboard/group-words.ts'
import { REFRESH } from '../detail/refresh.ts'
import type { Approval } from './approval-row.tsx'
import styles from './approvals.module.css'
import type { Results } from './results-dialog.tsx'

/** What was ticked, with the version that was seen, over all pages. */
export function useChosen() {
  const [seen, setSeen] = useState<ReadonlyMap<string, number>>(new Map())
  const change = (act: (next: Map<string, number>) => void) =>
    setSeen((before) => {
      const next = new Map(before)
      act(next)
      return next
    })
  return {
    seen,
    has: (id: string) => seen.has(id),
    toggle: ({ id, attributes: { lock_version } }: Approval) =>
      change((next) => {
        if (!next.delete(id)) next.set(id, lock_version)
      }),
    all: (rows: readonly Approval[], on: boolean) =>
      change((next) => {
        for (const { id, attributes: a } of rows)
          if (!on) next.delete(id)
          else if (!a.own_draft && next.size < MOST_AT_ONCE) next.set(id, a.lock_version)
      }),
    none: () => setSeen(new Map()),
  }
}

type Props = {
  chosen: ReturnType<typeof useChosen>
  rows: readonly Approval[]
  onDone: (results: Results) => void
}

export function Chosen({ chosen, rows, onDone }: Props) {
  const approve = useAct(approveContracts, {
    refresh: REFRESH,
    onDone: (answer) => {
      chosen.none()
      onDone(answer)
    },
  })
  const mine = rows.filter(({ attributes }) => !attributes.own_draft)
  const every = mine.length > 0 && mine.every(({ id }) => chosen.has(id))
  const { size } = chosen.seen
  const tooMany = size > MOST_AT_ONCE
  const send = () => approve.press({ ids: [...chosen.seen.keys()], lock_versions: Object.fromEntries(chosen.seen) })
  return (
    <div className={styles.chosen}>
      <label>
        <input type="checkbox" checked={every} onChange={() => chosen.all(mine, !every)} /> Escolher todos desta página
      </label>
      <Button kind="primary" disabled={size === 0 || tooMany} loading={approve.busy} onClick={send}>
        {size === 0 ? 'Aprovar selecionados' : `Aprovar ${count(size, 'selecionado', 'selecionados')}`}
      </Button>
      {tooMany && <p role="status">Até {MOST_AT_ONCE} de cada vez.</p>}
    </div>
  )
}
