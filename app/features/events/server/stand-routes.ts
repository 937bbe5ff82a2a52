import { type RawBuilder, sql } from 'kysely'
import { myTree } from '#features/companies/server/companies.ts'
import type { Ctx, SignedIn } from '#server/context.ts'
import { serve } from '#server/serve.ts'
import { totals } from '#server/totals.ts'
import * as wire from '../wire/stands.ts'
import { ownedEvent } from './reading/event-rows.ts'
import { leaveInterest, namedStand, paged, pageOfInterests, takeInterestBack } from './stands/interests.ts'
import { interestsSheet } from './stands/interests-sheet.ts'
import { addStand, companyStand, confirmStand, leaveStand, removeStand, spendInvite } from './stands/keep-stands.ts'
import { countStands, keptStand, publicStand, type StandRow, standRows } from './stands/stand-rows.ts'

type Paging = { page: number; per_page: number }
type Show<R> = (ctx: Ctx, row: StandRow) => R

async function pageOf<R>(ctx: Ctx, query: Paging, where: RawBuilder<unknown>, show: Show<R>) {
  const rows = await standRows(ctx, where, sql`order by s.starts_at desc, name, t.id ${paged(query)}`)
  const data = rows.map((row) => show(ctx, row))
  return { collection: { data }, ...totals(await countStands(ctx, where), query.per_page) }
}
const kept = async (ctx: Ctx, id: string) => ({ data: keptStand(ctx, (await standRows(ctx, sql`t.id = ${id}`))[0]!) })
const open = async (ctx: Ctx, id: string) => ({ data: publicStand(ctx, await namedStand(ctx, id)) })

/** Before the addresses of events: 'stands' is no event's id. */
export const standRoutes = serve(wire, {
  listOwnInterests: (ctx, { query }) => {
    const { login_id } = ctx.actor as SignedIn
    const given = sql`exists (select from stand_interests i where i.stand_id = t.id and i.login_id = ${login_id})`
    return pageOf(ctx, query, given, publicStand)
  },
  listCompanyStands: async (ctx, { query }) => {
    const where = sql`t.company_id = any(${await myTree(ctx)}::uuid[]) and e.state <> 'draft'`
    return pageOf(ctx, query, where, keptStand)
  },
  showStand: (ctx, { params }) => open(ctx, params.id),
  showCompanyStand: async (ctx, { params }) => ({ data: keptStand(ctx, await companyStand(ctx, params.id)) }),
  confirmStand: { make: (ctx, { params }) => confirmStand(ctx, params.id), show: kept },
  leaveStand: async (ctx, { params }) => {
    await leaveStand(ctx, params.id)
    return null
  },
  listInterests: (ctx, { params, query }) => pageOfInterests(ctx, params.id, query),
  interestsSheet: (ctx, { params }) => interestsSheet(ctx, params.id),
  leaveInterest: { make: (ctx, { params }) => leaveInterest(ctx, params.id), show: open },
  takeInterestBack: async (ctx, { params }) => ({ data: publicStand(ctx, await takeInterestBack(ctx, params.id)) }),
  listEventStands: async (ctx, { params, query }) => {
    const { id } = await ownedEvent(ctx, params.uuid)
    return pageOf(ctx, query, sql`t.event_id = ${id}`, keptStand)
  },
  addStand: {
    premise: (ctx, { uuid }) => ownedEvent(ctx, uuid),
    prepare: async (ctx, { params, body }) => {
      await spendInvite(ctx)
      return (ctx) => addStand(ctx, params.uuid, body.stand)
    },
    show: kept,
  },
  removeStand: async (ctx, { params }) => {
    await removeStand(ctx, params.uuid, params.id)
    return null
  },
})
