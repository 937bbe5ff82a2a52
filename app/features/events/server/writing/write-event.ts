import { membershipIn, myTree } from '#features/companies/server/companies.ts'
import type { Ctx } from '#server/context.ts'
import { transaction } from '#server/database/transaction.ts'
import { conflict, invalid, stale } from '#server/refusal.ts'
import { uuid } from '#server/uuid.ts'
import type { Received } from '#wire/endpoint.ts'
import { columnsOf } from '#wire/record.ts'
import { BLANK } from '#wire/text/sentences.ts'
import { BRASILIA } from '#wire/time/zones.ts'
import { eventRecord, type SessionSent } from '../../wire/event-record.ts'
import type { createEvent as createWire, updateEvent as updateWire } from '../../wire/events.ts'
import { heldEvent, ownedEvent } from '../reading/event-rows.ts'
import { showOwned } from '../reading/show-event.ts'
import { readyToPublish } from './publish.ts'
import { writeSessions } from './sessions.ts'
import { remindLater } from '../letters/remind.ts'
import { rememberTold } from '../letters/tell-moves.ts'
import { eventMoved } from './tell-changes.ts'

export type EventSent = Received<typeof createWire>['body']['event']
type Change = Received<typeof updateWire>['body']['event']

const { sessions_attributes: _, ...ownFields } = eventRecord
const OVER = 'Este evento foi cancelado e não muda mais.'

/** The platform's own where the operation writes it. */
async function companyFor(ctx: Ctx, asked: string | undefined): Promise<string | null> {
  if (ctx.actor.user_type === 'Operator') return null
  const { company_id } = membershipIn(ctx)
  if (asked && !(await myTree(ctx)).includes(asked))
    throw invalid({ company_id: 'Escolha a sua empresa ou uma de suas filiais' })
  return asked ?? company_id
}

/** Begins with its name; a draft may lack the rest. */
export const createEvent = (ctx: Ctx, { company_id, sessions_attributes, ...told }: EventSent): Promise<string> =>
  transaction(ctx, async (ctx) => {
    if (!told.title) throw invalid({ title: BLANK })
    const id = uuid(ctx.now.getTime())
    const { zone = BRASILIA } = told
    const columns = columnsOf(ownFields, { kind: 'talk', mode: 'in_person', ...told, zone } as const)
    await ctx.db
      .insertInto('events')
      .values({
        id,
        company_id: await companyFor(ctx, company_id),
        created_by: ctx.actor.user_type === 'Operator' ? null : membershipIn(ctx).manager_id,
        state: 'draft',
        ...columns,
        title: told.title.trim(),
        created_at: ctx.now.toISOString(),
      } as never)
      .execute()
    await writeSessions(ctx, { id, zone, state: 'draft' }, (sessions_attributes ?? []) as SessionSent[])
    return id
  })

/** Where the time or the place changes, whoever signed up hears of it once, two minutes later. */
export const updateEvent = (ctx: Ctx, id: string, { lock_version, sessions_attributes, ...told }: Change) =>
  transaction(ctx, async (ctx) => {
    const before = await heldEvent(ctx, id)
    if (before.lock_version !== lock_version) throw stale(await showOwned(ctx, id))
    if (before.state === 'cancelled') throw conflict(OVER, await showOwned(ctx, id))
    if (before.state === 'published') await rememberTold(ctx, id)
    await ctx.db
      .updateTable('events')
      .set({ ...columnsOf(ownFields, told), lock_version: lock_version + 1 } as never)
      .where('id', '=', id)
      .execute()
    const after = await ownedEvent(ctx, id)
    const sent = (sessions_attributes ?? []) as SessionSent[]
    if (after.zone !== before.zone && !sent.length)
      throw invalid({ zone: 'Confira os horários das sessões no novo fuso' })
    const moved = await writeSessions(ctx, after, sent)
    if (after.state === 'published') {
      await readyToPublish(ctx, await ownedEvent(ctx, id))
      await eventMoved(ctx, moved)
      await remindLater(ctx, id)
      ctx.forgetPages()
    }
    return id
  })
