// What closed statements have charged so far, adjustments included.
import { sql } from 'kysely'
import type { Ctx } from '#server/context.ts'
import type { Life } from './lives.ts'

export type ToldMonth = {
  company_id: string
  internship_id: string
  month: string
  person_name: string
  days: number
  cents: number
  base: number
  unit_cents: number
  line_id: string | null
}
/** By internship and month. */
export type Told = ReadonlyMap<string, ToldMonth>

export const keyOf = (internship_id: string, month: string) => `${internship_id} ${month}`

export async function toldOf(ctx: Ctx, companies: string[], internships: string[]): Promise<Told> {
  if (internships.length === 0) return new Map()
  const { rows } = await sql<ToldMonth>`
    select s.company_id, internship_id, l.month, sum(days)::int as days, sum(l.cents)::int as cents,
      min(person_name) as person_name, max(base) as base, max(unit_cents) as unit_cents,
      (array_agg(l.id order by l.position) filter (where kind = 'month'))[1] as line_id
    from statement_lines l join statements s on s.id = statement_id
    where s.company_id = any(${companies}::uuid[]) and internship_id = any(${internships}::uuid[])
    group by s.company_id, internship_id, l.month`.execute(ctx.db)
  return new Map(rows.map((row) => [keyOf(row.internship_id, row.month), row]))
}

/** Where somebody has been in more than one internship: of the others in the group. */
export function toldElsewhere(ctx: Ctx, company_id: string, group: string[], people: Life[][]) {
  const elsewhere = people.flat().filter((life) => life.company_id !== company_id)
  return toldOf(
    ctx,
    group.filter((id) => id !== company_id),
    elsewhere.map(({ internship_id }) => internship_id),
  )
}

/** By internship, what its month was charged: only where it has the same days today. */
export function toldFor(parts: readonly { life: Life; days: number }[], month: string, told?: Told) {
  const days = new Map<string, number>()
  for (const { life, days: some } of parts) days.set(life.internship_id, (days.get(life.internship_id) ?? 0) + some)
  const kept = new Map<string, number>()
  for (const [id, sum] of days) {
    const before = told?.get(keyOf(id, month))
    if (before?.days === sum) kept.set(id, before.cents)
  }
  return kept
}
