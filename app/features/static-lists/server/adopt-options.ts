import { sql } from 'kysely'
import type { Ctx } from '#server/context.ts'
import { invalid } from '#server/refusal.ts'
import { uuid } from '#server/uuid.ts'
import { isVisible } from '#wire/text/visible-text.ts'
import type { GrowingList } from '../wire.ts'

export type { GrowingList }
type Typed = { value: string; field: string }

const LONGEST = 60
/** Proposals of one person in one list, without merged ones. */
const MOST = 50
const UNREADABLE = 'Escreva com letras ou números'
const TOO_LONG = `Pode ter no máximo ${LONGEST} caracteres`
const TOO_MANY = `Você já propôs ${MOST} opções para esta lista. Escolha entre as que existem.`

/** Why a name is not allowed in a list. */
export const nameProblem = (name: string) =>
  name.length > LONGEST ? TOO_LONG : isVisible(name) ? undefined : UNREADABLE

/** An option with the name `t.value`. */
const known = (list: GrowingList) => sql`(
  select coalesce(o.merged_into, o.id) from ${sql.table(list)} o where (o.id = t.value or (o.search = fold(t.value)
    and o.search <> '' and o.retired_at is null))
  order by o.id = t.value desc, o.status = 'approved' desc, o.id limit 1)`

/**
 * Returns ids: of an option by its id, else by its name without accents and case, else of a new proposal. A merged
 * one gives the option that replaced it. A proposal is visible to its author only until it is approved. One
 * statement, since a profile waits for it; two people who propose the same at once create two rows, which the
 * operator merges.
 */
export async function adoptOptions(ctx: Ctx, list: GrowingList, typed: Typed[], login_id: string): Promise<string[]> {
  const names = typed.map(({ value }) => value.replace(/\s+/g, ' ').trim())
  const problems = typed.map(({ value }) => nameProblem(value))
  const { rows } = await sql<{ id: string | null; missing: boolean; too_many: boolean }>`
    with found as (
      select t.*, ${known(list)} as id
      from unnest(${typed.map(({ value }) => value)}::text[], ${names}::text[],
        ${typed.map(() => uuid(ctx.now.getTime()))}::text[],
        ${problems.map((one) => one === undefined)}::boolean[])
        with ordinality as t (value, name, new_id, proper, n)
    ), counted as (
      select (select count(*) from ${sql.table(list)} where proposed_by = ${login_id} and status = 'proposed') +
        (select count(*) from found where id is null) > ${MOST} as too_many
    ), made as (
      insert into ${sql.table(list)} (id, name, status, proposed_by, proposed_at)
      select distinct on (fold(name)) new_id, name, 'proposed', ${login_id}::uuid, ${ctx.now} from found, counted
      where id is null and proper and not too_many
      returning id, search
    )
    select coalesce(found.id, made.id) as id, found.id is null as missing, too_many
    from found cross join counted left join made on found.id is null and made.search = fold(found.name) and
      made.search <> ''
    order by n`.execute(ctx.db)
  const missing = rows.flatMap((row, i) => (row.missing ? [i] : []))
  const wrong = missing.find((i) => problems[i])
  if (wrong !== undefined) throw invalid({ [typed[wrong]!.field]: problems[wrong]! })
  if (missing.length && rows[0]!.too_many) throw invalid({ [typed[missing[0]!]!.field]: TOO_MANY })
  const nameless = missing.find((i) => rows[i]!.id === null) // a name of punctuation only could not be found again
  if (nameless !== undefined) throw invalid({ [typed[nameless]!.field]: UNREADABLE })
  return rows.map(({ id }) => id!)
}

/** The id of each name, null where nobody has proposed it. */
export async function optionIds(ctx: Ctx, list: GrowingList, typed: Typed[]): Promise<(string | null)[]> {
  const { rows } = await sql<{ id: string | null }>`
    select ${known(list)} as id
    from unnest(${typed.map(({ value }) => value)}::text[]) with ordinality as t (value, n) order by n`.execute(ctx.db)
  return rows.map(({ id }) => id)
}
