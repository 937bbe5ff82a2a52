// How long hiring takes, and how far candidatures come. People who apply are counted, never named.
import { type RawBuilder, sql } from 'kysely'
import { BY_STAGE, REACHED } from '#features/candidatures/server/candidatures.ts'
import { FUNNEL } from '#features/candidatures/wire/funnel.ts'
import { keysOf } from '#wire/keys-of.ts'
import { type Report, type Table, tenth } from './report.ts'
import { companiesOf, during, narrowed, type Scope, type Span } from './scope.ts'

const NARROWED_BY = ['company_id', 'state_id'] as const
const MOST_JOBS = 100

/** Those with most; the whole is of all of them. */
const firstJobs = <T extends { key: string | null; title: string }>(all: readonly T[], countOf: (row: T) => number) =>
  all
    .flatMap((row) => (row.key === null ? [] : [{ ...row, key: row.key }]))
    .toSorted((one, other) => countOf(other) - countOf(one) || (one.title < other.title ? -1 : 1))
    .slice(0, MOST_JOBS)

const hires = (scope: Scope, span: Span) => sql`
  select p.id, p.job_id, j.title, c.shown_name as company_name, p.applied_at, h.hired_at,
    (extract(epoch from h.hired_at - p.applied_at) / 86400)::float as days
  from jobs j join ${companiesOf(scope)} on c.id = j.company_id
  join candidatures p on p.job_id = j.id and p.state = 'hired',
    lateral (select max(v.happened_at) as hired_at from candidature_events v
      where v.candidature_id = p.id and v.to_state = 'hired') h
  where j.company_id = any(${scope.tree}::uuid[]) and ${during(sql`h.hired_at`, span)}
    and ${narrowed(scope, NARROWED_BY)}`

/** Of the period and of the one before, each as a whole and, of the period, by job. */
const GROUPS = sql`group by grouping sets ((now), (now, job_id)) having now or grouping(job_id) = 1`
const marked = (scope: Scope, instant: RawBuilder<unknown>) => sql`${during(instant, scope.now)} as now`
const both = ({ now, before }: Scope): Span => ({ key: 'both', from: before.from, to: now.to })
const inEither = (scope: Scope, instant: RawBuilder<unknown>) => sql<boolean>`
  (${during(instant, scope.now)} or ${during(instant, scope.before)})`

type Taken = { now: boolean; key: string | null; title: string; middle: number | null; count: number }
const NONE = { middle: null, count: 0 }

async function readHiring(scope: Scope): Promise<Table> {
  const { rows: all } = await sql<Taken>`
    with h as materialized (select *, ${marked(scope, sql`hired_at`)} from (${hires(scope, both(scope))}) x
      where ${inEither(scope, sql`hired_at`)})
    select now, job_id::text as key, max(title) as title, count(*)::int as count,
      percentile_cont(0.5) within group (order by days) as middle
    from h ${GROUPS}`.execute(scope.ctx.db)
  const whole = (of: boolean) => all.find(({ now, key }) => key === null && now === of) ?? NONE
  const [now, before] = [whole(true), whole(false)]
  const rows = firstJobs(all, ({ count }) => count)
  const figure = { before: before.count, value: now.count, opens: true }
  return {
    figures: [
      {
        key: 'hiring',
        label: 'Tempo para contratar',
        unit: 'days',
        value: tenth(now.middle),
        before: tenth(before.middle),
        opens: false,
      },
      { key: 'hired', label: 'Contratações', unit: 'count', ...figure },
    ],
    columns: [
      { key: 'middle', label: 'Mediana', unit: 'days', opens: false },
      { key: 'hired', label: 'Contratações', unit: 'count', opens: true },
    ],
    rows: rows.map(({ key, title, middle, count }) => ({
      key,
      label: title,
      cells: [{ value: tenth(middle) }, { value: count }],
    })),
  }
}

const STAGE_KEYS: string[] = keysOf(FUNNEL)

/** With the furthest stage that each came to. */
const sent = (scope: Scope, span: Span) => sql`
  select p.id, p.job_id, j.title, c.shown_name as company_name, p.applied_at, ${REACHED} as reached
  from jobs j join ${companiesOf(scope)} on c.id = j.company_id join candidatures p on p.job_id = j.id
  where j.company_id = any(${scope.tree}::uuid[]) and ${during(sql`p.applied_at`, span)}
    and ${narrowed(scope, NARROWED_BY)}`

type Reached = { now: boolean; key: string | null; title: string; counts: number[] }

async function readFunnel(scope: Scope): Promise<Table> {
  const { rows: all } = await sql<Reached>`
    with p as materialized (select *, ${marked(scope, sql`applied_at`)} from (${sent(scope, both(scope))}) x
      where ${inEither(scope, sql`applied_at`)})
    select now, job_id::text as key, max(title) as title, ${BY_STAGE} as counts from p ${GROUPS}`.execute(scope.ctx.db)
  const whole = (of: boolean) =>
    all.find(({ now, key }) => key === null && now === of)?.counts ?? STAGE_KEYS.map(() => 0)
  const [now, before] = [whole(true), whole(false)]
  const rows = firstJobs(all, ({ counts }) => counts[0]!)
  return {
    figures: Object.entries(FUNNEL).map(([key, label], at) => ({
      key,
      label: key === 'applied' ? 'Candidaturas' : label,
      unit: 'count',
      value: now[at]!,
      before: before[at]!,
      opens: true,
    })),
    columns: Object.entries(FUNNEL).map(([key, label]) => ({ key, label, unit: 'count', opens: true })),
    rows: rows.map(({ key, title, counts }) => ({ key, label: title, cells: counts.map((value) => ({ value })) })),
  }
}

const NAMELESS = sql`id, null::text as person_name, company_name, title as about, null::text as institution_name,
  (applied_at at time zone 'America/Sao_Paulo')::date::text as "from"`
const ofJob = (key: string | undefined) => (key === undefined ? sql`true` : sql`job_id::text = ${key}`)

export const hiring: Report = {
  narrowed_by: [...NARROWED_BY],
  read: readHiring,
  rows: (scope, cell, key) =>
    cell === 'hired'
      ? sql`with h as (${hires(scope, scope.now)})
          select ${NAMELESS}, (hired_at at time zone 'America/Sao_Paulo')::date::text as "to",
            round(days::numeric, 1)::float as days from h where ${ofJob(key)}`
      : undefined,
}

export const funnel: Report = {
  narrowed_by: [...NARROWED_BY],
  read: readFunnel,
  rows: (scope, cell, key) =>
    STAGE_KEYS.includes(cell)
      ? sql`with p as (${sent(scope, scope.now)})
          select ${NAMELESS}, null::text as "to", null::float as days
          from p where reached > ${sql.lit(STAGE_KEYS.indexOf(cell))} and ${ofJob(key)}`
      : undefined,
}
