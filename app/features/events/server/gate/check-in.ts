import { sql } from 'kysely'
import type { Ctx, SignedIn } from '#server/context.ts'
import { transaction } from '#server/database/transaction.ts'
import { conflict, invalid, notFound } from '#server/refusal.ts'
import { hashToken } from '#server/secrets/secrets.ts'
import { enqueue } from '#server/tasks/task.ts'
import { uuid } from '#server/uuid.ts'
import type { Answer, Received } from '#wire/endpoint.ts'
import type { checkIn as checkInWire } from '../../wire/gate.ts'
import { creditPresence } from '../certificate/credit-presence.ts'
import { type EventRow, ownedEvent } from '../reading/event-rows.ts'
import { registrationRows, type RegistrationRow } from '../reading/registration-rows.ts'
import { presenceOf } from './presence.ts'

type Scan = Received<typeof checkInWire>['body']['check_in']

const UNKNOWN = 'Este código não é de um ingresso.'
const WHEN = 'O horário da leitura não é o deste evento. Confira o relógio do aparelho.'
const AROUND_MS = 12 * 3_600_000
/** How far the clock of a phone may be ahead. */
const AHEAD_MS = 120_000

const REFUSED: Record<Exclude<RegistrationRow['state'], 'confirmed'>, string> = {
  waiting: 'Esta pessoa está na lista de espera.',
  offered: 'Esta pessoa ainda não aceitou a vaga.',
  cancelled: 'Esta inscrição foi cancelada.',
}

/** The code as it was read, or its hash. */
const hashOf = (code: string) => {
  const read = code.trim().toLowerCase()
  return /^[0-9a-f]{64}$/.test(read) ? Buffer.from(read, 'hex') : hashToken(read)
}

function whenScanned({ now }: Ctx, { starts_at, ends_at }: EventRow, scanned_at: string): string {
  const at = Date.parse(scanned_at)
  const within = at >= Date.parse(starts_at!) - AROUND_MS && at <= Date.parse(ends_at!) + AROUND_MS
  if (!within || at > now.getTime() + AHEAD_MS) throw invalid({ scanned_at: WHEN })
  return new Date(Math.min(at, now.getTime())).toISOString()
}

async function ticketOf(ctx: Ctx, event: EventRow, code: string): Promise<RegistrationRow> {
  const [row] = await registrationRows(ctx, sql`r.code_hash = ${hashOf(code)}`)
  if (!row) throw notFound(UNKNOWN)
  if (row.event_id !== event.id) throw conflict(`Este ingresso é de outro evento: “${row.event_title}”.`)
  if (row.state !== 'confirmed') throw conflict(REFUSED[row.state])
  if (row.prove_by) throw conflict('Esta pessoa ainda não confirmou o e-mail.')
  return row
}

/** Two devices, or one that sends again: each scan is kept once, and the earliest counts. */
export const checkIn = (ctx: Ctx, event_id: string, { client_id, code, scanned_at, gate }: Scan): Promise<string> =>
  transaction(ctx, async (ctx) => {
    const event = await ownedEvent(ctx, event_id)
    if (!event.starts_at) throw notFound(UNKNOWN)
    const ticket = await ticketOf(ctx, event, code)
    const at = whenScanned(ctx, event, scanned_at)
    await sql`select id from registrations where id = ${ticket.id} for no key update`.execute(ctx.db)
    await ctx.db
      .insertInto('check_ins')
      .values({
        id: uuid(ctx.now.getTime()),
        event_id,
        registration_id: ticket.id,
        client_id,
        scanned_at: at,
        received_at: ctx.now.toISOString(),
        gate: gate?.trim() || null,
        scanned_by: (ctx.actor as SignedIn).login_id,
      })
      .onConflict((c) => c.constraint('check_ins_sent_once').doNothing())
      .execute()
    const due = new Date(Math.max(Date.parse(ticket.ends_at), ctx.now.getTime()))
    await enqueue(ctx, creditPresence, { registration_id: ticket.id }, { run_at: due, unique_key: ticket.id })
    return ticket.id
  })

export const firstName = ({ shares_name, name }: Pick<RegistrationRow, 'shares_name' | 'name'>) =>
  shares_name ? name.split(' ')[0]! : null

export async function showCheckIn(
  ctx: Ctx,
  registration_id: string,
  client_id: string,
): Promise<Answer<typeof checkInWire>> {
  const [row] = await registrationRows(ctx, sql`r.id = ${registration_id}`)
  const counts = await presenceOf(ctx, registration_id)
  if (!row || !counts) throw conflict('Esta presença foi desfeita. Leia o ingresso de novo.')
  return {
    data: {
      id: registration_id,
      type: 'check_in',
      attributes: {
        already: counts.client_id !== client_id,
        first_name: firstName(row),
        session_title: row.session_title,
        scanned_at: counts.scanned_at,
        gate: counts.gate,
      },
    },
  }
}

/** All scans of the ticket: whoever was taken for somebody else has not come. */
export const undoCheckIn = (ctx: Ctx, event_id: string, registration_id: string) =>
  transaction(ctx, async (ctx) => {
    await ownedEvent(ctx, event_id)
    const { rows } = await sql`select id from registrations where id = ${registration_id} and event_id = ${event_id}
      for no key update`.execute(ctx.db)
    if (!rows.length) throw notFound('Não encontramos essa inscrição neste evento.')
    await sql`update check_ins set undone_at = ${ctx.now} where registration_id = ${registration_id} and undone_at is
      null`.execute(ctx.db)
    await creditPresence.run(ctx, { registration_id })
  })
