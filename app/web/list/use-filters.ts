import { useCallback, useMemo } from 'react'
import { useSearchParams } from 'react-router'
import { PAGE_SIZES, type PageSize } from '#web/ui/tables/paging.ts'
import { type Filters, filtersOf, labelsOf, type Names, pageOf, without } from './filters.ts'

type How = { replace?: boolean }
const DEFAULT_SIZE = 10

/** A list's filters, page and rows a page in the address, so that it can be shared and gone back to. */
export function useFilters<F extends Filters>(filters: F, names: Names = {}) {
  const [search, setSearch] = useSearchParams()
  const values = useMemo(() => filtersOf(filters, search), [filters, search])
  const page = pageOf(search)
  const size: PageSize = PAGE_SIZES.find((one) => one === Number(search.get('per_page'))) ?? DEFAULT_SIZE

  /** What is empty leaves the address. Typing replaces where one is; other changes can be gone back from. */
  const change = useCallback(
    (changes: Record<string, unknown>, { replace = false }: How = {}) =>
      setSearch(
        (now) => {
          const next = new URLSearchParams(now)
          for (const [name, value] of Object.entries(changes)) {
            for (const one of [name, `${name}[]`]) next.delete(one)
            if (Array.isArray(value)) for (const one of value) next.append(`${name}[]`, String(one))
            else if (value) next.set(name, String(value))
          }
          return next
        },
        { replace, preventScrollReset: true },
      ),
    [setSearch],
  )
  const filterBy = useCallback(
    (changes: { [N in keyof F]?: unknown }, how?: How) => change({ ...changes, page: undefined }, how),
    [change],
  )
  const labels = labelsOf(filters, values, names)
  const none = Object.fromEntries(Object.keys(filters).map((name) => [name, undefined]))
  const keep = (left: object) => change({ ...none, ...left, page: undefined })
  return {
    values,
    filterBy,
    /** For the bar that tells of filters and removes them; an order is none. */
    bar: {
      labels,
      onRemove: (key: string) => keep(without(filters, values, key)),
      onClear: () => keep(Object.fromEntries(Object.entries(values).filter(([name]) => !filters[name]!.label))),
    },
    page,
    size,
    turnTo: (to: number, rows: PageSize, how?: How) =>
      change({ page: to > 1 ? to : undefined, per_page: rows === DEFAULT_SIZE ? undefined : rows }, how),
  }
}
