import { useCallback } from 'react'
import { useSearchParams } from 'react-router'

const NAME = 'aberto'

/** Which row is open stands in the address, so that it can be shared and gone back from. */
export function useOpened() {
  const [search, setSearch] = useSearchParams()
  const open = useCallback(
    (id: string | undefined) =>
      setSearch(
        (now) => {
          const next = new URLSearchParams(now)
          if (id) next.set(NAME, id)
          else next.delete(NAME)
          return next
        },
        { preventScrollReset: true },
      ),
    [setSearch],
  )
  return { opened: search.get(NAME) ?? undefined, open }
}
