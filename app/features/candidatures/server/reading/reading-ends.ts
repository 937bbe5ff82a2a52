import { isOver, READ_DAYS } from '../../wire/candidature-words.ts'
import type { Candidature } from '../candidature-rows.ts'
import { daysFrom } from '../due-date.ts'
import { type Step, together } from '../second-thoughts.ts'

/** What a step changes of how long the company reads the person, and of the name that it knows them by. */
export function readingAfter(step: Step, before: Step[], c: Candidature) {
  if (!isOver(step.to_state)) return { readable_until: null, ended_name: null }
  const end = endOf([...before, step])
  return {
    readable_until: step.to_state === 'withdrawn' ? end : daysFrom(new Date(end), READ_DAYS).toISOString(),
    ended_name: isOver(c.state) ? c.known_as : c.name,
  }
}

/**
 * When the process ended, which a company's later steps do not put off: neither an answer after the end, nor a way back into
 * the process that it took back before the person was told.
 */
function endOf(steps: Step[]): string {
  let end = steps.at(-1)!.happened_at
  for (const group of together(steps).toReversed()) {
    if (!isOver(group.at(-1)!.to_state)) break
    end = group.at(-1)!.happened_at
    if (!isOver(group[0]!.from_state)) break
  }
  return end
}
