// Which envelopes somebody may see, and which of them a list or a count is about: one source for both, so that they
// agree.
import { type RawBuilder, sql } from 'kysely'
import { myTree } from '#features/companies/server/companies.ts'
import type { Ctx } from '#server/context.ts'
import { contains } from '#server/database/contains.ts'
import { cpfIndex } from '#server/person-index.ts'
import { startOfDay, today } from '#server/today.ts'
import { isUuid } from '#server/uuid.ts'
import { isCpf } from '#wire/person/cpf.ts'
import type { Received } from '#wire/endpoint.ts'
import { mayUse } from '#wire/person/roles.ts'
import type { listOwnedEnvelopes } from '../../wire/envelopes.ts'
import type { Waiting } from '../../wire/words.ts'
import type { Asker } from '../asker.ts'

export type Query = Received<typeof listOwnedEnvelopes>['query']
type Condition = RawBuilder<boolean>

const PERSON = sql`left join user_infos u on u.id = e.user_info_id`
const TERMS = sql`left join internships i on i.id = e.internship_id
  left join internship_terms t on t.id = coalesce(e.terms_id, i.terms_id)`
/** For the rows of a page: each is to one row or none. */
export const JOINS = sql`${PERSON} ${TERMS}
  left join companies c on c.id = e.company_id
  left join institutions s on s.id = t.institution_id
  left join courses k on k.id = t.course_id
  left join envelope_steps p on p.id = e.step_id`

/** For choosing and counting, no more than what is asked of: without a join an index tells all of it. */
export const fromOf = ({ q, starting, sort }: Partial<Pick<Query, 'q' | 'starting' | 'sort'>>) =>
  sql`envelopes e ${q || sort?.endsWith('intern_name') ? PERSON : sql``}
    ${starting || sort?.endsWith('starts_on') ? TERMS : sql``}`

/** What is being sealed waits for the platform. */
export const HOLDER = sql`coalesce(e.holder, 'walljobs')`
export const ON_ITS_WAY = sql<boolean>`(e.state not in ('created', 'completed', 'voided'))`

/** Looked up once, by whom they wait for. */
const waitsFor = (column: 'user_info_id' | 'manager_id', id: string | undefined) =>
  sql`(e.state = 'signature' and e.step_id in (select x.id from envelope_steps x
    where x.${sql.ref(column)} = ${id}::uuid and x.state = 'current'))`

/** Whether the current step, by which the state is called, waits for this very person or for what this person may do. */
export function isMine(asker: Asker): Condition {
  if (asker.party === 'walljobs') return sql`(e.holder = 'walljobs')`
  if (asker.party === 'internship_sign') return sql`${waitsFor('user_info_id', asker.user_info_id)}`
  const drafts = mayUse('CONTRACTS', asker.roles)
  return sql`(${waitsFor('manager_id', asker.manager_id)}
    or (e.company_id = any(${asker.approves_in}::uuid[]) and e.state = 'approval')
    or (${drafts} and e.state in ('rejected', 'upload', 'upload_base')))`
}

const SEES = ['CONTRACTS', 'DASHBOARD', 'DOCUMENTS', 'PENDING'] as const

export async function whose(ctx: Ctx, asker: Asker): Promise<Condition> {
  if (asker.party === 'walljobs') return sql`true`
  if (asker.party === 'internship_sign')
    return sql`(e.user_info_id = ${asker.user_info_id}::uuid and e.sent_at is not null)`
  const tree = await myTree(ctx)
  const defined = sql`e.state <> 'not_defined'`
  const sees = SEES.some((feature) => mayUse(feature, asker.roles))
  const signs = sql`exists (select from envelope_versions v join envelope_steps x on x.version_id = v.id
    where v.envelope_id = e.id and x.manager_id = ${asker.manager_id}::uuid)`
  const all = sees ? [...new Set([...tree, ...asker.approves_in])] : asker.approves_in
  const whole = sql<boolean>`e.company_id = any(${all}::uuid[])`
  return sees
    ? sql`(${whole} and ${defined})`
    : sql`((${whole} or (e.company_id = any(${tree}::uuid[]) and ${signs})) and ${defined})`
}

export const WHICH: Record<NonNullable<Query['which']>, (mine: Condition) => Condition> = {
  on_its_way: () => ON_ITS_WAY,
  mine: (mine) => sql`(${ON_ITS_WAY} and ${mine})`,
  completed: () => sql`(e.state = 'completed')`,
  rejected: () => sql`(e.state = 'rejected')`,
  drafts: () => sql`(e.state in ('created', 'not_defined'))`,
}

/** From the first instant of the day that is the older bound, to the last of the younger. */
export function waited(range: Waiting, now: Date): Condition {
  const [least = 0, most] = range.split('-').map((days) => (days ? Number(days) : undefined))
  const before = startOfDay(today(now, 1 - least))
  const from = most === undefined ? null : startOfDay(today(now, -most))
  const least_of = from === null ? sql`true` : sql`e.held_since >= ${from}::timestamptz`
  return sql`(e.held_since < ${before}::timestamptz and ${least_of})`
}

/** Contracts that are still unsigned days before the internship is to start, or after. */
export const startsWithin = (days: number, now: Date): Condition =>
  sql`(e.kind = 'tce' and ${ON_ITS_WAY} and t.starts_on <= ${today(now, days)}::date)`

/** By the name, the code or the CPF of the intern. */
export function found(ctx: Ctx, q: string): Condition {
  if (isCpf(q))
    return sql`exists (select from user_info_vaults v
      where v.user_info_id = e.user_info_id and v.cpf_index = ${cpfIndex(ctx, q)})`
  return sql`(${contains(sql`u.search`, q)} or e.code = upper(${q.trim()}))`
}

/** What is no id finds nothing. */
const is = (column: RawBuilder<unknown>, id: string): Condition =>
  isUuid(id) ? sql`(${column} = ${id}::uuid)` : sql`false`

export const monthBegan = (now: Date) => startOfDay(`${today(now).slice(0, 7)}-01`)

export async function conditions(ctx: Ctx, asker: Asker, mine: Condition, query: Query): Promise<Condition> {
  const all = [await whose(ctx, asker)]
  if (query.which) all.push(WHICH[query.which](mine))
  if (query.q) all.push(found(ctx, query.q))
  if (query.holder?.length) all.push(sql`(${HOLDER} = any(${query.holder}::text[]) and ${ON_ITS_WAY})`)
  if (query.state?.length) all.push(sql`e.state = any(${query.state}::text[])`)
  if (query.kind?.length) all.push(sql`e.kind = any(${query.kind}::text[])`)
  if (query.contract_type?.length) all.push(sql`e.contract_type = any(${query.contract_type}::text[])`)
  if (query.company_id) all.push(is(sql`e.company_id`, query.company_id))
  if (query.internship_id) all.push(is(sql`e.internship_id`, query.internship_id))
  if (query.waiting) all.push(sql`(${waited(query.waiting, ctx.now)} and ${ON_ITS_WAY})`)
  if (query.starting) all.push(startsWithin(Number(query.starting), ctx.now))
  if (query.completed) all.push(sql`(e.state = 'completed' and e.completed_at >= ${monthBegan(ctx.now)}::timestamptz)`)
  return sql.join(all, sql` and `)
}
