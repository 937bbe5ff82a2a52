import { today } from '#server/today.ts'
import type { Kind, State } from '../../wire/words.ts'

const PRESSING_DAYS = 3
const STILL: readonly State[] = ['created', 'completed', 'voided']

/** Whether an internship should have begun, or is about to, while its contract is still on its way. */
export function startOf({ kind, state, starts_on }: { kind: Kind; state: State; starts_on: string | null }, now: Date) {
  if (kind !== 'tce' || !starts_on || STILL.includes(state)) return null
  if (starts_on < today(now)) return 'past' as const
  return starts_on <= today(now, PRESSING_DAYS) ? ('pressing' as const) : null
}
