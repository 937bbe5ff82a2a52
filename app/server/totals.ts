/** What every list says of itself besides its page. An empty one has a page: the first. */
export const totals = (total_count: number, per_page: number) => ({
  total_count,
  total_pages: Math.max(1, Math.ceil(total_count / per_page)),
})
