/** The visible range of equal rows with a margin, and the pages that hold them. */
export function windowOf({
  top,
  height,
  row,
  count,
  beyond = 4,
  page = 50,
}: {
  top: number
  height: number
  row: number
  count: number
  beyond?: number
  page?: number
}) {
  const first = Math.max(0, Math.min(count, Math.floor(top / row) - beyond))
  const last = Math.min(count, Math.ceil((top + height) / row) + beyond)
  const pages: number[] = []
  for (
    let one = Math.floor(first / page) + 1;
    count > 0 && one <= Math.floor(Math.max(first, last - 1) / page) + 1;
    one++
  )
    pages.push(one)
  return { first, last, pages }
}
