import { sql } from 'kysely'
import type { Ctx } from '#server/context.ts'
import { writtenOnce } from '#server/database/written-once.ts'
import { endsOtherwise, meantName } from './misspelt.ts'
import { type Word, wordsIn } from './search-words.ts'

export type Understood = { query: string; searched_for: string | null }

/** Three of nine: of a word of five letters one may be wrong. */
const ALIKE = 0.33
/**
 * Who mistypes a word begins it well, but for one letter: 'experiência' is no 'ciência'. Beyond half, it is like the
 * word however it begins.
 */
const beginsAlike = sql`(left(word, 1) = left(said, 1) or left(word, 2) = reverse(left(said, 2)) or left(said, 3) =
  substr(word, 2, 3) or substr(said, 2, 3) in (left(word, 3), substr(word, 2, 3)) or similarity(word, said) >
  0.5)`
/** Shorter words are too like too many others. */
const SHORTEST = 4
/** The last word may still be half typed. */
const isHalf = (said: string) => said.length > 2 && /^[a-z0-9]+$/.test(said)

/**
 * Of each word: is it one that adverts use, at least as a beginning; if not, which are most like it, each in its
 * nearest form. With them, and what it may be called besides, the index is asked.
 */
const look = writtenOnce(
  (_, { words }: { words: string }) => sql<{ known: boolean; near: string | null; query: string }>`
    select near is null as known, (select coalesce(shown, word) from job_terms where word = near[1]) as near,
      array_to_string(array(
      select '(' || one || ')' from (
        select search_query(form)::text as one from unnest(said || also || near) as form union all select
          to_tsquery('simple', said || ':*')::text where half
      ) forms where one <> ''
    ), ' | ') as query
    from (
      select n, said, also, half, case when known then null when length(said) < ${sql.lit(SHORTEST)} then '{}'::text[]
        else array(
        select word from (
          select distinct on (stem) word, similarity(word, said) as alike, abs(length(word) - length(said)) as
            apart
          from job_terms where word % said and similarity(word, said) >= ${sql.lit(ALIKE)} and ${beginsAlike} order by
            stem, alike desc, apart, word
        ) terms order by alike desc, apart, word limit 2
      ) end as near
      from (
        select *, cardinality(stems) = 0 or exists (select from job_terms where stem = any(stems)) or (half and exists
          (select from job_terms where word like said || '%')) as known
        from (
          select *, tsvector_to_array(search_lexemes(said)) as stems from rows from
            (jsonb_to_recordset(${words}::jsonb) as (said text, also text[], half boolean)) with ordinality as u
            (said, also, half, n)
        ) stemmed
      ) judged
      offset 0 -- what is like a word is looked for once, not once for each place that names it
    ) looked order by n`,
)

/** As adverts write them, with their accents. */
const inAdverts = writtenOnce(
  (_, { words }: { words: string[] }) =>
    sql<{
      word: string
      shown: string
    }>`select word, shown from job_terms where word = any(${words}::text[]) and shown is not null`,
)
/** Too short to be learnt from adverts. */
const SHORT = new Map([
  ['sao', 'são'],
  ['pos', 'pós'],
  ['pre', 'pré'],
  ['mae', 'mãe'],
  ['pao', 'pão'],
  ['ate', 'até'],
])

/** A question as the index is asked it: every word, in any of its forms. Undefined when it says nothing. */
export async function understand(ctx: Ctx, question: string): Promise<Understood | undefined> {
  const { words, meant, query } = await read(ctx, question)
  if (!query) return undefined
  if (!meant.some(Boolean)) return { query, searched_for: null }
  const searched_for = await corrected(ctx, words, meant)
  // It finds besides what it finds when it is typed, as two words that are one or by its other names. Only a mistake
  // asks this much.
  const typed = await read(ctx, searched_for)
  return { query: typed.query ? `(${query}) | (${typed.query})` : query, searched_for }
}

async function read(ctx: Ctx, question: string) {
  const words = wordsIn(question)
  const asked = words.map(({ said, also }, i) => ({ said, also, half: i === words.length - 1 && isHalf(said) }))
  const looked = words.length ? await look(ctx, { words: JSON.stringify(asked) }) : []
  const query = looked.flatMap(({ query }) => (query ? [`(${query})`] : [])).join(' & ')
  return { words, meant: words.map((word, i) => meantBy(word, looked[i]!)), query }
}

/** The word that somebody misspelt, if they did. */
function meantBy({ said, also }: Word, { known, near }: { known: boolean; near: string | null }): string | undefined {
  if (also.length || known || said.length < SHORTEST || (near && endsOtherwise(said, near))) return undefined
  return meantName(said, near) ?? near ?? undefined
}

/** As it is told: the other words as they are written. */
async function corrected(ctx: Ctx, words: Word[], meant: (string | undefined)[]) {
  const rest = words.flatMap(({ said, typed }, i) => (meant[i] || typed !== said ? [] : [said]))
  const written = rest.length ? await inAdverts(ctx, { words: rest }) : []
  const shown = new Map(written.map((one) => [one.word, one.shown]))
  const told = words.map(
    ({ said, typed }, i) => meant[i] ?? (typed === said ? (shown.get(said) ?? SHORT.get(said) ?? typed) : typed),
  )
  return [...new Set(told)].join(' ')
}
