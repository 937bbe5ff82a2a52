export const PAGE_SIZES = [10, 25, 50, 100] as const
export type PageSize = (typeof PAGE_SIZES)[number]
export const ROWS_PER_PAGE = 'Linhas por página'

const number = new Intl.NumberFormat('pt-BR')

export const pagesOf = (count: number, size: number) => Math.max(Math.ceil(count / size), 1)

/** '1-10 de 57'; '0-0 de 0' when empty. Pages count from 1. */
export function rangeWords(page: number, size: number, count: number): string {
  const from = count === 0 ? 0 : Math.min((page - 1) * size + 1, count)
  const to = Math.min(page * size, count)
  return `${number.format(from)}-${number.format(to)} de ${number.format(count)}`
}

/** A changed page size keeps the first row in view. */
export const pageAfterResize = (page: number, size: number, next: number) => Math.floor(((page - 1) * size) / next) + 1

export type Sort = { key: string; descending: boolean }

/** Ascending, descending, unsorted. */
export function nextSort(sort: Sort | null, key: string): Sort | null {
  if (sort?.key !== key) return { key, descending: false }
  return sort.descending ? null : { key, descending: true }
}
