import { sql } from 'kysely'
import { onAir } from '#features/companies/server/companies.ts'
import type { Ctx } from '#server/context.ts'
import { transaction } from '#server/database/transaction.ts'
import { conflict, forbidden, invalid } from '#server/refusal.ts'
import { BLANK } from '#wire/text/sentences.ts'
import { type EventRow, heldEvent } from '../reading/event-rows.ts'
import { showOwned } from '../reading/show-event.ts'
import { tellInvited } from '../letters/tell-invited.ts'
import { remindLater } from '../letters/remind.ts'
import { eventCalledOff } from './tell-changes.ts'

const NOT_YET = 'A empresa ainda não foi verificada: o evento fica em rascunho até lá.'

/** Without these nobody could come. */
export async function readyToPublish(ctx: Ctx, { id, mode, place, address, link, description }: EventRow) {
  const { rows } = await sql`select id from event_sessions where event_id = ${id}`.execute(ctx.db)
  const missing = {
    ...(!description && { description: BLANK }),
    ...(mode === 'in_person' && !place && { place: BLANK }),
    ...(mode === 'in_person' && !address && { address: BLANK }),
    ...(mode === 'online' && !link && { link: BLANK }),
    ...(!rows.length && { sessions: 'Inclua ao menos uma sessão' }),
  }
  if (Object.keys(missing).length) throw invalid(missing)
}

const isOnAir = async (ctx: Ctx, { company_id }: EventRow) =>
  company_id === null || (await sql<{ on: boolean }>`select ${onAir(company_id)} as on`.execute(ctx.db)).rows[0]!.on

/** Twice is once. */
export const publishEvent = (ctx: Ctx, id: string): Promise<string> =>
  transaction(ctx, async (ctx) => {
    const event = await heldEvent(ctx, id)
    if (event.state === 'published') return id
    if (event.state === 'cancelled') throw conflict('Este evento foi cancelado.', await showOwned(ctx, id))
    await readyToPublish(ctx, event)
    if (Date.parse(event.ends_at!) <= ctx.now.getTime())
      throw invalid({ sessions: 'Inclua ao menos uma sessão no futuro' })
    if (!(await isOnAir(ctx, event))) throw forbidden(NOT_YET)
    await ctx.db
      .updateTable('events')
      .set({ state: 'published', published_at: ctx.now.toISOString(), lock_version: event.lock_version + 1 })
      .where('id', '=', id)
      .execute()
    await remindLater(ctx, id)
    await tellInvited(ctx, sql`t.event_id = ${id}`)
    ctx.forgetPages()
    return id
  })

/** What is over stays as it was. */
export const cancelEvent = (ctx: Ctx, id: string, reason: string): Promise<string> =>
  transaction(ctx, async (ctx) => {
    const event = await heldEvent(ctx, id)
    if (event.state === 'cancelled') return id
    if (event.ends_at && Date.parse(event.ends_at) <= ctx.now.getTime())
      throw conflict('Este evento já terminou.', await showOwned(ctx, id))
    await ctx.db
      .updateTable('events')
      .set({
        state: 'cancelled',
        cancelled_at: ctx.now.toISOString(),
        cancel_reason: reason.trim(),
        lock_version: event.lock_version + 1,
      })
      .where('id', '=', id)
      .execute()
    await eventCalledOff(ctx, id)
    ctx.forgetPages()
    return id
  })
