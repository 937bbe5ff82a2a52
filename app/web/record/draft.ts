// A record as its form holds it, by the declaration of its fields.
import * as z from 'zod/mini'
import { content } from '#web/content.ts'
import { type AnsweredOf, type Fields, namesIn, type TypedOf } from '#wire/record.ts'
import { sentence } from '#wire/text/sentences.ts'

export type Draft = Record<string, unknown>

/** What the form starts from: a record as the API answers it, or nothing. */
export const draftOf = <F extends Fields>(fields: F, answered: Partial<AnsweredOf<F>> = {}) =>
  Object.fromEntries(
    namesIn(fields).map((name) => {
      const { blank, toTyped } = fields[name]!
      return [name, answered[name] === undefined ? structuredClone(blank) : toTyped(answered[name])]
    }),
  ) as TypedOf<F>

/** How the person knows each field. */
export const labelsOf = (fields: Fields): Record<string, string> =>
  Object.fromEntries(Object.entries(fields).map(([name, { label }]) => [name, label]))

/** What is wrong, by the names of these fields. */
export const errorsIn = (fields: Fields, draft: Draft, names: readonly string[] = namesIn(fields)) =>
  Object.fromEntries(
    names.flatMap((name) => {
      const { schema, fromTyped } = fields[name]!
      const { error } = z.safeParse(schema, fromTyped(draft[name]), { reportInput: true })
      return error ? [[name, sentence(error.issues[0]!)]] : []
    }),
  ) as Record<string, string>

/** These fields as a request carries them; `base` is what stands on the server. */
export const sentIn = (fields: Fields, draft: Draft, base: Draft, names: readonly string[] = namesIn(fields)): Draft =>
  Object.assign(
    {},
    ...names.map((name) => {
      const { schema, fromTyped, parts } = fields[name]!
      const typed = draft[name]
      return parts ? parts(typed, base[name], name) : { [name]: z.parse(schema, fromTyped(typed)) }
    }),
  ) as Draft

const compared = ({ compared }: Fields[string], typed: unknown) =>
  compared ? compared(typed) : typeof typed === 'string' ? typed.trim() : typed
/** Whether two values of a field say the same. */
export const isSame = (field: Fields[string], one: unknown, other: unknown) =>
  content(compared(field, one)) === content(compared(field, other))

/** The fields that are otherwise than they were, in the order of the record. */
export const changedIn = (fields: Fields, base: Draft, typed: Draft): string[] =>
  namesIn(fields).filter((name) => !isSame(fields[name]!, base[name], typed[name]))
