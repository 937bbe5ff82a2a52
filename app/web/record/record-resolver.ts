import { type FieldErrors, type Resolver, set } from 'react-hook-form'
import { type Fields, namesIn } from '#wire/record.ts'
import { type Draft, errorsIn } from './draft.ts'

/** Words by the place that they are said at: what only several fields together can say. */
export type Rules = (draft: Draft) => Record<string, string>

/** The row that all of these places stand in: a key press in one of twenty must not read the other nineteen. */
function rowLeft(left: readonly string[], name: string, typed: unknown): number | undefined {
  const rows = new Set(left.filter((place) => place.startsWith(`${name}.`)).map((place) => Number(place.split('.')[1])))
  const [row] = rows
  return Array.isArray(typed) && rows.size === 1 && typed[row ?? -1] !== undefined ? row : undefined
}

/**
 * By the schemas that the server checks with. Leaving a field looks at this field only; `whole`, when the form is sent,
 * at all of them.
 */
export const recordResolver =
  (fields: Fields, rules: Rules, whole: () => boolean): Resolver =>
  (values, _, { names = [] }) => {
    // A list by its own name: a row came or went, and nobody has left a field.
    const left = names.filter((name) => whole() || !(fields[name]?.of && Array.isArray(values[name])))
    if (names.length && !left.length) return { values, errors: {} }
    const asked = new Set(whole() ? namesIn(fields) : left.map((name) => name.split('.')[0]!))
    const own = namesIn(fields)
      .filter((name) => asked.has(name))
      .map((name) => errorsIn(fields, values, [name], whole() ? undefined : rowLeft(left, name, values[name])))
    const said = Object.entries(Object.assign({}, ...own, rules(values)) as Record<string, string>)
    const errors: FieldErrors = {}
    for (const [place, message] of said)
      if (asked.has(place.split('.')[0]!)) set(errors, place, { type: 'custom', message })
    return Object.keys(errors).length ? { values: {}, errors } : { values, errors: {} }
  }
