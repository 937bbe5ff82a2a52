/** One page as the wire brings it. */
export type ListPage<Item, Included = unknown> = {
  collection: { data: readonly Item[]; included?: readonly Included[] }
  total_count: number
  total_pages: number
}

export type ListState<Item, Included = unknown> = {
  collection: readonly Item[]
  included: readonly Included[]
  totalCount: number | undefined
  totalPages: number
  /** The page that is fetched next. */
  currentPage: number
  hasMore: boolean
  isFetching: boolean
  failed: boolean
}

export type ListAction<Item, Included = unknown> =
  | { type: 'fetching' }
  | { type: 'fetched'; page: ListPage<Item, Included> }
  | { type: 'failed' }
  | { type: 'filtered' }
  /** The first page once more, after somebody came back to the window. */
  | { type: 'refreshed'; page: ListPage<Item, Included> }

export const emptyList = <Item, Included>(): ListState<Item, Included> => ({
  collection: [],
  included: [],
  totalCount: undefined,
  totalPages: 1,
  currentPage: 1,
  hasMore: true,
  isFetching: false,
  failed: false,
})

const keyOf = (one: unknown) => {
  const { type, id } = (one ?? {}) as { type?: unknown; id?: unknown }
  return id === undefined ? one : `${String(type)} ${String(id)}`
}

/** Between two pages the list may have moved on the server: what is there already is not shown twice. */
function join<T>(first: readonly T[], then: readonly T[]): T[] {
  const known = new Set(first.map(keyOf))
  return [...first, ...then.filter((one) => !known.has(keyOf(one)))]
}

export function listReducer<Item, Included>(
  state: ListState<Item, Included>,
  action: ListAction<Item, Included>,
): ListState<Item, Included> {
  switch (action.type) {
    case 'fetching':
      return { ...state, isFetching: true, failed: false }
    case 'fetched': {
      const { collection, total_count, total_pages } = action.page
      const currentPage = state.currentPage + 1
      return {
        collection: join(state.collection, collection.data),
        included: join(state.included, collection.included ?? []),
        totalCount: total_count,
        totalPages: total_pages,
        currentPage,
        hasMore: currentPage <= total_pages,
        isFetching: false,
        failed: false,
      }
    }
    case 'failed':
      return { ...state, isFetching: false, failed: true }
    case 'filtered':
      return emptyList()
    case 'refreshed': {
      const { collection, total_count, total_pages } = action.page
      const wasWhole = state.currentPage <= 2
      return {
        ...state,
        collection: wasWhole ? collection.data : join(collection.data, state.collection),
        included: wasWhole ? (collection.included ?? []) : join(collection.included ?? [], state.included),
        totalCount: total_count,
        totalPages: total_pages,
        hasMore: state.currentPage <= total_pages,
      }
    }
  }
}

/** A list whose first page came with the page itself. */
export const listFrom = <Item, Included>(first: ListPage<Item, Included> | undefined): ListState<Item, Included> =>
  first ? listReducer(emptyList(), { type: 'fetched', page: first }) : emptyList()
