import { chosenLabel } from '#web/form/choices/chosen-labels.ts'
import { type Field, type Fields, type LabelOf, valueWords } from '#wire/record.ts'
import { type Draft, isSame } from './draft.ts'
import type { Clash } from './rebase.ts'

/** The words of ids, by the field that holds them, as answers carry them. */
export type Labels = Record<string, readonly { value: string; label: string }[]>

const EMPTY = 'Vazio'
const AROUND = 40
const LONG = 300

/** A value as a person reads it. */
export function wordsOf(field: Field<unknown>, name: string, typed: unknown, known: readonly Labels[] = []): string {
  const labelOf: LabelOf = (of, id) =>
    known.flatMap((labels) => labels[of] ?? []).find(({ value }) => value === String(id))?.label ??
    chosenLabel(of, id) ??
    String(id)
  return valueWords(field, name, typed, labelOf) || EMPTY
}

/** One side of a question; of several fields, those in which the two differ. */
export function clashWords(fields: Fields, { names, mine, theirs }: Clash, side: Draft, known: readonly Labels[]) {
  const words = (name: string) => wordsOf(fields[name]!, name, side[name], known)
  if (names.length === 1) return words(names[0]!)
  return names
    .filter((name) => !isSame(fields[name]!, mine[name], theirs[name]))
    .map((name) => `${fields[name]!.label}: ${words(name)}`)
    .join('\n')
}

const shortened = (text: string, from: number) =>
  `${from > 0 ? '…' : ''}${text.slice(from, from + LONG)}${text.length > from + LONG ? '…' : ''}`

/** Two texts, each as much of it as shows where they part. */
export function whereTheyPart(mine: string, theirs: string): [mine: string, theirs: string] {
  const at = [...mine].findIndex((letter, i) => letter !== theirs[i])
  const from = mine.length > LONG || theirs.length > LONG ? Math.max(0, (at < 0 ? mine.length : at) - AROUND) : 0
  return [shortened(mine, from), shortened(theirs, from)]
}
