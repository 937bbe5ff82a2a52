import type { Fields } from '#wire/record.ts'
import { type Draft, wrongIn } from './draft.ts'

/**
 * The fields of a record that wait while the others are saved: half typed, or refused as they stand. `together`: what
 * is judged together, since the
 * refusal of one may be the fault of the other.
 */
export function waitingFields(fields: Fields, together: readonly (readonly PropertyKey[])[]) {
  /** With what was said of them. */
  const refused = new Map<string, string | undefined>()
  const judgedWith = (name: string) => together.find((names) => names.includes(name))?.map(String) ?? [name]
  return {
    judgedWith,
    halfTyped: (draft: Draft, names: readonly string[]) => wrongIn(fields, draft, names),
    refuse(names: readonly string[], wordsOf: (name: string) => string | undefined) {
      for (const name of names.flatMap(judgedWith)) refused.set(name, undefined)
      for (const name of names) refused.set(name, wordsOf(name))
    },
    /** Changed or saved: what a field was refused for, or the one that it is judged with, is over. */
    release(names: readonly string[]) {
      for (const name of names.flatMap(judgedWith)) refused.delete(name)
    },
    isRefused: (name: string) => refused.has(name),
    words: () => Object.fromEntries([...refused].flatMap(([name, words]) => (words ? [[name, words]] : []))),
  }
}
