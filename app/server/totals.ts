/** Counts that every list answers besides its page. An empty list has one page. */
export const totals = (total_count: number, per_page: number) => ({
  total_count,
  total_pages: Math.max(1, Math.ceil(total_count / per_page)),
})
