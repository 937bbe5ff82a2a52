import { sql } from 'kysely'
import type { Ctx } from '#server/context.ts'
import { invalid } from '#server/refusal.ts'
import { uuid } from '#server/uuid.ts'
import { isVisible } from '#wire/visible-text.ts'
import type { GrowingList } from '../wire.ts'

export type { GrowingList }
type Typed = { value: string; field: string }

const LONGEST = 60
/** Of one person in one list, merged ones apart. */
const MOST = 50
const UNREADABLE = 'Escreva com letras ou números'
const TOO_LONG = `Pode ter no máximo ${LONGEST} caracteres`
const TOO_MANY = `Você já propôs ${MOST} opções para esta lista. Escolha entre as que existem.`

/** Why a name cannot stand in a list. */
export const nameProblem = (name: string) => (name.length > LONGEST ? TOO_LONG : isVisible(name) ? undefined : UNREADABLE)

/**
 * The id of each: an option by its id, else one of the same name whatever its accents and case, else a proposal. A merged one leads to the one
 * that stays. A proposal shows to whoever chose it and in nobody's list until it is approved.
 */
export async function adoptOptions(ctx: Ctx, list: GrowingList, typed: Typed[], login_id: string): Promise<string[]> {
  const known = await optionIds(ctx, list, typed)
  const missing = typed.filter((_, i) => known[i] === null)
  if (!missing.length) return known as string[]
  for (const { value, field } of missing) {
    const problem = nameProblem(value)
    if (problem) throw invalid({ [field]: problem })
  }
  await propose(ctx, list, missing, login_id)
  const all = await optionIds(ctx, list, typed)
  const nameless = typed.find((_, i) => all[i] === null) // of signs only that no search would find again
  if (nameless) throw invalid({ [nameless.field]: UNREADABLE })
  return all as string[]
}

/** The id of each that there is, null for what nobody has proposed yet. */
export async function optionIds(ctx: Ctx, list: GrowingList, typed: Typed[]): Promise<(string | null)[]> {
  const { rows } = await sql<{ id: string | null }>`
    select (select coalesce(o.merged_into, o.id) from ${sql.table(list)} o where (o.id = t.value or (o.search = fold(t.value) and o.search <> '' and o.retired_at is null))
      order by o.id = t.value desc, o.status = 'approved' desc, o.id limit 1) as id
    from unnest(${typed.map(({ value }) => value)}::text[]) with ordinality as t (value, n) order by n`.execute(ctx.db)
  return rows.map(({ id }) => id)
}

/** Two people who propose the same at the same instant make two rows; the operator merges them like any others. */
async function propose(ctx: Ctx, list: GrowingList, missing: Typed[], login_id: string) {
  const { rows } = await sql<{ total: number }>`select count(*)::int as total from ${sql.table(list)} where proposed_by = ${login_id} and status = 'proposed'`.execute(ctx.db)
  if (rows[0]!.total + missing.length > MOST) throw invalid({ [missing[0]!.field]: TOO_MANY })
  const names = missing.map(({ value }) => value.replace(/\s+/g, ' ').trim())
  await sql`
    insert into ${sql.table(list)} (id, name, status, proposed_by)
    select distinct on (fold(name)) id, name, 'proposed', ${login_id}::uuid
    from unnest(${names.map(() => uuid(ctx.now.getTime()))}::text[], ${names}::text[]) as t (id, name)`.execute(ctx.db)
}
