import type { Breach } from './use-law.ts'

/** A fix that several breaches offer is one button, at the last of them. */
const sameFix = (one: Breach, other: Breach) => JSON.stringify(one.fix?.changes) === JSON.stringify(other.fix?.changes)

export function fixOf(breach: Breach, at: number, all: readonly Breach[]) {
  if (!breach.fix) return undefined
  const alike = all.filter((other) => other.fix && sameFix(breach, other))
  if (alike.at(-1) !== breach) return undefined
  const many = alike.length === 2 ? ': resolve os dois' : ': resolve todos'
  return { label: breach.fix.label + (alike.length > 1 ? many : ''), strong: at === 0 || alike.length > 1 }
}
