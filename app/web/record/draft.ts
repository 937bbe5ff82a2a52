// A record as its form holds it, by the declaration of its fields.
import * as z from 'zod/mini'
import { content } from '#web/content.ts'
import { comparedOf, type Fields, namesIn } from '#wire/record.ts'
import { sentence } from '#wire/text/sentences.ts'

export type Draft = Record<string, unknown>

/** How the person knows a place of the form: 'Experiências 2, Empresa'. */
export function labelOf(fields: Fields, path: string): string | undefined {
  const [name = '', ...rest] = path.split('.')
  const field = fields[name]
  const row = /^\d+$/.test(rest[0] ?? '') ? ` ${Number(rest[0]) + 1}` : ''
  const leaf = rest.findLast((part) => !/^\d+$/.test(part))
  const inner = leaf && field?.of?.[leaf]?.label
  return field && `${(row && field.one) || field.label}${row}${inner ? `, ${inner}` : ''}`
}

/**
 * What is wrong, by its place: the name of a field, and inside of one that has fields of its own. `row`: only this one
 * of a list.
 */
export function errorsIn(fields: Fields, draft: Draft, names: readonly string[] = namesIn(fields), row?: number) {
  const errors = new Map<string, string>()
  for (const name of names) {
    const { schema, fromTyped, of } = fields[name]!
    const typed = row === undefined ? draft[name] : [(draft[name] as unknown[])[row]]
    const { error } = z.safeParse(schema, fromTyped(typed), { reportInput: true })
    for (const issue of error?.issues ?? []) {
      const [at, ...inner] = issue.path
      const path = of && at !== undefined ? [name, row === undefined ? at : row, ...inner].join('.') : name
      if (!errors.has(path)) errors.set(path, sentence(issue))
    }
  }
  return Object.fromEntries(errors)
}
/** The fields that are wrong, by their names. */
export const wrongIn = (fields: Fields, draft: Draft, names?: readonly string[]) => [
  ...new Set(Object.keys(errorsIn(fields, draft, names)).map((path) => path.split('.')[0]!)),
]

/** These fields as a request carries them; `base` is what stands on the server. */
export const sentIn = (fields: Fields, draft: Draft, base: Draft, names: readonly string[] = namesIn(fields)): Draft =>
  Object.assign(
    {},
    ...names.map((name) => {
      const { schema, fromTyped, parts, blank } = fields[name]!
      const typed = draft[name]
      if (parts) return parts(typed, base[name] ?? blank, name)
      return { [name]: z.parse(schema, fromTyped(typed)) }
    }),
  ) as Draft

/** Whether two values of a field say the same. */
export const isSame = (field: Fields[string], one: unknown, other: unknown) =>
  content(comparedOf(field, one)) === content(comparedOf(field, other))

/** The fields that are otherwise than they were, in the order of the record. */
export const changedIn = (fields: Fields, base: Draft, typed: Draft): string[] =>
  namesIn(fields).filter((name) => !isSame(fields[name]!, base[name], typed[name]))
