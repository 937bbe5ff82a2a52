// Internships whose days of past months are not what statements have charged of them. Of thousands of them few are.
import { sql } from 'kysely'
import type { Ctx } from '#server/context.ts'
import { monthOf, monthsDown } from '../wire/months.ts'
import { countedOf } from './charges.ts'
import type { Fees } from './fee-rows.ts'
import type { Life } from './lives.ts'

export type Span = { from: string; to: string }
/** From the first day of any to the last of any, within these days. */
export function monthsOfLives(lives: readonly Life[], { from, to }: Span): string[] {
  const begun = lives.reduce((least, { starts_on }) => (starts_on < least ? starts_on : least), to)
  const over = lives.reduce((most, { last_on }) => (last_on > most ? last_on : most), from)
  return monthsDown(monthOf(begun > from ? begun : from), monthOf(over < to ? over : to)).reverse()
}

/** By internship the days of each month: '2026-09:30 2026-10:21'. */
async function toldDays(ctx: Ctx, company_id: string): Promise<Map<string, string>> {
  const { rows } = await sql<{ id: string; told: string }>`
    select internship_id as id, string_agg(month || ':' || days, ' ' order by month) as told
    from (select internship_id, l.month, sum(days) as days
      from statement_lines l join statements s on s.id = statement_id where s.company_id = ${company_id}
      group by internship_id, l.month having sum(days) <> 0) as of_month group by internship_id`.execute(ctx.db)
  return new Map(rows.map(({ id, told }) => [id, told]))
}

/** The same as they are counted today. */
function daysNow(people: Life[][], company_id: string, fees: Fees, span: Span): Map<string, string> {
  const found = new Map<string, string>()
  for (const lives of people)
    for (const month of monthsOfLives(lives, span)) {
      const { runs, days } = countedOf(lives, month, fees)
      const own = new Map<string, number>()
      for (const [at, { life, value }] of runs.entries())
        if (value && life.company_id === company_id)
          own.set(life.internship_id, (own.get(life.internship_id) ?? 0) + days[at]!)
      for (const [id, sum] of own) {
        const before = found.get(id)
        if (sum) found.set(id, `${before ? `${before} ` : ''}${month}:${sum}`)
      }
    }
  return found
}

type Asked = { company_id: string; people: Life[][]; fees: Fees; span: Span }

export async function lateIn(ctx: Ctx, { company_id, people, fees, span }: Asked): Promise<Set<string>> {
  const told = await toldDays(ctx, company_id)
  const now = daysNow(people, company_id, fees, span)
  return new Set([...told.keys(), ...now.keys()].filter((id) => told.get(id) !== now.get(id)))
}
