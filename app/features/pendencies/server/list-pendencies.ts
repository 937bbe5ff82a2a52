import { type RawBuilder, sql } from 'kysely'
import { myTree } from '#features/companies/server/companies.ts'
import type { Ctx } from '#server/context.ts'
import type { Figure } from '#server/feature.ts'
import { contains } from '#server/database/contains.ts'
import { today } from '#server/today.ts'
import { totals } from '#server/totals.ts'
import type { Answer, Received } from '#wire/endpoint.ts'
import { HOLDERS, type listPendencies as endpoint, PENDENCIES, type PendencyKind } from '../wire.ts'
import { actionOf, type Found, wordsOf } from './in-words.ts'
import { openPendencies } from './open-pendencies.ts'

type Given = Answer<typeof endpoint>
type Attributes = Given['collection']['data'][number]['attributes']
type Query = Received<typeof endpoint>['query']
type Row = Found &
  Pick<Attributes, 'due_on' | 'owner' | 'person_name' | 'user_info_id' | 'company_id' | 'company_name'> & {
    key: string
    left: number
  }
type Counted = { kind: PendencyKind; overdue: number; upcoming: number }
type Told = { counts: Counted[] | null; n: number; rows: Row[] | null }

/** The name that a row shows. Interns are looked up once, and not for each row. */
const named = (tree: string[], q: string) => sql<boolean>`case when p.kind = 'supervisor'
  then ${contains(sql`fold(coalesce((select m.name from company_managers m where m.id = p.manager_id), p.about))`, q)}
  when p.form_id is not null then ${contains(sql`fold(p.about)`, q)}
  else p.internship_id in (select i.id from internships i join user_infos u on u.id = i.user_info_id
    where i.company_id = any(${tree}::uuid[]) and ${contains(sql`u.search`, q)}) end`

function narrowed({ q, kind, standing }: Query, tree: string[], day: string): RawBuilder<boolean> {
  const all = [sql<boolean>`true`]
  if (kind?.length) all.push(sql`p.kind = any(${kind}::text[])`)
  if (standing === 'overdue') all.push(sql`p.due_on < ${day}::date`)
  if (standing === 'upcoming') all.push(sql`p.due_on >= ${day}::date`)
  if (q) all.push(named(tree, q))
  return sql.join(all, sql` and `)
}

/** One statement: the figures of all, how many the filters leave, and one page of these with its names. */
async function read(ctx: Ctx, tree: string[], query: Query): Promise<Told> {
  const day = today(ctx.now)
  const { page, per_page, sort = 'due_on' } = query
  const up = sort === 'due_on' ? sql`asc` : sql`desc`
  const order = sql`due_on ${up}, kind, internship_id, envelope_id, form_id`
  const { rows } = await sql<Told>`
    with p as materialized (${openPendencies(tree, ctx.now)}),
    f as (select * from p where ${narrowed(query, tree, day)}),
    chosen as (select * from f order by ${order} limit ${per_page} offset ${Math.min((page - 1) * per_page, 2 ** 31)})
    select
      (select jsonb_agg(c) from (select kind, count(*) filter (where due_on < ${day}::date)::int as overdue,
        count(*) filter (where due_on >= ${day}::date)::int as upcoming from p group by kind) c) as counts,
      (select count(*)::int from f) as n,
      (select jsonb_agg(to_jsonb(r)) from (
        select f.kind, f.due_on, f.owner, f.internship_id, f.envelope_id, f.from_day, f.to_day, f.days, f.about,
          coalesce(e.title, case w.kind when 'admission' then 'Admissão' when 'update' then 'Atualização'
            when 'data' then 'Dados' end) as title, f.due_on - ${day}::date as left, f.company_id,
          case when f.kind <> 'supervisor' and m.id is null then i.user_info_id end as user_info_id,
          coalesce(c.trading_name, c.name) as company_name,
          coalesce(m.name, case when f.kind in ('supervisor', 'invite', 'answer') then f.about end, u.social_name,
            u.full_name) as person_name,
          concat_ws(' ', f.kind, coalesce(f.envelope_id, f.manager_id, f.form_id, f.internship_id), f.due_on) as key
        from chosen f
          left join internships i on i.id = f.internship_id
          left join internship_forms w on w.id = f.form_id
          left join user_infos u on u.id = i.user_info_id
          left join companies c on c.id = f.company_id
          left join envelopes e on e.id = f.envelope_id
          left join company_managers m on m.id = f.manager_id
        order by ${sql.raw(sort === 'due_on' ? 'f.due_on asc' : 'f.due_on desc')}, f.kind, f.internship_id,
          f.envelope_id, f.form_id) r) as rows`.execute(ctx.db)
  return rows[0]!
}

const resource = ({ key, left, ...row }: Row) => ({
  id: key,
  type: 'pendency' as const,
  attributes: {
    kind: row.kind,
    kind_name: PENDENCIES[row.kind],
    standing: left < 0 ? ('overdue' as const) : ('upcoming' as const),
    due_on: row.due_on,
    days: left,
    person_name: row.person_name,
    user_info_id: row.user_info_id,
    company_id: row.company_id,
    company_name: row.company_name,
    owner: row.owner,
    owner_name: HOLDERS[row.owner],
    words: wordsOf(row),
    action: actionOf(row),
  },
})

const sum = (counts: Counted[], of: 'overdue' | 'upcoming') => counts.reduce((all, one) => all + one[of], 0)
const ORDER = Object.keys(PENDENCIES)

export async function listPendencies(ctx: Ctx, query: Query): Promise<Given> {
  const { counts, n, rows } = await read(ctx, await myTree(ctx), query)
  const kinds = (counts ?? []).toSorted((one, other) => ORDER.indexOf(one.kind) - ORDER.indexOf(other.kind))
  return {
    collection: { data: (rows ?? []).map(resource) },
    ...totals(n, query.per_page),
    figures: {
      overdue: sum(kinds, 'overdue'),
      upcoming: sum(kinds, 'upcoming'),
      kinds: kinds.map((one) => ({ ...one, kind_name: PENDENCIES[one.kind] })),
    },
  }
}

/** For the company's first page: all of them, and of these the overdue ones. */
export async function pendencyFigures(ctx: Ctx, tree: string[]): Promise<Figure> {
  const { rows } = await sql<{ count: number; waiting: number }>`
    select count(*)::int as count, count(*) filter (where due_on < ${today(ctx.now)}::date)::int as waiting
    from (${openPendencies(tree, ctx.now)}) p`.execute(ctx.db)
  return rows[0]!
}
