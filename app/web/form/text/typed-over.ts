import type { FieldValues, UseFormReturn } from 'react-hook-form'
import { content } from '#web/content.ts'

/** The current values with what was typed since `base` on top, by field. */
export function typedOver<D extends object>(base: D, typed: D, now: D): D {
  const own = (Object.keys(typed) as (keyof D)[]).filter((field) => content(typed[field]) !== content(base[field]))
  return { ...now, ...Object.fromEntries(own.map((field) => [field, typed[field]])) }
}

/**
 * Resets a form to the current values, with differing `values` counted as typed. Two resets, because one forgets
 * which fields are lists: values set right after it are stored, but the shown rows stay those of the reset.
 */
export function beginAnew<T extends FieldValues>(form: Pick<UseFormReturn<T>, 'reset'>, now: T, values: T) {
  form.reset(now, { keepValues: true })
  form.reset(values, { keepDefaultValues: true })
}
