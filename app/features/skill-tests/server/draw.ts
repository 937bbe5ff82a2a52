// Which questions an attempt gets, by its seed: the same seed, bank and memory give the same draw.
import { createHash } from 'node:crypto'

export type Drawable = { question_id: string; revision_id: string; topic: string; options: readonly string[] }
export type Drawn = { revision_id: string; options: [id: string, key: string][] }
type Topic = { key: string; draw: number }

/** As by a lot for each: sorting by the hash of seed and name. */
const lot = (seed: string, name: string) => createHash('sha256').update(`${seed} ${name}`).digest('hex')
const shuffled = <T>(seed: string, things: readonly T[], nameOf: (thing: T) => string): T[] =>
  things.toSorted((a, b) => (lot(seed, nameOf(a)) < lot(seed, nameOf(b)) ? -1 : 1))

const OPTION_ID = 12

/** Of each topic its number, none of those that the person had lately; then all in one order. */
export function drawn(seed: string, topics: readonly Topic[], bank: readonly Drawable[], lately: ReadonlySet<string>) {
  const chosen = topics.flatMap(({ key, draw }) =>
    shuffled(
      seed,
      bank.filter((one) => one.topic === key && !lately.has(one.question_id)),
      ({ question_id }) => question_id,
    ).slice(0, draw),
  )
  return shuffled(`${seed} order`, chosen, ({ question_id }) => question_id).map(({ revision_id, options }): Drawn => ({
    revision_id,
    options: shuffled(`${seed} ${revision_id}`, options, (key) => key).map((key) => [
      lot(seed, `${revision_id} ${key} id`).slice(0, OPTION_ID),
      key,
    ]),
  }))
}
