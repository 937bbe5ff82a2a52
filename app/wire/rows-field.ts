// A list of rows, or a part with fields of its own, as one field of a record: where two people changed it, it is one
// question.
import * as z from 'zod/mini'
import {
  type AnsweredOf,
  answersOf,
  comparedOf,
  type Field,
  type Fields,
  lineOf,
  namesIn,
  type Schema,
  type TypedOf,
  typedOf,
} from './record.ts'

type Part = Record<string, unknown>
export type Row<F extends Fields> = TypedOf<F> & { id?: string }
type AnsweredRow<F extends Fields> = AnsweredOf<F> & { id?: string | null }

const said = (of: Fields, typed: Part) => namesIn(of).map((name) => comparedOf(of[name]!, typed[name]))

/** The fields of one row as a request carries them. */
function sentPart(of: Fields, typed: Part, base: Part | undefined): Part {
  const parts = namesIn(of).map((name) => {
    const { parts, fromTyped, blank } = of[name]!
    return parts ? parts(typed[name], base?.[name] ?? blank, name) : { [name]: fromTyped(typed[name]) }
  })
  return Object.assign({}, ...parts) as Part
}

/** Rows that went away are sent by their ids, behind those that stay: so the places of errors are those of the form. */
export function rowsField<F extends Fields, Sent>(
  label: string,
  of: F,
  schema: Schema<Sent>,
): Field<Sent, Row<F>[], Sent, AnsweredRow<F>[]> {
  const known = (id: string | undefined, base: readonly Row<F>[]) => base.find((one) => id && one.id === id)
  const staying = (typed: readonly Row<F>[], base: readonly Row<F>[]) =>
    typed.map((row) => ({ ...(known(row.id, base) && { id: row.id }), ...sentPart(of, row, known(row.id, base)) }))
  return {
    label,
    control: 'own',
    schema,
    answer: z.array(z.object({ id: z.string(), ...answersOf(of) })) as never,
    blank: [],
    toTyped: (rows) => rows.map((row) => ({ ...typedOf(of, row as never), ...(row.id && { id: row.id }) })),
    fromTyped: (typed) => staying(typed, typed),
    toStored: (sent) => sent,
    fromStored: (stored) => stored as never,
    compared: (rows) => rows.map((row) => said(of, row)),
    words: (rows, labelOf) => rows.map((row) => lineOf(of, row, labelOf)).join('\n'),
    parts: (typed, base, name) => ({
      [name]: [
        ...staying(typed, base),
        ...base.filter(({ id }) => id && !known(id, typed)).map(({ id }) => ({ id, _destroy: true })),
      ],
    }),
    of,
  }
}

/** A part that is there or not: `isBegun` says whether anything of it is told, `schema` takes null for none. */
export function partField<F extends Fields, Sent>(
  label: string,
  of: F,
  schema: Schema<Sent>,
  isBegun: (typed: TypedOf<F>) => boolean,
): Field<Sent, TypedOf<F>, Sent, AnsweredOf<F> | null> {
  return {
    label,
    control: 'own',
    schema,
    answer: z.nullable(z.object({ id: z.string(), ...answersOf(of) })) as never,
    blank: typedOf(of),
    toTyped: (answered) => typedOf(of, (answered ?? {}) as never),
    fromTyped: (typed) => (isBegun(typed) ? sentPart(of, typed, undefined) : null),
    toStored: (sent) => sent,
    fromStored: (stored) => stored as never,
    compared: (typed) => (isBegun(typed) ? said(of, typed) : null),
    words: (typed, labelOf) => (isBegun(typed) ? lineOf(of, typed, labelOf) : ''),
    of,
  }
}
