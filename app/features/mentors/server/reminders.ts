// A day and an hour before. What was cancelled meanwhile is not told of.
import { sql } from 'kysely'
import type { Ctx } from '#server/context.ts'
import { enqueue, task } from '#server/tasks/task.ts'
import { type BookingRow, lockBookings } from './booking-rows.ts'
import { nameOf, tellMentor, tellPerson, whenInBrasilia, whenOf } from './letters.ts'

const HOUR_MS = 3_600_000
const BEFORE = { day: 24 * HOUR_MS, hour: HOUR_MS } as const
type Kind = keyof typeof BEFORE
const WORDS: Record<Kind, string> = { day: 'Mentoria amanhã', hour: 'Mentoria em uma hora' }

type Reminder = { booking_id: string; sequence: number; kind: Kind }

export const remindOfMentoring = task<Reminder>('remind-of-mentoring', async (ctx, { booking_id, sequence, kind }) => {
  const [row] = await lockBookings(ctx, sql`b.id = ${booking_id}`)
  if (!row || row.state !== 'booked' || row.sequence !== sequence) return
  if (Date.parse(row.starts_at) <= ctx.now.getTime()) return
  await tellPerson(ctx, row, {
    subject: `${WORDS[kind]}: ${row.session_title ?? row.mentor_name}`,
    paragraphs: [`Na sua agenda: ${nameOf(row)}, ${whenOf(row)}.`, `A sala: ${row.link}`],
  })
  await tellMentor(ctx, row, {
    subject: `${WORDS[kind]}: ${row.name}`,
    paragraphs: [`A conversa com ${row.name} é ${whenInBrasilia(row)}.`, `A sala: ${row.link}`],
  })
})

/** Of those whose time has passed already there is none. */
export async function remindLater(ctx: Ctx, { id, sequence, starts_at }: BookingRow) {
  for (const kind of ['day', 'hour'] as const) {
    const run_at = new Date(Date.parse(starts_at) - BEFORE[kind])
    if (run_at <= ctx.now) continue
    const unique_key = `${kind} ${id} ${sequence}`
    await enqueue(ctx, remindOfMentoring, { booking_id: id, sequence, kind }, { run_at, unique_key })
  }
}
