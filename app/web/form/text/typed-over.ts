import type { FieldValues, UseFormReturn } from 'react-hook-form'
import { content } from '#web/content.ts'

/** What stands now, with what was typed since `base` on top, field by field. */
export function typedOver<D extends object>(base: D, typed: D, now: D): D {
  const own = (Object.keys(typed) as (keyof D)[]).filter((field) => content(typed[field]) !== content(base[field]))
  return { ...now, ...Object.fromEntries(own.map((field) => [field, typed[field]])) }
}

/**
 * A form that begins anew from what stands now: what is otherwise in `values` counts as typed. By two resets, since a reset forgets which fields are
 * lists of rows: what is set right after it is held, while the rows on screen stay those of the reset.
 */
export function beginAnew<T extends FieldValues>(form: Pick<UseFormReturn<T>, 'reset'>, now: T, values: T) {
  form.reset(now, { keepValues: true })
  form.reset(values, { keepDefaultValues: true })
}
