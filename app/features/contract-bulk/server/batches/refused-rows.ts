import type { Breach } from '#features/internships/server/internships.ts'
import type { Refusal } from '#server/refusal.ts'
import { columnOf } from '../sheet/columns.ts'
import type { Problem } from '../sheet/problem.ts'

export const UNKNOWN = 'Não foi possível fazer isto agora: o problema é nosso.'

/** What the law has against a row, where the sheet tells it. */
export const problemOf = ({ field, message, article, fix }: Breach): Problem => ({
  column: columnOf(field).column,
  words: `${message} (${article})`,
  fix: fix ? `${fix.label}.` : null,
})

/** Of a refusal: by field, each where the sheet tells it; else the sentence alone. */
export function problemsIn({ body }: Refusal): Problem[] {
  const told = body as { errors?: Record<string, string[]>; messages?: string[]; breaches?: Breach[] }
  if (told.breaches) return told.breaches.map(problemOf)
  const fields = Object.entries(told.errors ?? {})
  if (!fields.length) return (told.messages ?? [UNKNOWN]).map((words) => ({ column: '', words, fix: null }))
  return fields.map(([field, words]) => ({ column: columnOf(field).column, words: words.join(' '), fix: null }))
}
