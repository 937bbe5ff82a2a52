import { useCallback } from 'react'
import { useSearchParams } from 'react-router'
import { PAGE_SIZES, type PageSize } from './ui/tables/paging.ts'

const DEFAULT_SIZE = 10

/**
 * A table's state in the address (filters, page, rows a page), so that it can be shared and survives back and
 * forward.
 */
export function useTableAddress<F extends string>(...filters: F[]) {
  const [search, setSearch] = useSearchParams()
  const page = Math.max(1, Math.trunc(Number(search.get('page'))) || 1)
  const size = PAGE_SIZES.find((one) => one === Number(search.get('per_page'))) ?? DEFAULT_SIZE
  const filter = Object.fromEntries(
    filters.flatMap((name) => (search.get(name) ? [[name, search.get(name)]] : [])),
  ) as Partial<Record<F, string>>

  /** Empty values leave the address. Typing replaces the history entry; other changes add one. */
  const change = useCallback(
    (values: Record<string, string | undefined>, { replace = false } = {}) =>
      setSearch(
        (now) => {
          const next = new URLSearchParams(now)
          for (const [name, value] of Object.entries(values)) {
            if (value) next.set(name, value)
            else next.delete(name)
          }
          return next
        },
        { replace, preventScrollReset: true },
      ),
    [setSearch],
  )
  const filterBy = useCallback(
    (values: Partial<Record<F, string>>, how?: { replace?: boolean }) => change({ ...values, page: undefined }, how),
    [change],
  )
  const turnTo = (to: number, rows: PageSize, how?: { replace?: boolean }) =>
    change({ page: to > 1 ? String(to) : undefined, per_page: rows === DEFAULT_SIZE ? undefined : String(rows) }, how)
  return { page, size, filter, filterBy, turnTo }
}
