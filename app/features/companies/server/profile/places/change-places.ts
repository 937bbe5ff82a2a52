type Row = { id: string }

/** Rows that are named change places among themselves, in the order they are named; all others stay where they are. */
export function changePlaces<R extends Row>(rows: readonly R[], order: readonly string[]): R[] {
  const known = new Map(rows.map((row) => [row.id, row]))
  const named = [...new Set(order)].flatMap((id) => known.get(id) ?? [])
  const moves = new Set(named.map(({ id }) => id))
  const next = named.values()
  return rows.map((row) => (moves.has(row.id) ? next.next().value! : row))
}
