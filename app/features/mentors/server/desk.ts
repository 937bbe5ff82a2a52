// What is booked, as the operator sees it: cancelled for a mentor, absences, and contests to be answered.
import { sql } from 'kysely'
import type { Ctx } from '#server/context.ts'
import { conflict } from '#server/refusal.ts'
import { totals } from '#server/totals.ts'
import type { Answer, Received } from '#wire/endpoint.ts'
import type * as wire from '../wire/operator-bookings.ts'
import { type BookingRow, bookingRows, FROM } from './booking-rows.ts'
import { giveUp, lockedBooking } from './cancel.ts'
import { nameOf, tellPerson, whenOf } from './letters.ts'

type Kept = Answer<typeof wire.tellAbsence>['data']

const resourceOf = (row: BookingRow): Kept => ({
  id: row.id,
  type: 'kept_booking',
  attributes: {
    mentor: { id: row.mentor_id, name: row.mentor_name },
    session_title: row.session_title,
    person: row.name,
    email: row.email,
    starts_at: row.starts_at,
    ends_at: row.ends_at,
    state: row.state,
    missed: row.missed_why,
    forgiven: row.forgiven,
    contest: row.contest,
    settled: row.settled_at !== null,
  },
})

export const showKeptBooking = async (ctx: Ctx, id: string) => ({
  data: resourceOf((await bookingRows(ctx, sql`b.id = ${id}`))[0]!),
})

export async function listKeptBookings(
  ctx: Ctx,
  { mentor_id, which, page, per_page }: Received<typeof wire.listKeptBookings>['query'],
): Promise<Answer<typeof wire.listKeptBookings>> {
  const ahead = sql`(b.state = 'booked' and b.ends_at > ${ctx.now})`
  const chosen = {
    ahead,
    past: sql`not ${ahead}`,
    contested: sql`(b.contested_at is not null and b.settled_at is null)`,
    all: sql`true`,
  }[which ?? 'all']
  const where = sql`${chosen} and ${mentor_id ? sql`b.mentor_id = ${mentor_id}` : sql`true`}`
  const offset = Math.min((page - 1) * per_page, 2 ** 31)
  const order = which === 'past' ? sql`b.starts_at desc` : sql`b.starts_at`
  const rows = await bookingRows(ctx, where, sql`order by ${order}, b.id limit ${per_page} offset ${offset}`)
  const counted = await sql<{ n: number }>`select count(*)::int as n from ${FROM} where ${where}`.execute(ctx.db)
  return { collection: { data: rows.map(resourceOf) }, ...totals(counted.rows[0]!.n, per_page) }
}

export async function cancelForMentor(ctx: Ctx, id: string, reason: string): Promise<string> {
  const row = await lockedBooking(ctx, id)
  if (row.state === 'cancelled') return id
  if (Date.parse(row.starts_at) <= ctx.now.getTime()) throw conflict('Esta mentoria já começou.')
  await giveUp(ctx, row, { by: 'operator', why: `O motivo: “${reason}”. Marque outro horário quando quiser.` })
  if (row.session_id)
    await sql`update mentor_sessions set taken = taken - 1 where id = ${row.session_id}`.execute(ctx.db)
  return id
}

const write = (ctx: Ctx, id: string, columns: object) =>
  ctx.db.updateTable('mentor_bookings').set(columns).where('id', '=', id).execute()

export async function tellAbsence(ctx: Ctx, id: string, absent: boolean): Promise<string> {
  const row = await lockedBooking(ctx, id)
  if (row.state === 'cancelled' || Date.parse(row.starts_at) > ctx.now.getTime())
    throw conflict('Só de uma mentoria que já começou se diz quem esteve.')
  if ((row.missed_why !== null) === absent) return id
  await write(
    ctx,
    id,
    absent ? { missed_why: 'absent', missed_at: row.ends_at } : { missed_why: null, missed_at: null },
  )
  if (!absent) return id
  await ctx.db.deleteFrom('mentor_feedback').where('booking_id', '=', id).execute()
  await tellPerson(ctx, row, {
    subject: `Falta em mentoria: ${row.session_title ?? row.mentor_name}`,
    paragraphs: [
      `Não encontramos você em ${nameOf(row)}, ${whenOf(row)}. Conta como falta.`,
      'Duas faltas em 90 dias suspendem novas mentorias por 30 dias. ' +
        'Se houve engano, conteste em Mentores de carreira.',
    ],
  })
  return id
}

export async function settleContest(ctx: Ctx, id: string, forgiven: boolean): Promise<string> {
  const row = await lockedBooking(ctx, id)
  if (row.contested_at === null) throw conflict('Esta falta não foi contestada.')
  if (row.settled_at !== null) return id
  await write(ctx, id, { settled_at: ctx.now.toISOString(), forgiven })
  await tellPerson(ctx, row, {
    subject: `Sobre a falta que você contestou: ${row.session_title ?? row.mentor_name}`,
    paragraphs: [
      forgiven
        ? `Aceitamos o que você contou: ${nameOf(row)} não conta mais como falta.`
        : `Lemos o que você contou. A falta em ${nameOf(row)} continua a contar.`,
    ],
  })
  return id
}
