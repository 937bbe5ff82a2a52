// Who has a stand: the fair's keeper invites, the company agrees or leaves.
import { sql } from 'kysely'
import { spendOrWait } from '#features/accounts/server/accounts.ts'
import { myTree, onAir } from '#features/companies/server/companies.ts'
import type { Ctx, SignedIn } from '#server/context.ts'
import { transaction } from '#server/database/transaction.ts'
import { conflict, invalid, notFound } from '#server/refusal.ts'
import { isUuid, uuid } from '#server/uuid.ts'
import { bareCnpj } from '#wire/cnpj.ts'
import type { Received } from '#wire/endpoint.ts'
import type { addStand as addWire } from '../../wire/stands.ts'
import { heldEvent } from '../reading/event-rows.ts'
import { tellInvited } from '../letters/tell-invited.ts'
import { standRows, type StandRow } from './stand-rows.ts'

const NONE = 'Não encontramos esse estande.'
const MOST_STANDS = 300

async function verifiedCompany(ctx: Ctx, cnpj: string): Promise<string> {
  const { rows } = await sql<{ id: string }>`select c.id from companies c
    where c.cnpj = ${bareCnpj(cnpj)} and ${onAir(sql.ref('c.id'))}`.execute(ctx.db)
  if (!rows[0]) throw invalid({ cnpj: 'Nenhuma empresa verificada tem este CNPJ' })
  return rows[0].id
}

/** Each sends letters to another company. */
export const spendInvite = (ctx: Ctx) =>
  spendOrWait(ctx, { key: `stand invites ${(ctx.actor as SignedIn).login_id}`, times: 60, seconds: 3600 })

/** A company that is not of the keeper's own agrees first: nobody is named at a fair without wanting it. */
export const addStand = (ctx: Ctx, event_id: string, { cnpj, place }: Received<typeof addWire>['body']['stand']) =>
  transaction(ctx, async (ctx) => {
    const event = await heldEvent(ctx, event_id)
    if (event.kind !== 'fair') throw conflict('Só feiras têm estandes.')
    if (event.state === 'cancelled') throw conflict('Este evento foi cancelado.')
    const company_id = await verifiedCompany(ctx, cnpj)
    const { rows } = await sql<{ company_id: string }>`select company_id from event_stands
      where event_id = ${event_id}`.execute(ctx.db)
    if (rows.some((one) => one.company_id === company_id)) throw invalid({ cnpj: 'Esta empresa já tem um estande' })
    if (rows.length >= MOST_STANDS) throw conflict(`Uma feira tem no máximo ${MOST_STANDS} estandes.`)
    const isOwn = ctx.actor.user_type !== 'Operator' && (await myTree(ctx)).includes(company_id)
    const id = uuid(ctx.now.getTime())
    const created_at = ctx.now.toISOString()
    await ctx.db
      .insertInto('event_stands')
      .values({
        id,
        event_id,
        company_id,
        place: place?.trim() || null,
        confirmed_at: isOwn ? created_at : null,
        created_at,
      })
      .execute()
    await tellInvited(ctx, sql`t.id = ${id}`)
    ctx.forgetPages()
    return id
  })

/** Data of people stays with whom they gave it to: such a stand is only the company's to leave. */
export const removeStand = (ctx: Ctx, event_id: string, id: string) =>
  transaction(ctx, async (ctx) => {
    await heldEvent(ctx, event_id)
    const [row] = isUuid(id) ? await standRows(ctx, sql`t.id = ${id} and t.event_id = ${event_id}`) : []
    if (!row) throw notFound(NONE)
    if (row.interests) throw conflict('Pessoas já deixaram interesse neste estande. Só a empresa pode sair dele.')
    await ctx.db.deleteFrom('event_stands').where('id', '=', id).execute()
    ctx.forgetPages()
  })

export async function companyStand(ctx: Ctx, id: string): Promise<StandRow> {
  const mine = sql`t.id = ${id} and t.company_id = any(${await myTree(ctx)}::uuid[]) and e.state <> 'draft'`
  const [row] = isUuid(id) ? await standRows(ctx, mine) : []
  if (!row) throw notFound(NONE)
  return row
}

export async function confirmStand(ctx: Ctx, id: string) {
  await companyStand(ctx, id)
  const confirmed_at = sql<string>`coalesce(confirmed_at, ${ctx.now})`
  await ctx.db.updateTable('event_stands').set({ confirmed_at }).where('id', '=', id).execute()
  ctx.forgetPages()
  return id
}

export async function leaveStand(ctx: Ctx, id: string) {
  await companyStand(ctx, id)
  await ctx.db.deleteFrom('event_stands').where('id', '=', id).execute()
  ctx.forgetPages()
}
