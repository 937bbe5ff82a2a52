import { type FieldErrors, type Resolver, set } from 'react-hook-form'
import { type Fields, namesIn } from '#wire/record.ts'
import { type Draft, errorsIn } from './draft.ts'

/** Words by the name of a field: what only several fields together can say. */
export type Rules = (draft: Draft) => Record<string, string>

/** By the schemas that the server checks with. Leaving a field looks at this field only; `whole`, when the form is sent, at all of them. */
export const recordResolver =
  (fields: Fields, rules: Rules, whole: () => boolean): Resolver =>
  (values, _, { names = [] }) => {
    const left = new Set(names.map((name) => name.split('.')[0]!))
    const asked = namesIn(fields).filter((name) => whole() || left.has(name))
    const errors: FieldErrors = {}
    for (const [name, message] of Object.entries({ ...rules(values), ...errorsIn(fields, values, asked) }))
      set(errors, name, { type: 'custom', message })
    return Object.keys(errors).length ? { values: {}, errors } : { values, errors: {} }
  }
