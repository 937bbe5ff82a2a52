// Seconds of a video as ranges, from one up to another: their union commutes, so it does not matter who sends first.
export type Range = [from: number, to: number]

/** In order, apart from each other, none empty. */
export function union(ranges: readonly Range[]): Range[] {
  const joined: Range[] = []
  for (const [from, to] of ranges.filter(([from, to]) => from < to).toSorted((a, b) => a[0] - b[0])) {
    const last = joined.at(-1)
    if (last && from <= last[1]) last[1] = Math.max(last[1], to)
    else joined.push([from, to])
  }
  return joined
}

export const lengthOf = (ranges: readonly Range[]) => ranges.reduce((sum, [from, to]) => sum + to - from, 0)

/** What one has and the other lacks; both are unions. */
export const without = (ranges: readonly Range[], other: readonly Range[]): Range[] =>
  other.reduce<Range[]>(
    (left, [from, to]) =>
      left.flatMap(([a, b]): Range[] =>
        union([
          [a, Math.min(b, from)],
          [Math.max(a, to), b],
        ]),
      ),
    [...ranges],
  )

/** The first of them, so many seconds in all. */
export function firstSeconds(ranges: readonly Range[], most: number): Range[] {
  let left = Math.max(0, Math.floor(most))
  return union(
    ranges.map(([from, to]): Range => {
      const end = Math.min(to, from + left)
      left -= end - from
      return [from, end]
    }),
  )
}

export const asMultirange = (ranges: readonly Range[]) => `{${ranges.map(([a, b]) => `[${a},${b})`).join(',')}}`
