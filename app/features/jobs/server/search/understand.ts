import { sql } from 'kysely'
import type { Ctx } from '#server/context.ts'
import { writtenOnce } from '#server/database/written-once.ts'
import { wordsIn } from './search-words.ts'

export type Understood = { query: string; searched_for: string | null }

/** Three of nine: of a word of five letters one may be wrong. */
const ALIKE = 0.33
/** Who mistypes a word begins it well, but for one letter: 'experiência' is no 'ciência'. Beyond half, it is like the word however it begins. */
const beginsAlike = sql`(left(word, 1) = left(said, 1) or left(word, 2) = reverse(left(said, 2)) or left(said, 3) = substr(word, 2, 3) or substr(said, 2, 3) in (left(word, 3), substr(word, 2, 3)) or similarity(word, said) > 0.5)`
/** Shorter words are too like too many others. */
const SHORTEST = 4
/** The last word may still be half typed. */
const isHalf = (said: string) => said.length > 2 && /^[a-z0-9]+$/.test(said)

/** Of each word: is it one that adverts use, at least as a beginning; if not, which are most like it, each in its nearest form. With them, and what it may be called besides, the index is asked. */
const look = writtenOnce(
  (_, { words }: { words: string }) => sql<{ near: string | null; query: string }>`
    select (select coalesce(shown, word) from job_terms where word = near[1]) as near, array_to_string(array(
      select '(' || one || ')' from (
        select search_query(form)::text as one from unnest(said || also || near) as form union all select to_tsquery('simple', said || ':*')::text where half
      ) forms where one <> ''
    ), ' | ') as query
    from (
      select n, said, also, half, case when length(said) < ${sql.lit(SHORTEST)} or known then '{}'::text[] else array(
        select word from (
          select distinct on (stem) word, similarity(word, said) as alike, abs(length(word) - length(said)) as apart
          from job_terms where word % said and similarity(word, said) >= ${sql.lit(ALIKE)} and ${beginsAlike} order by stem, alike desc, apart, word
        ) terms order by alike desc, apart, word limit 2
      ) end as near
      from (
        select *, cardinality(stems) = 0 or exists (select from job_terms where stem = any(stems)) or (half and exists (select from job_terms where word like said || '%')) as known
        from (
          select *, tsvector_to_array(search_lexemes(said)) as stems from rows from (jsonb_to_recordset(${words}::jsonb) as (said text, also text[], half boolean)) with ordinality as u (said, also, half, n)
        ) stemmed
      ) judged
    ) looked order by n`,
)

/** A question as the index is asked it: every word, in any of its forms. Undefined when it says nothing. */
export async function understand(ctx: Ctx, question: string): Promise<Understood | undefined> {
  const words = wordsIn(question)
  if (!words.length) return undefined
  const asked = words.map(({ said, also }, i) => ({ said, also, half: i === words.length - 1 && isHalf(said) }))
  const looked = await look(ctx, { words: JSON.stringify(asked) })
  const query = looked.flatMap(({ query }) => (query ? [`(${query})`] : [])).join(' & ')
  const corrected = words.map(({ said, typed, also }, i) => {
    const { near } = looked[i]!
    return also.length || !near || endsOtherwise(said, near) ? typed : near
  })
  const changed = corrected.some((word, i) => word !== words[i]!.typed)
  return query ? { query, searched_for: changed ? [...new Set(corrected)].join(' ') : null } : undefined
}

const root = (word: string) => word.normalize('NFD').replace(/\p{M}/gu, '').replace(/[aeo]?s?$/, '')
/** 'temporária' for 'temporário': another gender is no mistake. */
const endsOtherwise = (said: string, near: string) => root(said) === root(near)
