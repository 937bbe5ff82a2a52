import type { Ctx } from '#server/context.ts'
import { type CandidatureState, isOver, READ_DAYS } from '../../wire/candidature-words.ts'
import type { Candidature } from '../candidature-rows.ts'
import { daysFrom } from '../due-date.ts'

/**
 * What a step changes of how long the company reads the person, and of the name that it knows them by. Steps after the
 * end do not put it
 * off, nor does a way back that the person has not heard of: the day of the end is forgotten when they are told.
 */
export function readingAfter(ctx: Ctx, c: Candidature, to: CandidatureState, by: 'candidate' | 'company' | 'platform') {
  if (!isOver(to)) return { readable_until: by === 'candidate' ? null : c.readable_until, ended_name: null }
  const ended_name = isOver(c.state) ? c.known_as : c.name
  if (to === 'withdrawn') return { readable_until: ctx.now.toISOString(), ended_name }
  const began = isOver(c.state) ? c.read_until : c.readable_until
  return { readable_until: began ?? daysFrom(ctx.now, READ_DAYS).toISOString(), ended_name }
}
