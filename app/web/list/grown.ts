/** One page as the wire brings it. */
export type ListPage<Item, Included = unknown> = {
  collection: { data: readonly Item[]; included?: readonly Included[] }
  total_count: number
  total_pages: number
}

/** A list that grows, under the names that the seeds give its state. */
export type Grown<Item, Included = unknown> = {
  collection: readonly Item[]
  included: readonly Included[]
  totalCount: number | undefined
  totalPages: number
  /** The page that is fetched next. */
  currentPage: number
  hasMore: boolean
}

const keyOf = (one: unknown) => {
  const { type, id } = (one ?? {}) as { type?: unknown; id?: unknown }
  return id === undefined ? one : `${String(type)} ${String(id)}`
}

/** Between two pages the list may have moved on the server: what is there already is not shown twice. */
function joined<T>(rows: readonly T[]): T[] {
  const known = new Map<unknown, T>()
  for (const row of rows) if (!known.has(keyOf(row))) known.set(keyOf(row), row)
  return [...known.values()]
}

/** Of the pages so far; the last one to come knows how many there are. */
export function grownFrom<Item, Included>(pages: readonly ListPage<Item, Included>[] = []): Grown<Item, Included> {
  const { total_count, total_pages = 1 } = pages.at(-1) ?? {}
  const currentPage = pages.length + 1
  return {
    collection: joined(pages.flatMap(({ collection }) => collection.data)),
    included: joined(pages.flatMap(({ collection }) => collection.included ?? [])),
    totalCount: total_count,
    totalPages: total_pages,
    currentPage,
    hasMore: currentPage <= total_pages || pages.length === 0,
  }
}

/**
 * The first page once more, on top of what has grown: what was there stays below it, and the totals are those of now.
 */
export function renewed<P extends ListPage<unknown>>(pages: readonly P[], first: P): P[] {
  const { total_count, total_pages } = first
  const [before, ...others] = pages
  if (!before || !others.length) return [first]
  const { data, included = [] } = before.collection
  const { collection } = first
  const joined = {
    data: [...collection.data, ...data],
    included: [...(collection.included ?? []), ...included],
  }
  return [{ ...first, collection: joined }, ...others.map((page) => ({ ...page, total_count, total_pages }))]
}
