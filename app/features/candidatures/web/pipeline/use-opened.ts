import { useCallback } from 'react'
import { useSearchParams } from 'react-router'

/** Whose candidature is open, in the address: it can be shared, and gone back from. */
export function useOpened() {
  const [search, setSearch] = useSearchParams()
  const open = useCallback(
    (id: string | undefined, replace = false) =>
      setSearch(
        (now) => {
          const next = new URLSearchParams(now)
          if (id) next.set('pessoa', id)
          else next.delete('pessoa')
          return next
        },
        { replace: replace || !id, preventScrollReset: true },
      ),
    [setSearch],
  )
  return { opened: search.get('pessoa') ?? undefined, open }
}
