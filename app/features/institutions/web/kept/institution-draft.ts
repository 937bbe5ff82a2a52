// What the form of an institution holds, and how it stands for what the wire wants.
import { type FieldErrors, type FieldPath, type Resolver, set } from 'react-hook-form'
import { content } from '#web/content.ts'
import { bothChanged, changeOf } from '#web/form/text/both-changed.ts'
import { typedOver } from '#web/form/text/typed-over.ts'
import type { Answer, Sent } from '#wire/endpoint.ts'
import { BLANK, inWords } from '#wire/text/sentences.ts'
import { type createInstitution, newInstitutionForm } from '../../wire/institution-form.ts'
import { CATEGORIES, type Category, ORGANIZATIONS, type Organization } from '../../wire/institution-words.ts'
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
  name: '',
  acronym: '',
  mec_code: '',
  category: null,
  organization: null,
  state_id: parent?.state ?? null,
  city_id: parent?.city_id ?? null,
  closed: false,
  same_name: false,
})

export const draftOf = ({
  name,
  acronym,
  mec_code,
  category,
  organization,
  state,
  city_id,
  closed,
}: Attributes): InstitutionDraft => ({
  name,
  acronym: acronym ?? '',
  mec_code: mec_code === null ? '' : String(mec_code),
  category,
  organization,
  state_id: state,
  city_id,
  closed,
  same_name: false,
})

/** Digits with their dots, or what is no number and is told so. */
const codeIn = (typed: string) =>
  typed.trim() === '' ? null : /^[\d.\s]+$/.test(typed) ? Number(typed.replace(/[.\s]/g, '')) : Number.NaN

export const sentOf = ({
  state_id: _,
  closed: __,
  mec_code,
  city_id,
  ...draft
}: InstitutionDraft): InstitutionSent => ({ ...draft, mec_code: codeIn(mec_code), city_id: city_id as number })

export function fieldAt(path: string): FieldPath<InstitutionDraft> | undefined {
  const name = path.replace(/^institution\./, '')
  return name in FIELD_WORDS ? (name as FieldPath<InstitutionDraft>) : undefined
}

/** By the schema that the server checks with; a school says what it is besides. */
export const checkInstitution =
  (below: boolean): Resolver<InstitutionDraft> =>
  (draft) => {
    const checked = newInstitutionForm.safeParse({ institution: sentOf(draft) }, { reportInput: true })
    const errors: FieldErrors<InstitutionDraft> = {}
    const tell = (field: FieldPath<InstitutionDraft>, message: string) =>
      set(errors, field, { type: 'schema', message })
    for (const [path, words] of checked.success
      ? []
      : Object.entries(inWords(checked.error.issues, ['institution']).errors)) {
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

const placeOf = ({ state_id, city_id }: InstitutionDraft) => ({ state_id, city_id })
/** A city is of a state: the two are one choice. */
const alone = ({ state_id: _, city_id: __, ...draft }: InstitutionDraft) => draft

/** What was typed since `base`, on top of what stands now. */
export const joinedDraft = (
  base: InstitutionDraft,
  typed: InstitutionDraft,
  now: InstitutionDraft,
): InstitutionDraft => ({
  ...typedOver(alone(base), alone(typed), alone(now)),
  ...placeOf(content(placeOf(base)) === content(placeOf(typed)) ? now : typed),
})

/** In words, what counts as typed here though somebody else changed it too; `place` is where it is now. */
export function changedByBoth(
  base: InstitutionDraft,
  typed: InstitutionDraft,
  now: InstitutionDraft,
  place: string,
): string[] {
  const said = {
    ...now,
    category: now.category && CATEGORIES[now.category],
    organization: now.organization && ORGANIZATIONS[now.organization],
  }
  const places = bothChanged({ place: placeOf(base) }, { place: placeOf(typed) }, { place: placeOf(now) })
  return [
    ...bothChanged(alone(base), alone(typed), alone(now)).map((field) => changeOf(FIELD_WORDS[field], said[field])),
    ...places.map(() => changeOf(FIELD_WORDS.city_id, place)),
  ]
}
