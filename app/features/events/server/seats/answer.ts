// What whoever signed up does with it: proves the e-mail, accepts the seat that is offered, gives it up.
import { sql, type RawBuilder } from 'kysely'
import { hold } from '#features/calendar/server/calendar.ts'
import type { Ctx } from '#server/context.ts'
import { transaction } from '#server/database/transaction.ts'
import { conflict, notFound } from '#server/refusal.ts'
import { registrationById } from '../reading/registration-rows.ts'
import { registrationResource } from '../reading/show-registration.ts'
import { tellCancelled, tellStanding } from '../letters/tell.ts'
import { endRegistration } from './end.ts'
import { type Held, heldRegistration } from './held.ts'
import { holdTime, refuseOverlaps } from './own-time.ts'
import { ownerOf } from './owner.ts'

const NONE = 'Não encontramos essa inscrição.'
const LATE = 'O prazo para aceitar esta vaga terminou, e ela passou para a próxima pessoa.'
const UNPROVEN = 'O prazo para confirmar o e-mail terminou. Inscreva-se de novo na página do evento.'
const ENDED = 'Esta inscrição foi cancelada. Se quiser ir, inscreva-se de novo na página do evento.'
const BEGUN = 'Esta sessão já começou.'
const WAITS = 'A sua vez ainda não chegou: avisamos por e-mail quando houver vaga.'

const fresh = async (ctx: Ctx, id: string) => ({ data: registrationResource(ctx, await registrationById(ctx, id)) })
const isPast = ({ now }: Ctx, at: string) => Date.parse(at) <= now.getTime()

const act = (ctx: Ctx, where: RawBuilder<unknown>, work: (ctx: Ctx, held: Held) => Promise<void>) =>
  transaction(ctx, async (ctx) => {
    const held = await heldRegistration(ctx, where)
    if (!held) throw notFound(NONE)
    await work(ctx, held)
    return held.row.id
  })

export const accept = (ctx: Ctx, where: RawBuilder<unknown>) =>
  act(ctx, where, async (ctx, { row, session }) => {
    const refuse = async (words: string) => conflict(words, await fresh(ctx, row.id))
    if (row.state === 'confirmed') return
    if (row.state === 'cancelled') throw await refuse(row.ended_why === 'offer_expired' ? LATE : ENDED)
    if (row.state === 'waiting') throw await refuse(WAITS)
    if (isPast(ctx, row.offered_until!)) throw await refuse(LATE)
    if (isPast(ctx, session.starts_at)) throw await refuse(BEGUN)
    // The link came by letter: whoever accepts by it has the e-mail.
    const who = { ...row, login_id: row.login_id ?? (await ownerOf(ctx, row.email)) }
    await refuseOverlaps(ctx, who, [session])
    await holdTime(ctx, row.id, who, session)
    await ctx.db
      .updateTable('registrations')
      .set({ state: 'confirmed', offered_until: null, prove_by: null, login_id: who.login_id })
      .where('id', '=', row.id)
      .execute()
    await tellStanding(ctx, row.id)
  })

export const prove = (ctx: Ctx, where: RawBuilder<unknown>) =>
  act(ctx, where, async (ctx, { row, session }) => {
    if (row.state === 'cancelled')
      throw conflict(row.ended_why === 'unproven' ? UNPROVEN : ENDED, await fresh(ctx, row.id))
    if (!row.prove_by) return
    if (isPast(ctx, row.prove_by)) throw conflict(UNPROVEN, await fresh(ctx, row.id))
    const login_id = await ownerOf(ctx, row.email)
    await refuseOverlaps(ctx, { ...row, login_id }, [session])
    await ctx.db.updateTable('registrations').set({ prove_by: null, login_id }).where('id', '=', row.id).execute()
    // What the calendar has already stays, and so does the seat.
    if (login_id && row.state === 'confirmed') await hold(ctx, { what: 'event', what_id: row.id }, session, [login_id])
    await tellStanding(ctx, row.id)
  })

/** Twice is once. */
export const giveUp = (ctx: Ctx, where: RawBuilder<unknown>) =>
  act(ctx, where, async (ctx, held) => {
    const { row, session } = held
    if (row.state === 'cancelled') return
    if (isPast(ctx, session.starts_at)) throw conflict(BEGUN, await fresh(ctx, row.id))
    await endRegistration(ctx, held, 'person')
    if (row.state === 'confirmed' && !row.prove_by) await tellCancelled(ctx, row.id)
  })

export const ownById = ({ actor }: Ctx, id: string) =>
  sql`id = ${id}::uuid and login_id = ${(actor as { login_id: string }).login_id}`
