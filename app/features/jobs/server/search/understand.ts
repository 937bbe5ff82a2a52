import { sql } from 'kysely'
import type { Ctx } from '#server/context.ts'
import { wordsIn } from './search-words.ts'

export type Understood = { query: string; searched_for: string | null }

const ALIKE = 0.34
/** Shorter words are too like too many others. */
const SHORTEST = 4

type Row = { known: boolean; near: string[] }

/** Of each word: is it one that adverts use, at least as a beginning; if not, which are most like it. */
const look = async (ctx: Ctx, said: string[]) =>
  (
    await sql<Row>`
      select known, case when known or length(asked) < ${SHORTEST} then '{}'::text[] else array(
        select word from job_terms where word % asked and similarity(word, asked) >= ${ALIKE} order by similarity(word, asked) desc, abs(length(word) - length(asked)), word limit 2
      ) end as near
      from (
        select n, asked, cardinality(stems) = 0 or exists (select from job_terms where stem = any(stems)) or (n = ${said.length} and exists (select from job_terms where word like asked || '%')) as known
        from (select n, asked, tsvector_to_array(search_lexemes(asked)) as stems from unnest(${said}::text[]) with ordinality as u (asked, n)) s
      ) w order by n`.execute(ctx.db)
  ).rows

/** A question as the index is asked it: every word, in any of its forms; the last one may still be half typed. Undefined when it says nothing. */
export async function understand(ctx: Ctx, question: string): Promise<Understood | undefined> {
  const words = wordsIn(question)
  if (!words.length) return undefined
  const looked = await look(ctx, words.map(({ said }) => said))
  const groups = words.map(({ said, also }, i) => {
    const half = i === words.length - 1 && said.length > 2 && /^[a-z0-9]+$/.test(said) ? [sql`to_tsquery('simple', ${`${said}:*`})`] : []
    return sql`(${sql.join([...[said, ...also, ...looked[i]!.near].map((word) => sql`search_query(${word})`), ...half], sql` || `)})`
  })
  const { rows } = await sql<{ query: string }>`select (${sql.join(groups, sql` && `)})::text as query`.execute(ctx.db)
  const corrected = words.map(({ said, also }, i) => (also.length ? said : (looked[i]!.near[0] ?? said)))
  const changed = corrected.some((word, i) => word !== words[i]!.said)
  return rows[0]!.query ? { query: rows[0]!.query, searched_for: changed ? corrected.join(' ') : null } : undefined
}
