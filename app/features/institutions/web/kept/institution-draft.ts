// What the form of an institution holds, and how it stands for what the wire wants.
import { type FieldErrors, type FieldPath, type Resolver, set } from 'react-hook-form'
import { bothChanged, changeOf } from '#web/form/both-changed.ts'
import type { Answer, Sent } from '#wire/endpoint.ts'
import { BLANK, inWords } from '#wire/sentences.ts'
import { type createInstitution, newInstitutionForm } from '../../wire/institution-form.ts'
import type { Category, Organization } from '../../wire/institution-words.ts'
import type { showPartner } from '../../wire/partners.ts'

export type Institution = Answer<typeof showPartner>['data']
type Attributes = Institution['attributes']
type InstitutionSent = Sent<typeof createInstitution>['institution']

export type InstitutionDraft = {
  name: string
  acronym: string
  mec_code: string
  category: Category | null
  organization: Organization | null
  state_id: string | null
  city_id: number | null
  closed: boolean
  same_name: boolean
}

export const FIELD_WORDS: Record<keyof InstitutionDraft, string> = {
  name: 'Nome',
  same_name: 'Mesmo nome',
  acronym: 'Sigla',
  mec_code: 'Código e-MEC',
  category: 'Categoria',
  organization: 'Organização acadêmica',
  state_id: 'Estado',
  city_id: 'Cidade',
  closed: 'Encerrada',
}

/** A campus begins where its school is. */
export const emptyDraft = (parent?: Pick<Attributes, 'state' | 'city_id'>): InstitutionDraft => ({
  name: '', acronym: '', mec_code: '', category: null, organization: null, state_id: parent?.state ?? null, city_id: parent?.city_id ?? null, closed: false, same_name: false,
})

export const draftOf = ({ name, acronym, mec_code, category, organization, state, city_id, closed }: Attributes): InstitutionDraft => ({
  name, acronym: acronym ?? '', mec_code: mec_code === null ? '' : String(mec_code), category, organization, state_id: state, city_id, closed, same_name: false,
})

/** Digits with their dots, or what is no number and is told so. */
const codeIn = (typed: string) => (typed.trim() === '' ? null : /^[\d.\s]+$/.test(typed) ? Number(typed.replace(/[.\s]/g, '')) : Number.NaN)

export const sentOf = ({ state_id: _, closed: __, mec_code, city_id, ...draft }: InstitutionDraft): InstitutionSent => ({ ...draft, mec_code: codeIn(mec_code), city_id: city_id as number })

export function fieldAt(path: string): FieldPath<InstitutionDraft> | undefined {
  const name = path.replace(/^institution\./, '')
  return name in FIELD_WORDS ? (name as FieldPath<InstitutionDraft>) : undefined
}

/** By the schema that the server checks with; a school says what it is besides. */
export const checkInstitution = (below: boolean): Resolver<InstitutionDraft> => (draft) => {
  const checked = newInstitutionForm.safeParse({ institution: sentOf(draft) }, { reportInput: true })
  const errors: FieldErrors<InstitutionDraft> = {}
  const tell = (field: FieldPath<InstitutionDraft>, message: string) => set(errors, field, { type: 'schema', message })
  for (const [path, words] of checked.success ? [] : Object.entries(inWords(checked.error.issues, ['institution']).errors)) {
    const field = fieldAt(path)
    if (field) tell(field, words.join(' '))
  }
  // Cities are of a state: without one, that is what is missing.
  if (!draft.state_id) {
    delete errors.city_id
    tell('state_id', BLANK)
  }
  if (!below) for (const field of ['category', 'organization'] as const) if (!draft[field]) tell(field, BLANK)
  return Object.keys(errors).length ? { values: {}, errors } : { values: draft, errors: {} }
}

const WORDS_THEMSELVES = new Set<keyof InstitutionDraft>(['name', 'acronym', 'mec_code'])

/** What somebody else changed too, in words; a choice is named without what it is now. */
export const changedByBoth = (base: InstitutionDraft, typed: InstitutionDraft, now: InstitutionDraft) =>
  bothChanged(base, typed, now).map((field) => changeOf(FIELD_WORDS[field], WORDS_THEMSELVES.has(field) ? now[field] : undefined))
