import type { CandidatureStep } from '../wire/candidature-states.ts'

/** A letter about a move waits so long: whoever moves a card back by then has told nobody. Each new move has its own time. */
export const SECOND_THOUGHTS_MS = 2 * 60_000

const MOVES: readonly string[] = ['advance', 'reconsider', 'hire', 'reject'] satisfies CandidatureStep[]
export const isMove = (kind: string) => MOVES.includes(kind)

/** Oldest first. Moves that followed each other at once are one: what the company took back in its second thoughts was never said. */
export function together<E extends { kind: string; happened_at: string }>(events: E[]): E[][] {
  const groups: E[][] = []
  for (const event of events) {
    const last = groups.at(-1)?.at(-1)
    const same = last && isMove(last.kind) && isMove(event.kind) && Date.parse(event.happened_at) < Date.parse(last.happened_at) + SECOND_THOUGHTS_MS
    if (same) groups.at(-1)!.push(event)
    else groups.push([event])
  }
  return groups
}
