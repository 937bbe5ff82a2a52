import { crossing, weeklyWords } from '#features/calendar/server/calendar.ts'
import { classHours } from '#features/candidates/server/candidates.ts'
import type { Ctx, SignedIn } from '#server/context.ts'
import type { Answer } from '#wire/endpoint.ts'
import type { listClashes } from '../../wire/registrations.ts'
import { sessionRows } from '../writing/sessions.ts'
import { openEvent } from './event-rows.ts'

/** The asker's classes over the sessions of an event, before they sign up. */
export async function showClashes(ctx: Ctx, event_id: string): Promise<Answer<typeof listClashes>> {
  const event = await openEvent(ctx, event_id)
  const classes = await classHours(ctx, (ctx.actor as SignedIn).login_id)
  const sessions = (await sessionRows(ctx, [event.id])).flatMap((session) => {
    const lesson = crossing(classes, session, event.zone)
    return lesson ? [{ session_id: session.id, clash: weeklyWords({ ...lesson, what: 'Aula' }) }] : []
  })
  return { data: { id: event.id, type: 'event_clashes', attributes: { sessions } } }
}
