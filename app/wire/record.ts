// A record's fields, each declared once. Request, answer, form, labels and columns derive from it.
import * as z from 'zod/mini'

export type Schema<T> = z.ZodMiniType<T, T>
/** Which component renders it; 'own' is one that the page brings. */
export type Control = 'text' | 'area' | 'mask' | 'choice' | 'check' | 'file' | 'own'

/**
 * Sent: in a request. Typed: in the form. Stored: in the column. Answered: in an answer. A field has one name in all
 * four, so that an error of the API finds its field.
 */
export type Field<Sent, Typed = Sent, Stored = Sent, Answered = Sent> = {
  label: string
  control: Control
  /** With every rule: what a request must pass. */
  schema: Schema<Sent>
  /** The type without the rules: in an answer. */
  answer: Schema<Answered>
  blank: Typed
  toTyped: (answered: Answered) => Typed
  /** The typed value for the request. Text that is no number stays text, for the schema to refuse. */
  fromTyped: (typed: Typed) => unknown
  toStored: (sent: Sent) => Stored
  fromStored: (stored: Stored) => Answered
  look?: Look
  /** The part that counts in comparisons, where not all does: a file's address differs in each answer. */
  compared?: (typed: Typed) => unknown
  /** The value in words, for choosing between two. */
  words?: (typed: Typed, labelOf: LabelOf) => string
  /** What is sent, where it is not the value under the field's name. `base` is the server's current value. */
  parts?: (typed: Typed, base: Typed, name: string) => Record<string, unknown>
  /** Fields of each row of a list, or of a part such as an address: their errors are shown there. */
  of?: Fields
  /** One of its rows, where the label speaks of all: 'Vídeo'. */
  one?: string
  /**
   * One choice in several fields, by its label: 'Cidade' of a state and its city. A conflict in it is one question.
   */
  group?: string
}
/** What counts of a value when two are compared: a blank text says as little as none. */
export function comparedOf({ compared }: Fields[string], typed: unknown): unknown {
  if (compared) return compared(typed)
  return (typeof typed === 'string' ? typed.trim() || null : typed) ?? null
}
/** The label of an id, by its field. */
export type LabelOf = (name: string, id: unknown) => string
export type Look = {
  hint?: string
  placeholder?: string
  /** The longest text. */
  most?: number
  optional?: true
  mask?: 'date' | 'month' | 'cpf' | 'cnpj' | 'phone' | 'zipcode' | 'money'
  inputMode?: 'decimal' | 'numeric' | 'email' | 'url' | 'tel'
}
// oxlint-disable-next-line typescript/no-explicit-any -- fields of whatever types: unknown would refuse every real one
export type Fields = Record<string, Field<any, any, any, any>>

export type SentOf<F extends Fields> = { [N in keyof F]: z.output<F[N]['schema']> }
export type AnsweredOf<F extends Fields> = { [N in keyof F]: z.output<F[N]['answer']> }
export type TypedOf<F extends Fields> = { [N in keyof F]: F[N]['blank'] }
export type StoredOf<F extends Fields> = { [N in keyof F]: ReturnType<F[N]['toStored']> }

/** Initial values of the form: a record as the API answers it, or nothing. */
export const typedOf = <F extends Fields>(fields: F, answered: Partial<AnsweredOf<F>> = {}) =>
  Object.fromEntries(
    namesIn(fields).map((name) => {
      const { blank, toTyped } = fields[name]!
      return [name, answered[name] === undefined ? structuredClone(blank) : toTyped(answered[name])]
    }),
  ) as TypedOf<F>

/** A value in words; '' for nothing. */
export function valueWords(field: Field<unknown>, name: string, typed: unknown, labelOf: LabelOf): string {
  if (field.words) return field.words(typed, labelOf)
  if (typed === null || typed === undefined || typed === '') return ''
  if (typeof typed === 'boolean') return typed ? 'Sim' : 'Não'
  if (Array.isArray(typed)) return typed.map((one) => labelOf(name, one)).join(', ')
  return labelOf(name, typed)
}
/** Several fields in one line. */
export const lineOf = (fields: Fields, typed: Record<string, unknown>, labelOf: LabelOf) =>
  namesIn(fields)
    .map((name) => valueWords(fields[name]!, name, typed[name], labelOf))
    .filter(Boolean)
    .join(', ')

export const namesIn = <F extends Fields>(fields: F) => Object.keys(fields) as (keyof F & string)[]
const each = (fields: Fields, of: (field: Fields[string], name: string) => unknown) =>
  Object.fromEntries(Object.entries(fields).map(([name, field]) => [name, of(field, name)]))

/** Spread into the body of an endpoint that takes all of them: z.object({ ...schemasOf(fields), lock_version }). */
export const schemasOf = <F extends Fields>(fields: F) =>
  each(fields, ({ schema }) => schema) as { [N in keyof F]: F[N]['schema'] }
/** For an endpoint that takes only changes. */
export const changesOf = <F extends Fields>(fields: F) =>
  each(fields, ({ schema }) => z.optional(schema)) as { [N in keyof F]: z.ZodMiniOptional<F[N]['schema']> }
/** To spread into a resource's attributes. */
export const answersOf = <F extends Fields>(fields: F) =>
  each(fields, ({ answer }) => answer) as { [N in keyof F]: F[N]['answer'] }

/** Column values of the fields that were sent; pass only fields that have a column. */
export const columnsOf = <F extends Fields, S extends Partial<SentOf<F>>>(fields: F, sent: S) =>
  Object.fromEntries(
    namesIn(fields).flatMap((name) => (sent[name] === undefined ? [] : [[name, fields[name]!.toStored(sent[name])]])),
  ) as { [N in keyof S as N extends keyof F ? N : never]: Exclude<StoredOf<F>[N & keyof F], undefined> }
/** Names of the columns for a query: 'h.title', 'h.hours'. */
export const selectOf = <F extends Fields, Table extends string>(fields: F, table: Table) =>
  namesIn(fields).map((name) => `${table}.${name}` as const)
/** A row as the API answers it. */
export const attributesOf = <F extends Fields>(fields: F, row: StoredOf<F>) =>
  each(fields, ({ fromStored }, name) => fromStored(row[name])) as AnsweredOf<F>
