// What waits for whom among the contracts of a company's tree: one query.
import { sql } from 'kysely'
import { membershipIn, myTree } from '#features/companies/server/companies.ts'
import type { Ctx } from '#server/context.ts'
import { daysBetween, startOfDay, today } from '#server/today.ts'
import type { Answer } from '#wire/endpoint.ts'
import { type Age, AGES, type showContractDashboard } from '../../wire/dashboard.ts'
import { PARTIES, type Party } from '../../wire/words.ts'
import { signedInAsker } from '../asker.ts'
import { HOLDER, monthBegan, ON_ITS_WAY, startsWithin, waited } from './which-envelopes.ts'

type Given = Answer<typeof showContractDashboard>
type Attributes = Given['data']['attributes']
type Group = Attributes['groups'][number]
type Counted = { holder: Party; count: number; ages: Record<Age, number>; stopped: number; rows: Group['rows'] | null }
type Row = Omit<Attributes, 'as_of' | 'total' | 'ages' | 'groups' | 'to_approve' | 'stopped'> & {
  groups: Counted[] | null
  usual: { party: Party; days: number }[] | null
  approvals: number
}

const [SHOWN, RECENT, LEAST_CASES, PRESSING_DAYS, SOON_DAYS, MEASURED_DAYS] = [5, 100, 5, 3, 7, 90]
const DAY_SECONDS = 86_400

const tenth = (days: ReturnType<typeof sql>) => sql<number>`round((${days})::numeric, 1)::float`
const median = (seconds: ReturnType<typeof sql>) =>
  tenth(sql`percentile_cont(0.5) within group (order by ${seconds}) / ${sql.lit(DAY_SECONDS)}`)

/** The medians of what took its time, over enough cases to say so. */
const USUAL = sql`(select jsonb_agg(jsonb_build_object('party', party, 'days', days)) from (
  select x.party, ${median(sql`extract(epoch from x.done_at - x.current_at)`)} as days
  from (select id, version from done order by completed_at desc limit ${sql.lit(RECENT)}) e
  join envelope_versions v on v.envelope_id = e.id and v.number = e.version
  join envelope_steps x on x.version_id = v.id and x.state = 'done' and x.done_at > x.current_at
  group by x.party having count(*) >= ${sql.lit(LEAST_CASES)}) measured)`

const MISSING = sql`array(select x.person_name from envelope_versions v join envelope_steps x on x.version_id = v.id
  where v.envelope_id = e.id and v.number = e.version and x.state in ('waiting', 'current')
    and x.person_name is not null
  order by x.position)`

const ROW = sql`jsonb_build_object('id', e.id, 'internship_id', e.internship_id, 'kind', e.kind, 'state', e.state,
  'held_since', e.held_since,
  'intern_name', coalesce(u.social_name, u.full_name), 'starts_on', t.starts_on, 'holder_name', p.person_name,
  'reminders', (select count(*) from envelope_reminders r where r.step_id = e.step_id))`

function counted(now: Date) {
  const ages = AGES.map((age) => sql`${age}::text, count(*) filter (where ${waited(age, now)})`)
  return sql`select e.holder, count(*) as count, jsonb_build_object(${sql.join(ages)}) as ages,
    count(*) filter (where ${waited('5-', now)}) as stopped from on_way e group by 1`
}

