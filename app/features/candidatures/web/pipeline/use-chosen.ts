import { useCallback, useState } from 'react'
import type { Received } from './use-pipeline.ts'

/** Ticked candidatures, by id. */
export function useChosen() {
  const [chosen, setChosen] = useState<ReadonlyMap<string, Received>>(new Map())
  const clear = useCallback(() => setChosen(new Map()), [])
  const choose = useCallback(
    (row: Received) =>
      setChosen((now) => {
        const next = new Map(now)
        if (!next.delete(row.id)) next.set(row.id, row)
        return next
      }),
    [],
  )
  const chooseAll = (rows: Received[], wanted: boolean) => {
    const next = new Map(chosen)
    for (const row of rows) {
      if (wanted) next.set(row.id, row)
      else next.delete(row.id)
    }
    setChosen(next)
  }
  return { chosen, choose, chooseAll, clear }
}
