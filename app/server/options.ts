import { type RawBuilder, sql } from 'kysely'
import { MOST_FOUND } from '#wire/options.ts'
import type { Ctx } from './context.ts'

/** Where options come from: rows with value, label, position and search, and further columns to show. */
export type Source = {
  rows: RawBuilder<unknown>
  shows?: string[]
  /** Rows have search_also: an acronym or an official name. */
  also?: true
  /** Rows have sound: other spellings of the same place. */
  sounds?: true
  /** Position counts before the quality of a match: closed options come after all open ones. */
  position_first?: true
}
type Option = { value: string | number; label: string } & Record<string, unknown>

/**
 * A whole list, or the best matches: exact, prefix, prefix of a word, inside. Accents, hyphens and case are ignored.
 */
export async function optionsFrom<O = Option>(ctx: Ctx, source: Source, asked?: string): Promise<O[]> {
  const columns = sql.join(['value', 'label', ...(source.shows ?? [])].map((name) => sql.ref(name)))
  const whole = sql`select ${columns} from (${source.rows}) o order by position, search`
  const statement = asked === undefined ? whole : found(source, asked, columns)
  return (await sql<O>`${statement}`.execute(ctx.db)).rows
}

/** A cheap filter first, so that only possible matches are ranked. */
function found({ rows, also, sounds, position_first }: Source, asked: string, columns: ReturnType<typeof sql.join>) {
  const other = also ? sql`o.search_also` : sql`null::text`
  const names = also ? sql`o.search || ' ' || o.search_also` : sql`o.search`
  const sounds_like = sounds ? sql`or (a.sound <> '' and o.sound like '%' || a.sound || '%')` : sql``
  const by_ear = sounds
    ? sql`case when a.sound = '' then null when o.sound = a.sound then 1
        when o.sound like a.sound || '%' then 3 when o.sound like '%' || a.sound || '%' then 6 end`
    : sql`null::int`
  return sql`
    with asked as materialized (
      select folded, sound(folded) as sound, replace(folded, ' ', '') as tight,
        array(select '%' || word || '%' from unnest(string_to_array(folded, ' ')) as word) as words
      from (select fold(normalize(${asked}::text)) as folded) f
    ), near as materialized (
      select o.*, least(match_rank(o.search, ${other}, a.folded), ${by_ear}) as rank from (${rows}) o, asked a
      where a.folded <> '' and (${names} like all (a.words)
        or (length(a.tight) > 4 and replace(o.search, ' ', '') like '%' || a.tight || '%') ${sounds_like})
    )
    select ${columns} from near where rank is not null order by
      ${position_first ? sql`position, rank` : sql`rank, position`}, search limit ${MOST_FOUND}`
}