async function read(ctx: Ctx, tree: string[], approves_in: readonly string[]): Promise<Row> {
  const { now } = ctx
  const [month, since] = [monthBegan(now), startOfDay(today(now, -MEASURED_DAYS))]
  const { rows } = await sql<Row>`
    with on_way as materialized (
      select e.id, e.kind, e.state, ${HOLDER} as holder, e.held_since, e.company_id, e.terms_id
      from envelopes e where e.company_id = any(${tree}::uuid[]) and ${ON_ITS_WAY} and e.state <> 'not_defined'),
    counts as (${counted(now)}),
    firsts as (select c.holder, (select jsonb_agg(${ROW} order by e.held_since, e.id)
      from (select id from on_way e where e.holder = c.holder order by e.held_since, e.id limit ${sql.lit(SHOWN)}) first
      join envelopes e on e.id = first.id
      left join internships i on i.id = e.internship_id
      left join user_infos u on u.id = e.user_info_id
      left join internship_terms t on t.id = coalesce(e.terms_id, i.terms_id)
      left join envelope_steps p on p.id = e.step_id) as rows from counts c),
    soon as materialized (select e.id, t.starts_on, ${startsWithin(PRESSING_DAYS, now)} as presses
      from on_way e join internship_terms t on t.id = e.terms_id where ${startsWithin(SOON_DAYS, now)}),
    done as materialized (select e.id, e.version, e.sent_at, e.completed_at from envelopes e
      where e.company_id = any(${tree}::uuid[]) and e.state = 'completed'
        and e.completed_at >= ${since}::timestamptz),
    ended as (select count(*) filter (where e.completed_at >= ${month}::timestamptz)::int as this_month,
        count(*) as cases, ${median(sql`extract(epoch from e.completed_at - e.sent_at)`)} as days from done e)
    select (select jsonb_agg(to_jsonb(c) || jsonb_build_object('rows', f.rows))
        from counts c left join firsts f using (holder)) as groups,
      ${USUAL} as usual,
      jsonb_build_object('count', (select count(*) from soon where presses), 'rows', coalesce((select jsonb_agg(
        jsonb_build_object('id', e.id, 'intern_name', coalesce(u.social_name, u.full_name),
          'starts_on', first.starts_on, 'missing', ${MISSING})
        order by first.starts_on, e.id)
        from (select * from soon where presses order by starts_on, id limit ${sql.lit(SHOWN)}) first
        join envelopes e on e.id = first.id join user_infos u on u.id = e.user_info_id), '[]')) as pressing,
      (select count(*) from soon)::int as starting_soon,
      (select case when cases >= ${sql.lit(LEAST_CASES)} then days end from ended) as signing_days,
      (select this_month from ended) as completed_this_month,
      (select count(*) from on_way where state = 'rejected')::int as rejected,
      (select count(*) from on_way where state = 'approval'
        and company_id = any(${approves_in}::uuid[]))::int as approvals`.execute(ctx.db)
  return rows[0]!
}

const NO_AGES = { '0-1': 0, '2-4': 0, '5-9': 0, '10-': 0 }

function groupOf(holder: Party, { groups, usual }: Row, now: Date): Group & { stopped: number } {
  const { count = 0, ages = NO_AGES, stopped = 0, rows } = groups?.find((one) => one.holder === holder) ?? {}
  const waits = (rows ?? []).map((row) => ({
    ...row,
    held_since: new Date(row.held_since).toISOString(),
    days: daysBetween(Date.parse(row.held_since), now.getTime()),
  }))
  const usual_days = usual?.find(({ party }) => party === holder)?.days ?? null
  return { holder, count, ages, stopped, usual_days, oldest_days: waits[0]?.days ?? null, rows: waits }
}

const total = <K extends string>(all: Record<K, number>[], key: K) => all.reduce((sum, one) => sum + one[key], 0)

export async function contractDashboard(ctx: Ctx): Promise<Given> {
  const { approver, approves_in } = await signedInAsker(ctx)
  const found = await read(ctx, await myTree(ctx), approves_in)
  const groups = (Object.keys(PARTIES) as Party[]).map((holder) => groupOf(holder, found, ctx.now))
  const { pressing, starting_soon, signing_days, completed_this_month, rejected, approvals } = found
  const ages = Object.fromEntries(
    AGES.map((age) => [
      age,
      total(
        groups.map((one) => one.ages),
        age,
      ),
    ]),
  ) as Attributes['ages']
  return {
    data: {
      id: membershipIn(ctx).company_id,
      type: 'contract_dashboard',
      attributes: {
        as_of: ctx.now.toISOString(),
        total: total(groups, 'count'),
        ages,
        stopped: total(groups, 'stopped'),
        groups: groups.map(({ stopped: _, ...group }) => group),
        pressing,
        starting_soon,
        signing_days,
        completed_this_month,
        rejected,
        to_approve: approver ? approvals : null,
      },
    },
  }
}
