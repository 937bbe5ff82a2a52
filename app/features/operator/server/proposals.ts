import { sql } from 'kysely'
import {
  approveProposal,
  type GrowingList,
  listNamed,
  mergeProposal,
  refuseProposal,
} from '#features/static-lists/server/static-lists.ts'
import { GROWING_LISTS } from '#features/static-lists/wire.ts'
import type { Ctx, SignedIn } from '#server/context.ts'
import { contains } from '#server/database/contains.ts'
import { notFound } from '#server/refusal.ts'
import { totals } from '#server/totals.ts'
import type { Answer, Received } from '#wire/endpoint.ts'
import type * as wire from '../wire.ts'

type Resource = Answer<typeof wire.listProposals>['collection']['data'][number]
type Row = Resource['attributes'] & { id: string }

/** Of the three lists, as one; the oldest first, which their ids know. */
const proposals = (status: string, { list, q }: { list?: GrowingList | undefined; q?: string | undefined }) => {
  const each = (list ? [list] : GROWING_LISTS).map(
    (one) => sql`select ${sql.lit(one)}::text as list, id, name, status, proposed_by from ${sql.table(one)}
      where status = ${status} ${q ? sql`and ${contains(sql`search`, q)}` : sql``}`,
  )
  return sql.join(each, sql` union all `)
}

const told = (from: ReturnType<typeof sql>) => sql<Row>`
  select p.list, p.id, p.name, p.status,
    (select coalesce(u.social_name, u.full_name) from user_infos u where u.login_id = p.proposed_by) as proposed_by,
    (case p.list when 'softwares' then (select count(*) from user_softwares s where s.software_id = p.id)
      else (select count(*) from user_info_choices c where c.list = p.list and c.value = p.id) end)::int as people_count
  from (${from}) p`

const resourceOf = ({ id, ...attributes }: Row): Resource => ({ id, type: 'proposal', attributes })

export async function listProposals(
  ctx: Ctx,
  { page, per_page, status, ...filter }: Received<typeof wire.listProposals>['query'],
): Promise<Answer<typeof wire.listProposals>> {
  const from = proposals(status, filter)
  const { rows: counted } = await sql<{ n: number }>`select count(*)::int as n from (${from}) p`.execute(ctx.db)
  const { rows } = await told(
    sql`select * from (${from}) o order by id limit ${per_page} offset ${(page - 1) * per_page}`,
  ).execute(ctx.db)
  const total_count = counted[0]!.n
  return { collection: { data: rows.map(resourceOf) }, ...totals(total_count, per_page) }
}

const growing = (name: string): GrowingList => {
  const list = GROWING_LISTS.find((one) => one === name)
  if (!list) throw notFound('Não encontramos essa lista.')
  return list
}

/** As the forms of candidates offer them, but never from memory: what was approved a moment ago is there. */
export const listOptions = async (
  ctx: Ctx,
  name: string,
  q: string,
): Promise<Answer<typeof wire.listProposalOptions>> =>
  (await listNamed(ctx, growing(name), q)).map(({ value, label }) => ({ value: String(value), label }))

type Target = { list: string; id: string }

async function judged(
  ctx: Ctx,
  { list, id }: Target,
  verdict: (proposal: { list: GrowingList; id: string; login_id: string }) => Promise<void>,
) {
  const from = growing(list)
  await verdict({ list: from, id, login_id: (ctx.actor as SignedIn).login_id })
  const { rows } = await told(
    sql`select ${sql.lit(from)}::text as list, id, name, status, proposed_by from ${sql.table(from)} where id = ${id}`,
  ).execute(ctx.db)
  return { data: resourceOf(rows[0]!) }
}

export const approve = (ctx: Ctx, target: Target, name: string | null | undefined) =>
  judged(ctx, target, (proposal) => approveProposal(ctx, proposal, name))
export const merge = (ctx: Ctx, target: Target, into: string) =>
  judged(ctx, target, (proposal) => mergeProposal(ctx, proposal, into))
export const refuse = (ctx: Ctx, target: Target) => judged(ctx, target, (proposal) => refuseProposal(ctx, proposal))
