import { sql } from 'kysely'
import type { Ctx } from '#server/context.ts'
import { invalid } from '#server/refusal.ts'
import { BLANK } from '#wire/text/sentences.ts'
import { chainDown } from '../queries.ts'
import { isClosed } from '../students.ts'

/** School, campus, unit. */
const DEEPEST = 3
const NO_PARENT = 'Não encontramos a instituição a que pertence'
const PARENT_CLOSED = 'A instituição a que pertence encerrou as atividades'
const TOO_DEEP = 'Uma unidade não tem outras abaixo dela'
const NO_CITY = 'Escolha uma cidade da lista'

export const takesChildren = (depth: number) => depth < DEEPEST

/** Two who write a name at once wait for each other: the second is told of the first. */
export const oneAtATime = (ctx: Ctx) =>
  sql`select pg_advisory_xact_lock(hashtext('names of institutions'))`.execute(ctx.db)

type Named = { id?: number; parent_id: number | null; name: string }

/**
 * Another one with the same name, its acronym apart; of a campus, under the same school only: every school has a
 * 'Campus Centro'.
 */
export async function refuseSameName(ctx: Ctx, { id = 0, parent_id, name }: Named) {
  const { rows } = await sql<{ name: string; city: string | null; state: string | null }>`
    select i.name, c.name as city, i.state_id as state from institutions i left join cities c on c.id = i.city_id
    where i.retired_at is null and i.id <> ${id} and i.parent_id is not distinct from ${parent_id}::int
      and fold(normalize(${name}::text)) in (i.search, fold(i.official_name)) order by i.id limit 1`.execute(ctx.db)
  if (!rows[0]) return
  const { city, state } = rows[0]
  const place = [city, state].filter(Boolean).join('/')
  throw invalid({
    name:
      `Já existe no cadastro: ${rows[0].name}${place ? `, em ${place}` : ''}. Se ` +
      'esta é outra, confirme que as duas têm o mesmo nome',
  })
}

/** A parent that is there and open, and not too far down. */
export async function refuseParent(ctx: Ctx, parent_id: number) {
  const { rows } = await chainDown(parent_id).execute(ctx.db)
  if (!rows.length) throw invalid({ parent_id: NO_PARENT })
  if (!takesChildren(rows.length)) throw invalid({ parent_id: TOO_DEEP })
  if (await hasClosed(ctx, parent_id)) throw invalid({ parent_id: PARENT_CLOSED })
}

export async function hasClosed(ctx: Ctx, id: number): Promise<boolean> {
  const { rows } = await sql<{ closed: boolean }>`select ${isClosed(sql`${id}::int`)} as closed`.execute(ctx.db)
  return rows[0]!.closed
}

/** A school says what it is; what belongs to one is what its school is. */
export function refuseKind(
  parent_id: number | null,
  { category, organization }: { category: string | null; organization: string | null },
) {
  const missing = {
    ...(category === null && { category: BLANK }),
    ...(organization === null && { organization: BLANK }),
  }
  if (parent_id === null && Object.keys(missing).length) throw invalid(missing)
}

export async function stateOf(ctx: Ctx, city_id: number) {
  const city = await ctx.db.selectFrom('cities').select('state_id').where('id', '=', city_id).executeTakeFirst()
  if (!city) throw invalid({ city_id: NO_CITY })
  return city.state_id
}
