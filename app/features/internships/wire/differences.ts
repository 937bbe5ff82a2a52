import { type DraftTerms, TERM_NAMES, type TermName, wholeTerms } from './terms.ts'
import { inWords, LABELS } from './term-words.ts'

export type Difference = { field: TermName; label: string; before: string | null; after: string | null }
/** The name behind an id: of an institution, a course, a person. */
export type NameOf = (field: TermName, id: string) => string | undefined

/** What changes from the one to the other, old and new as people read them. What reads alike is no difference. */
export function differences(before: DraftTerms, after: DraftTerms, nameOf: NameOf = () => undefined): Difference[] {
  const [old, now] = [wholeTerms(before), wholeTerms(after)]
  return TERM_NAMES.flatMap((field) => {
    const [was, is] = [inWords(field, old[field]), inWords(field, now[field])]
    if (was === is) return []
    const read = (words: string | null) => (words && field.endsWith('_id') ? (nameOf(field, words) ?? words) : words)
    return [{ field, label: LABELS[field], before: read(was), after: read(is) }]
  })
}
