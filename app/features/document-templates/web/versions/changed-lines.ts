export type Line = { change: 'same' | 'gone' | 'come'; text: string }

/** Beyond this the middle is told as replaced: a comparison costs the product of both lengths. */
const MOST_COMPARED = 4_000_000

const linesOf = (text: string) =>
  text
    .replace(/\r\n?/g, '\n')
    .split('\n')
    .map((line) => line.trimEnd())
const as = (change: Line['change'], lines: readonly string[]): Line[] => lines.map((text) => ({ change, text }))

/** Lengths of the longest common sequence of what follows each pair of lines. */
function lengthsOf(before: readonly string[], after: readonly string[]) {
  const width = after.length + 1
  const lengths = new Uint32Array((before.length + 1) * width)
  for (let i = before.length - 1; i >= 0; i--)
    for (let j = after.length - 1; j >= 0; j--)
      lengths[i * width + j] =
        before[i] === after[j]
          ? lengths[(i + 1) * width + j + 1]! + 1
          : Math.max(lengths[(i + 1) * width + j]!, lengths[i * width + j + 1]!)
  return (i: number, j: number) => lengths[i * width + j]!
}

function compared(before: readonly string[], after: readonly string[]): Line[] {
  if (before.length * after.length > MOST_COMPARED) return [...as('gone', before), ...as('come', after)]
  const length = lengthsOf(before, after)
  const lines: Line[] = []
  let [i, j] = [0, 0]
  while (i < before.length || j < after.length) {
    if (i < before.length && j < after.length && before[i] === after[j]) {
      lines.push({ change: 'same', text: before[i++]! })
      j++
    } else if (j === after.length || (i < before.length && length(i + 1, j) >= length(i, j + 1)))
      lines.push({ change: 'gone', text: before[i++]! })
    else lines.push({ change: 'come', text: after[j++]! })
  }
  return lines
}

/** The lines of both texts in order, with what went and what came. */
export function changedLines(one: string, other: string): Line[] {
  const [before, after] = [linesOf(one), linesOf(other)]
  let start = 0
  while (start < Math.min(before.length, after.length) && before[start] === after[start]) start++
  let [end, last] = [before.length, after.length]
  while (end > start && last > start && before[end - 1] === after[last - 1]) [end, last] = [end - 1, last - 1]
  return [
    ...as('same', before.slice(0, start)),
    ...compared(before.slice(start, end), after.slice(start, last)),
    ...as('same', before.slice(end)),
  ]
}

const AROUND = 2

/** What is alike and far from a change is counted, not shown. */
export function folded(lines: readonly Line[]): (Line | { left: number })[] {
  const near = new Set<number>()
  for (const [at, { change }] of lines.entries())
    if (change !== 'same') for (let n = at - AROUND; n <= at + AROUND; n++) near.add(n)
  const found: (Line | { left: number })[] = []
  for (const [at, line] of lines.entries()) {
    const last = found.at(-1)
    if (near.has(at)) found.push(line)
    else if (last && 'left' in last) last.left++
    else found.push({ left: 1 })
  }
  return found
}
