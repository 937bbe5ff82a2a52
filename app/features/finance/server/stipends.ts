// What the company owes its interns for a month, from their terms and amendments.
import { sql } from 'kysely'
import { minutesOn } from '#features/internships/server/internships.ts'
import type { Ctx } from '#server/context.ts'
import { chargedDays } from '../wire/charged-days.ts'
import { centsOf } from '../wire/cents.ts'
import { dayOf, lastOf } from '../wire/months.ts'
import { shareCents } from '../wire/share-cents.ts'
import type { Life } from './lives.ts'
import { type Run, runsOf } from './runs.ts'

export type Stipend = {
  internship_id: string
  person_name: string
  matriculation: string | null
  starts_on: string
  ends_on: string
  days: number
  period: 'month' | 'hour'
  unit_cents: number
  minutes: number | null
  stipend_cents: number
  transport_cents: number
}

const termsFor = (ctx: Ctx, internships: string[]) =>
  ctx.db
    .selectFrom('internship_terms')
    .select(['internship_id', 'effective_on', 'stipend', 'stipend_period', 'matriculation', 'schedule'])
    .select(['transport_kind', 'transport_allowance'])
    // One parameter for all of them: a company has thousands.
    .where(sql<boolean>`internship_id = any(${internships}::uuid[])`)
    .where('agreed_at', 'is not', null)
    .where('dropped_at', 'is', null)
    .orderBy('effective_on', 'desc')
    .orderBy('agreed_at', 'desc')
    .execute()
type Terms = Awaited<ReturnType<typeof termsFor>>[number]

function minutesIn({ value, from, to }: Run<Terms>, month: string): number {
  let minutes = 0
  for (let at = from; at <= to; at++)
    minutes += minutesOn((value!.schedule ?? []) as never, new Date(dayOf(month, at)).getUTCDay() + 1)
  return minutes
}

/** A month of stipend has thirty days; the parts of one internship are rounded together. */
function stipendsIn(runs: Run<Terms>[], month: string): Stipend[] {
  const last = lastOf(month)
  const thirty = (from: number, to: number) => chargedDays('thirty', { from, to, last })
  let start = 0
  const parts = runs.map((run, at) => {
    const before = runs[at - 1]
    const goesOn = before?.to === run.from - 1
    if (!goesOn) start = run.from
    return { run, days: thirty(start, run.to) - (goesOn ? thirty(start, before!.to) : 0) }
  })
  const cents = (money: string | null | undefined) => (money ? centsOf(money) : 0)
  const share = (amount: (terms: Terms | undefined) => number) =>
    shareCents(parts.map(({ run, days }) => ({ cents: amount(run.value), days, base: 30 })))
  const monthly = share((terms) => (terms?.stipend_period === 'month' ? cents(terms.stipend) : 0))
  const transport = share((terms) => (terms?.transport_kind === 'money' ? cents(terms.transport_allowance) : 0))
  return parts.map(({ run, days }, at) => {
    const terms = run.value
    const unit_cents = cents(terms?.stipend)
    const minutes = terms?.stipend_period === 'hour' ? minutesIn(run, month) : null
    return {
      internship_id: run.life.internship_id,
      person_name: run.life.person_name,
      matriculation: terms?.matriculation ?? null,
      starts_on: dayOf(month, run.from),
      ends_on: dayOf(month, run.to),
      days,
      period: minutes === null ? 'month' : 'hour',
      unit_cents,
      minutes,
      stipend_cents: minutes === null ? monthly[at]! : Math.floor((unit_cents * minutes * 2 + 60) / 120),
      transport_cents: transport[at]!,
    }
  })
}

type Asked = { company_id: string; month: string; people: Life[][] }

export async function stipendsOf(ctx: Ctx, { company_id, month, people }: Asked): Promise<Stipend[]> {
  const own = people.flat().filter((life) => life.company_id === company_id)
  if (own.length === 0) return []
  const rows = await termsFor(
    ctx,
    own.map(({ internship_id }) => internship_id),
  )
  const terms = Map.groupBy(
    rows.map((value) => ({ since: value.effective_on, value })),
    ({ value }) => value.internship_id,
  )
  return people.flatMap((lives) => {
    const runs = runsOf(lives, month, ({ internship_id }) => terms.get(internship_id) ?? []).filter(
      ({ life }) => life.company_id === company_id,
    )
    return [...Map.groupBy(runs, ({ life }) => life.internship_id).values()].flatMap((of) => stipendsIn(of, month))
  })
}
