// Group sessions: made and cancelled by the operator.
import { sql } from 'kysely'
import { overlap } from '#features/calendar/server/calendar.ts'
import type { Ctx } from '#server/context.ts'
import { invalid, notFound } from '#server/refusal.ts'
import { isUuid, uuid } from '#server/uuid.ts'
import type { Received } from '#wire/endpoint.ts'
import { secureLink } from '#wire/link/web-link.ts'
import type { createSession as createWire } from '../wire/operator-mentors.ts'
import { LEAST_HOURS_AHEAD } from '../wire/mentoring-words.ts'
import { lockBookings } from './booking-rows.ts'
import { giveUp } from './cancel.ts'
import { weeksOf } from './free-times.ts'
import { mentorRow } from './mentor-rows.ts'

const MINUTE_MS = 60_000
type New = Received<typeof createWire>['body']['session']

export async function createSession(ctx: Ctx, mentor_id: string, { starts_at, minutes, link, ...sent }: New) {
  await mentorRow(ctx, mentor_id, { lock: true })
  const start = new Date(starts_at)
  if (start.getTime() < ctx.now.getTime() + LEAST_HOURS_AHEAD * 60 * MINUTE_MS)
    throw invalid({ starts_at: `Escolha um horário daqui a ${LEAST_HOURS_AHEAD} horas ou mais` })
  const span = {
    starts_at: start.toISOString(),
    ends_at: new Date(start.getTime() + minutes * MINUTE_MS).toISOString(),
  }
  const { taken } = (await weeksOf(ctx, [mentor_id])).get(mentor_id)!
  if (taken.some((one) => overlap(one, span)))
    throw invalid({ starts_at: 'O mentor já tem uma conversa ou outra sessão neste horário' })
  await ctx.db
    .insertInto('mentor_sessions')
    .values({
      id: uuid(ctx.now.getTime()),
      mentor_id,
      ...sent,
      ...span,
      link: secureLink(link)!,
      created_at: ctx.now.toISOString(),
    })
    .execute()
  return mentor_id
}

/** Each person with a place hears of it, and of nobody else. */
export async function cancelSession(ctx: Ctx, mentor_id: string, session_id: string, reason: string) {
  await mentorRow(ctx, mentor_id, { lock: true })
  const { rows } = isUuid(session_id)
    ? await sql`update mentor_sessions set cancelled_at = coalesce(cancelled_at, ${ctx.now}), taken = 0
        where id = ${session_id} and mentor_id = ${mentor_id} returning id`.execute(ctx.db)
    : { rows: [] }
  if (!rows.length) throw notFound('Não encontramos esta sessão.')
  for (const row of await lockBookings(ctx, sql`b.session_id = ${session_id} and b.state = 'booked'`))
    await giveUp(ctx, row, { by: 'operator', why: `O motivo: “${reason}”` })
  return mentor_id
}
