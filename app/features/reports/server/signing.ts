// How long each step of a contract takes.
import { type RawBuilder, sql } from 'kysely'
import { type Report, type Table, tenth } from './report.ts'
import { BY_ALL, companiesOf, during, narrowed, type Scope, type Span } from './scope.ts'

const STEPS = {
  review: 'Ponte confere',
  approval: 'Aprovação',
  company_sign: 'Empresa assina',
  internship_sign: 'Estagiário(a) assina',
  guardian: 'Responsável assina',
  university_sign: 'Instituição assina',
} as const
const STEP = sql`case when x.kind in ('review', 'upload_review') then 'review' when x.kind = 'approval' then 'approval'
  when x.target = 'guardian' then 'guardian' else x.party end`

const ended = (scope: Scope, span: Span) => sql`
  select e.id, e.version, e.user_info_id, e.sent_at, e.completed_at, c.shown_name as company_name,
    coalesce(k.name, t.course_name) as course, t.institution_id
  from envelopes e join ${companiesOf(scope)} on c.id = e.company_id
  left join internship_terms t on t.id = e.terms_id left join courses k on k.id = t.course_id
  where e.company_id = any(${scope.tree}::uuid[]) and e.state = 'completed' and e.kind = 'tce'
    and e.sent_at is not null
    and ${during(sql`e.completed_at`, span)} and ${narrowed(scope, BY_ALL)}`

const DONE = sql`e join envelope_versions v on v.envelope_id = e.id and v.number = e.version
  join envelope_steps x on x.version_id = v.id and x.state = 'done' and x.done_at >= x.current_at`

const days = (from: RawBuilder<unknown>, to: RawBuilder<unknown>) =>
  sql<number>`(extract(epoch from ${to} - ${from}) / 86400)::float`
const ofStep = days(sql`x.current_at`, sql`x.done_at`)
const ofAll = days(sql`e.sent_at`, sql`e.completed_at`)
const within = (share: number, of: RawBuilder<unknown>) =>
  sql<number>`percentile_cont(${sql.lit(share)}) within group (order by ${of})`

type Taken = { key: string; middle: number | null; most: number | null; count: number }

async function wholly(scope: Scope, span: Span) {
  const { rows } = await sql<Pick<Taken, 'middle' | 'count'>>`with e as (${ended(scope, span)})
    select ${within(0.5, ofAll)} as middle, count(*)::int as count from e`.execute(scope.ctx.db)
  return rows[0]!
}

async function read(scope: Scope): Promise<Table> {
  const { rows } = await sql<Taken>`with e as materialized (${ended(scope, scope.now)})
    select ${STEP} as key, ${within(0.5, ofStep)} as middle, ${within(0.9, ofStep)} as most, count(*)::int as count
    from ${DONE} group by 1`.execute(scope.ctx.db)
  const [now, before] = [await wholly(scope, scope.now), await wholly(scope, scope.before)]
  const found = Object.entries(STEPS).flatMap(([key, label]) => {
    const one = rows.find((row) => row.key === key)
    return one
      ? [{ key, label, cells: [tenth(one.middle), tenth(one.most), one.count].map((value) => ({ value })) }]
      : []
  })
  return {
    figures: [
      {
        key: 'signing',
        label: 'Tempo para assinar',
        unit: 'days',
        value: tenth(now.middle),
        before: tenth(before.middle),
        opens: false,
      },
      {
        key: 'completed',
        label: 'Contratos concluídos',
        unit: 'count',
        value: now.count,
        before: before.count,
        opens: true,
      },
    ],
    columns: [
      { key: 'middle', label: 'Mediana', unit: 'days', opens: false },
      { key: 'most', label: '9 em 10', unit: 'days', opens: false },
      { key: 'done', label: 'Feitas', unit: 'count', opens: true },
    ],
    rows: found,
  }
}

const row = (id: RawBuilder<unknown>, from: RawBuilder<unknown>, to: RawBuilder<unknown>) => sql`
  select ${id} as id, coalesce(u.social_name, u.full_name) as person_name, e.company_name, e.course as about,
    n.name as institution_name, (${from} at time zone 'America/Sao_Paulo')::date::text as "from",
    (${to} at time zone 'America/Sao_Paulo')::date::text as "to", round(${days(from, to)}::numeric, 1)::float as days`
const PEOPLE = sql`join user_infos u on u.id = e.user_info_id left join institutions n on n.id = e.institution_id`

export const signing: Report = {
  narrowed_by: BY_ALL,
  read,
  rows(scope, cell, key) {
    const all = sql`with e as (${ended(scope, scope.now)})`
    if (cell === 'completed') return sql`${all} ${row(sql`e.id`, sql`e.sent_at`, sql`e.completed_at`)} from e ${PEOPLE}`
    if (cell !== 'done') return undefined
    return sql`${all} ${row(sql`x.id`, sql`x.current_at`, sql`x.done_at`)} from ${DONE} ${PEOPLE}
      where ${key === undefined ? sql`true` : sql`${STEP} = ${key}`}`
  },
}
