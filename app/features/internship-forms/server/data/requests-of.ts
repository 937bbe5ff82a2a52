import type { Ctx } from '#server/context.ts'
import { DATA_LABELS, type DataName, type PARTIES } from '../../wire/data/data-record.ts'

export type DataParty = keyof typeof PARTIES

export const partyOf = (ctx: Ctx): DataParty => (ctx.actor.user_type === 'Operator' ? 'walljobs' : 'company_sign')

/** In the order in which they came, each with who asks, why and for what. */
export async function requestsOf(ctx: Ctx, form_id: string, party?: DataParty) {
  const rows = await ctx.db
    .selectFrom('data_requests as r')
    .leftJoin('company_managers as m', 'm.login_id', 'r.asked_by')
    .select(['r.party', 'r.fields', 'r.purpose', 'r.deadline', 'm.name as asked_by'])
    .where('r.form_id', '=', form_id)
    .$if(party !== undefined, (query) => query.where('r.party', '=', party!))
    .orderBy('r.asked_at')
    .orderBy('r.id')
    .execute()
  return rows.map(({ party, fields, ...row }) => ({
    ...row,
    party: party as DataParty,
    fields: fields.map((name) => ({ name, label: DATA_LABELS[name as DataName] })),
  }))
}

export const namesIn = (requests: Awaited<ReturnType<typeof requestsOf>>) => [
  ...new Set(requests.flatMap(({ fields }) => fields.map(({ name }) => name as DataName))),
]
