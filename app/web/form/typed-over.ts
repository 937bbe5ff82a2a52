import type { DefaultValues, FieldValues, Path, PathValue, UseFormReturn } from 'react-hook-form'
import { content } from '#web/form/both-changed.ts'

const fieldsWhere = <D extends object>(values: D, differs: (field: keyof D) => boolean) => (Object.keys(values) as (keyof D)[]).filter(differs)

/** What stands now, with what was typed since `base` on top, field by field. */
export function typedOver<D extends object>(base: D, typed: D, now: D): D {
  const own = fieldsWhere(typed, (field) => content(typed[field]) !== content(base[field]))
  return { ...now, ...Object.fromEntries(own.map((field) => [field, typed[field]])) }
}

/** A form that begins anew from what stands now: what is otherwise in `values` counts as typed. Not for forms with rows. */
export function beginAnew<T extends FieldValues>(form: Pick<UseFormReturn<T>, 'reset' | 'setValue'>, now: T, values: T) {
  form.reset(now as DefaultValues<T>)
  for (const field of fieldsWhere(values, (field) => content(values[field]) !== content(now[field]))) form.setValue(field as Path<T>, values[field] as PathValue<T, Path<T>>, { shouldDirty: true })
}
