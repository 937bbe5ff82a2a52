import { MOVES, stepTo } from '../../wire/candidature-states.ts'
import { type CandidatureState, SECOND_THOUGHTS_MS } from '../../wire/candidature-words.ts'
import type { Event } from './own-history.ts'

const isMove = ({ kind }: Event) => MOVES.includes(kind)
const later = (instant: string) => Date.parse(instant) + SECOND_THOUGHTS_MS

/**
 * A company's moves as the letters tell them: those that follow each other within two minutes are one move, from
 * where the first began to where the last ended, told two minutes after the last. Oldest first.
 */
export function toldMoves(events: Event[], now: Date): Event[] {
  const runs: Event[] = []
  for (const event of events) {
    const before = runs.at(-1)
    if (before && isMove(before) && isMove(event) && Date.parse(event.happened_at) < later(before.happened_at)) {
      const [from, to] = [before.from_state, event.to_state] as CandidatureState[]
      runs[runs.length - 1] = { ...event, from_state: from!, kind: stepTo(from!, to!) }
    } else runs.push(event)
  }
  return runs
    .filter((run) => !isMove(run) || later(run.happened_at) <= now.getTime())
    .map((run) => (isMove(run) ? { ...run, happened_at: new Date(later(run.happened_at)).toISOString() } : run))
}
