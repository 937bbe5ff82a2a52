/** `cents` for all of `base` days, of which it has `days`. */
export type Share = { cents: number; days: number; base: number }

const gcd = (one: number, other: number): number => (other === 0 ? one : gcd(other, one % other))

function exactly(parts: readonly Share[]) {
  const whole = parts.reduce((of, { base }) => (of * base) / gcd(of, base), 1)
  return { whole, exact: parts.map(({ cents, days, base }) => cents * days * (whole / base)) }
}
const sum = (numbers: readonly number[]) => numbers.reduce((all, one) => all + one, 0)

/** What all parts cost together, rounded once. */
export function centsOfAll(parts: readonly Share[]): number {
  const { whole, exact } = exactly(parts)
  return Math.floor((2 * sum(exact) + whole) / (2 * whole))
}

/**
 * The amount of each part, in whole cents, so that together they are `all`: each is rounded down, and the cents that
 * are left go to the largest fractions, at a draw to the first. Parts that were charged before may leave less than
 * that: then the smallest fractions give.
 */
export function shareCents(parts: readonly Share[], all = centsOfAll(parts)): number[] {
  const { whole, exact } = exactly(parts)
  const shares = exact.map((part) => Math.floor(part / whole))
  const order = exact.map((part, at) => ({ at, over: part % whole })).toSorted((a, b) => b.over - a.over || a.at - b.at)
  let left = all - sum(shares)
  const step = Math.sign(left)
  const turns = step < 0 ? order.toReversed() : order
  for (const { at } of [...turns, ...turns])
    if (left !== 0 && shares[at]! + step >= 0) {
      shares[at]! += step
      left -= step
    }
  return shares
}
