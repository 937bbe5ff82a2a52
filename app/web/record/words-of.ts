import type { Field, LabelOf } from '#wire/record.ts'

/** The words of ids, by the field that holds them, as answers carry them. */
export type Labels = Record<string, readonly { value: string; label: string }[]>

const EMPTY = 'Vazio'
const AROUND = 40
const LONG = 300

/** A value as a person reads it. */
export function wordsOf(field: Field<unknown>, name: string, typed: unknown, known: readonly Labels[] = []): string {
  const labelOf: LabelOf = (of, id) =>
    known.flatMap((labels) => labels[of] ?? []).find(({ value }) => value === String(id))?.label ?? String(id)
  if (field.words) return field.words(typed, labelOf) || EMPTY
  if (typed === null || typed === undefined || typed === '') return EMPTY
  if (typeof typed === 'boolean') return typed ? 'Sim' : 'Não'
  if (Array.isArray(typed)) return typed.map((one) => labelOf(name, one)).join(', ') || EMPTY
  return labelOf(name, typed)
}

const shortened = (text: string, from: number) =>
  `${from > 0 ? '…' : ''}${text.slice(from, from + LONG)}${text.length > from + LONG ? '…' : ''}`

/** Two texts, each as much of it as shows where they part. */
export function whereTheyPart(mine: string, theirs: string): [mine: string, theirs: string] {
  const at = [...mine].findIndex((letter, i) => letter !== theirs[i])
  const from = mine.length > LONG || theirs.length > LONG ? Math.max(0, (at < 0 ? mine.length : at) - AROUND) : 0
  return [shortened(mine, from), shortened(theirs, from)]
}
