// Envelopes that somebody may see, with who holds each and for how long: one query for the page and one for the count.
import { type RawBuilder, sql } from 'kysely'
import { myTree } from '#features/companies/server/companies.ts'
import type { Ctx } from '#server/context.ts'
import { contains } from '#server/database/contains.ts'
import { startOfDay, today } from '#server/today.ts'
import { totals } from '#server/totals.ts'
import type { Answer, Received } from '#wire/endpoint.ts'
import { mayUse } from '#wire/person/roles.ts'
import type { listOwnedEnvelopes } from '../wire/envelopes.ts'
import { type ContractType, type Kind, KINDS, type Party, STATES, type State } from '../wire/words.ts'
import { type Asker, signedInAsker } from './asker.ts'

type Query = Received<typeof listOwnedEnvelopes>['query']
type Resource = Answer<typeof listOwnedEnvelopes>['collection']['data'][number]
type Progress = Resource['attributes']['progress']

const FROM = sql`envelopes e
  join internships i on i.id = e.internship_id
  join user_infos u on u.id = e.user_info_id
  join companies c on c.id = e.company_id
  left join internship_terms t on t.id = coalesce(e.terms_id, i.terms_id)
  left join institutions s on s.id = t.institution_id
  left join courses k on k.id = t.course_id
  left join envelope_steps p on p.id = e.step_id`

/** Whether the current step waits for this very person, or for what this person may do. */
function isMine(asker: Asker): RawBuilder<boolean> {
  if (asker.party === 'walljobs') return sql`(e.holder = 'walljobs')`
  if (asker.party === 'internship_sign')
    return sql`coalesce(p.kind = 'signature' and p.user_info_id = ${asker.user_info_id}::uuid, false)`
  const drafts = mayUse('CONTRACTS', asker.roles)
  return sql`(coalesce(p.kind = 'signature' and p.manager_id = ${asker.manager_id}::uuid, false)
    or (${asker.approver} and coalesce(p.kind = 'approval', false))
    or (${drafts} and (e.state in ('rejected') or coalesce(p.kind in ('upload', 'upload_base'), false))))`
}

const SIGNER_ONLY = ['CONTRACTS', 'DASHBOARD', 'DOCUMENTS', 'PENDING'] as const

async function whose(ctx: Ctx, asker: Asker): Promise<RawBuilder<boolean>> {
  if (asker.party === 'walljobs') return sql`true`
  if (asker.party === 'internship_sign')
    return sql`(e.user_info_id = ${asker.user_info_id}::uuid and e.state not in ('created', 'not_defined'))`
  const tree = await myTree(ctx)
  const sees = SIGNER_ONLY.some((feature) => mayUse(feature, asker.roles)) || asker.approver
  const signs = sql`exists (select from envelope_versions v join envelope_steps x on x.version_id = v.id
    where v.envelope_id = e.id and x.manager_id = ${asker.manager_id}::uuid)`
  return sql`(e.company_id = any(${tree}::uuid[]) and ${sees ? sql`true` : signs})`
}

const WHICH: Record<NonNullable<Query['which']>, (mine: RawBuilder<boolean>) => RawBuilder<boolean>> = {
  on_its_way: () => sql`(e.state not in ('created', 'completed', 'voided'))`,
  mine: (mine) => sql`(e.state not in ('completed', 'voided') and ${mine})`,
  completed: () => sql`(e.state = 'completed')`,
  rejected: () => sql`(e.state = 'rejected')`,
  drafts: () => sql`(e.state in ('created', 'not_defined'))`,
}

/** From the first instant of the day that is the older bound, to the last of the younger. */
function waited(range: NonNullable<Query['waiting']>, now: Date): RawBuilder<boolean> {
  const [least = 0, most] = range.split('-').map((days) => (days ? Number(days) : undefined))
  const before = startOfDay(today(now, 1 - least))
  const from = most === undefined ? null : startOfDay(today(now, -most))
  return sql`(e.held_since < ${before}::timestamptz and ${from === null ? sql`true` : sql`e.held_since >= ${from}::timestamptz`})`
}

