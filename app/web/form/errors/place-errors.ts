import type { FieldPath, FieldValues, UseFormReturn } from 'react-hook-form'
import { fieldFinder, fieldNames } from '../field-names.ts'

type Form<T extends FieldValues, Out> = Pick<UseFormReturn<T, unknown, Out>, 'getValues' | 'setError'>

/** Two API fields may share one field on the screen. */
const oneOfEach = (messages: string[]) => [...new Set(messages)].join(' ')

/**
 * Sets the server's `errors` on the form's fields and returns which fields got one, in form order. An error without a
 * field becomes `errors.root.server`, which the summary shows.
 */
export function placeErrors<T extends FieldValues, Out = T>(
  form: Form<T, Out>,
  errors: Record<string, string[]>,
  fieldOf?: ((path: string) => FieldPath<T> | undefined) | { root: string },
): FieldPath<T>[] {
  const names = fieldNames(form.getValues()) as FieldPath<T>[]
  const root = typeof fieldOf === 'object' ? fieldOf.root : undefined
  const find =
    typeof fieldOf === 'function' ? fieldOf : (fieldFinder(names, root) as (path: string) => FieldPath<T> | undefined)
  const placed = new Map<FieldPath<T>, string[]>()
  const homeless: string[] = []
  for (const [path, messages] of Object.entries(errors)) {
    const name = find(path)
    if (name === undefined) homeless.push(...messages)
    else placed.set(name, [...(placed.get(name) ?? []), ...messages])
  }
  for (const [name, messages] of placed) form.setError(name, { type: 'server', message: oneOfEach(messages) })
  if (homeless.length > 0) form.setError('root.server', { type: 'server', message: oneOfEach(homeless) })
  const place = (name: FieldPath<T>) => (names.includes(name) ? names.indexOf(name) : names.length)
  return [...placed.keys()].sort((a, b) => place(a) - place(b))
}

/** The first step that holds one of these fields; steps list field names or prefixes. */
export function stepOf(steps: readonly (readonly string[])[], names: readonly string[]): number | undefined {
  const holds = (fields: readonly string[]) =>
    names.some((name) => fields.some((field) => name === field || name.startsWith(`${field}.`)))
  const found = steps.findIndex(holds)
  return found < 0 ? undefined : found
}
