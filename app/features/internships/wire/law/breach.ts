import type { DraftTerms, TermName, Terms } from '../terms.ts'
import type { Period } from './calendar.ts'
import type { Facts } from './facts.ts'

/** A breach of the law or of the institution's own rules refuses; a warning is shown and refuses nothing. */
export const KINDS = ['law', 'institution', 'warning'] as const
export type Kind = (typeof KINDS)[number]
export type Field = TermName | 'effective_on' | 'signing'
export type Fix = { label: string; changes: DraftTerms }
export type Breach = { rule: string; article: string; field: Field; message: string; kind: Kind; fix?: Fix }

export type Case = { terms: Terms; facts: Facts; day: string }
export type Finding = { field: Field; message: string; kind?: Kind }
export type Rule = {
  id: string
  /** As people read it. */
  article: string
  kind: Kind
  /** The days on which it is in force, both of them included. */
  from: string
  until: string | null
  check: (of: Case) => Finding[]
  /** Of a field with rows it mends every row at fault. */
  fix?: (of: Case, found: Finding) => Fix | undefined
}

/** findings([[broken, 'field', 'words'], …]) keeps those that are broken. */
export const findings = (
  rows: readonly (readonly [broken: unknown, field: Field, message: string, kind?: Kind])[],
): Finding[] =>
  rows.filter(([broken]) => broken).map(([, field, message, kind]) => ({ field, message, ...(kind && { kind }) }))

/** The days of the internship, as far as they are told. */
export function spanOf({ terms, day }: Case): Period {
  const from = terms.starts_on ?? day
  return { from, to: terms.ends_on && terms.ends_on > from ? terms.ends_on : from }
}