const ORDERS = { held_since: sql`e.held_since`, starts_on: sql`t.starts_on`, intern_name: sql`fold(u.full_name)` }

async function conditions(ctx: Ctx, asker: Asker, mine: RawBuilder<boolean>, query: Query) {
  const all = [await whose(ctx, asker)]
  if (query.which) all.push(WHICH[query.which](mine))
  if (query.q)
    all.push(
      sql`(${contains(sql`fold(coalesce(u.social_name, '') || ' ' || u.full_name)`, query.q)} or e.code = upper(${query.q.trim()}))`,
    )
  if (query.holder?.length) all.push(sql`e.holder = any(${query.holder}::text[])`)
  if (query.kind?.length) all.push(sql`e.kind = any(${query.kind}::text[])`)
  if (query.internship_id) all.push(sql`e.internship_id::text = ${query.internship_id}`)
  if (query.waiting) all.push(waited(query.waiting, ctx.now))
  return sql.join(all, sql` and `)
}

type Row = {
  id: string
  kind: Kind
  contract_type: ContractType
  code: string
  state: State
  internship_id: string
  intern_name: string
  company_name: string
  institution_name: string | null
  course_name: string | null
  starts_on: string | null
  holder: Party | null
  holder_name: string | null
  held_since: string
  step_kind: string | null
  mine: boolean
  steps: string[]
}

/** What there is to do, in a word. */
function wordFor({ mine, state, step_kind }: Row): string | null {
  if (!mine) return null
  if (state === 'rejected') return 'Corrigir'
  const words: Record<string, string> = {
    review: 'Conferir',
    approval: 'Aprovar',
    signature: 'Assinar',
    upload_base: 'Enviar base',
    upload: 'Enviar',
    upload_review: 'Conferir papel',
  }
  return words[step_kind ?? ''] ?? (state === 'not_defined' ? 'Escolher tipo' : null)
}

const progressOf = ({ steps, mine }: Row): Progress =>
  steps.map((state) => {
    if (state === 'done' || state === 'skipped') return 'done'
    if (state === 'current') return mine ? 'mine' : 'others'
    return state === 'declined' ? 'declined' : 'waiting'
  })

const resource = (row: Row): Resource => {
  const { id, step_kind: _, mine: __, steps: ___, ...attributes } = row
  return {
    id,
    type: 'envelope',
    attributes: {
      ...attributes,
      type_name: KINDS[row.kind],
      state_name: STATES[row.state],
      mine: wordFor(row),
      progress: progressOf(row),
    },
  }
}

export async function listEnvelopes(ctx: Ctx, query: Query): Promise<Answer<typeof listOwnedEnvelopes>> {
  const asker = await signedInAsker(ctx)
  const mine = isMine(asker)
  const where = await conditions(ctx, asker, mine, query)
  const { page, per_page, sort = 'held_since' } = query
  const order = ORDERS[sort.replace('-', '') as keyof typeof ORDERS]
  const direction = sort.startsWith('-') ? sql`desc` : sql`asc`
  const { rows } = await sql<Row>`
    select e.id, e.kind, e.contract_type, e.code, e.state, e.internship_id, e.holder, e.held_since,
      coalesce(u.social_name, u.full_name) as intern_name, coalesce(c.trading_name, c.name) as company_name,
      s.name as institution_name, coalesce(k.name, t.course_name) as course_name, t.starts_on,
      p.person_name as holder_name, p.kind as step_kind, ${mine} as mine,
      array(select x.state from envelope_versions v join envelope_steps x on x.version_id = v.id
        where v.envelope_id = e.id and v.number = e.version order by x.position) as steps
    from ${FROM} where ${where}
    order by ${order} ${direction} nulls last, e.id limit ${per_page} offset ${Math.min((page - 1) * per_page, 2 ** 31)}`.execute(
    ctx.db,
  )
  const counted = await sql<{ n: number }>`select count(*)::int as n from ${FROM} where ${where}`.execute(ctx.db)
  return { collection: { data: rows.map(resource) }, ...totals(counted.rows[0]!.n, per_page) }
}
