import type { Fields } from '#wire/record.ts'

/** What any component of a field is told: its name, its words, and whether it may be left blank. */
export function lookOf<F extends Fields>(fields: F, name: keyof F & string) {
  const { label, look: { hint, placeholder, optional } = {} } = fields[name]!
  return { name, label, required: !optional, ...(hint && { hint }), ...(placeholder && { placeholder }) }
}
