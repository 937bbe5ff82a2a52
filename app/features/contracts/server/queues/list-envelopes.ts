// Envelopes that somebody may see, with who holds each and for how long: one query for the page and one for the count.
import { sql } from 'kysely'
import type { Ctx } from '#server/context.ts'
import { daysBetween } from '#server/today.ts'
import { totals } from '#server/totals.ts'
import type { Answer } from '#wire/endpoint.ts'
import { mayUse } from '#wire/person/roles.ts'
import type { listOwnedEnvelopes } from '../../wire/envelopes.ts'
import { type ContractType, type Kind, KINDS, type Party, type State, stateWords } from '../../wire/words.ts'
import { type Asker, signedInAsker } from '../asker.ts'
import { startOf } from './start-of.ts'
import { conditions, fromOf, isMine, JOINS, type Query } from './which-envelopes.ts'

type Resource = Answer<typeof listOwnedEnvelopes>['collection']['data'][number]
type Progress = Resource['attributes']['progress']

const ORDERS = {
  held_since: sql`e.held_since`,
  starts_on: sql`t.starts_on`,
  intern_name: sql`u.search`,
  completed_at: sql`e.completed_at`,
}
/** What is done is read from the newest, what waits from the oldest. */
const usualOrder = ({ which }: Query) =>
  which === undefined || which === 'completed' ? '-held_since' : ('held_since' as const)

type Row = {
  id: string
  kind: Kind
  contract_type: ContractType
  code: string
  state: State
  version: number
  internship_id: string
  company_id: string
  user_info_id: string
  institution_id: number | null
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

/** How far a rejected one came is told to who corrects it. */
const hidesRejected = ({ party, roles }: Asker) => party !== 'walljobs' && !mayUse('CONTRACTS', roles)

const progressOf = ({ state, steps, mine }: Row, asker: Asker): Progress =>
  (state === 'rejected' && hidesRejected(asker) ? [] : steps).map((state) => {
    if (state === 'done' || state === 'skipped') return 'done'
    if (state === 'current') return mine ? 'mine' : 'others'
    return state === 'declined' ? 'declined' : 'waiting'
  })

const resource = (row: Row, asker: Asker, now: Date): Resource => {
  const { id, step_kind: _, mine: __, steps: ___, version: ____, ...attributes } = row
  return {
    id,
    type: 'envelope',
    attributes: {
      ...attributes,
      type_name: KINDS[row.kind],
      state_name: stateWords(row),
      days: daysBetween(Date.parse(row.held_since), now.getTime()),
      start: startOf(row, now),
      mine: wordFor(row),
      progress: progressOf(row, asker),
    },
  }
}

export async function listEnvelopes(ctx: Ctx, query: Query): Promise<Answer<typeof listOwnedEnvelopes>> {
  const asker = await signedInAsker(ctx)
  const mine = isMine(asker)
  const where = await conditions(ctx, asker, mine, query)
  const { page, per_page, sort = usualOrder(query) } = query
  const by = ORDERS[sort.replace('-', '') as keyof typeof ORDERS]
  const order = sql`${by} ${sort.startsWith('-') ? sql`desc` : sql`asc`} nulls last, e.id`
  const from = fromOf({ ...query, sort })
  const offset = Math.min((page - 1) * per_page, 2 ** 31)
  // The page is chosen first, so that names and steps are read of its rows only.
  const { rows } = await sql<Row>`
    select e.id, e.kind, e.contract_type, e.code, e.state, e.version, e.internship_id, e.holder, e.held_since,
      e.company_id, e.user_info_id, s.id as institution_id,
      coalesce(u.social_name, u.full_name) as intern_name, coalesce(c.trading_name, c.name) as company_name,
      s.name as institution_name, coalesce(k.name, t.course_name) as course_name, t.starts_on,
      p.person_name as holder_name, p.kind as step_kind, ${mine} as mine,
      array(select x.state from envelope_versions v join envelope_steps x on x.version_id = v.id
        where v.envelope_id = e.id and v.number = e.version order by x.position) as steps
    from (select e.id as chosen from ${from} where ${where} order by ${order} limit ${per_page} offset ${offset}) page
    join envelopes e on e.id = page.chosen ${JOINS} order by ${order}`.execute(ctx.db)
  const counted = await sql<{ n: number }>`select count(*)::int as n from ${fromOf(query)} where ${where}`.execute(
    ctx.db,
  )
  return {
    collection: { data: rows.map((row) => resource(row, asker, ctx.now)) },
    ...totals(counted.rows[0]!.n, per_page),
  }
}
