// The form's rules are the wire's: each field's own schema, what is required here, and what only several fields together can say.
import { set, type FieldErrors, type Resolver } from 'react-hook-form'
import * as z from 'zod/mini'
import { PASSWORDS_DIFFER_SHORT } from '#wire/person/password.ts'
import { BLANK, sentence } from '#wire/text/sentences.ts'
import { academicProblems, emptiedAcademic, type Academic } from '../../wire/academic-rules.ts'
import { profileForm } from '../../wire/profile.ts'
import { ACADEMIC_KEYS, type AskedField, fieldOf, type FormMode, isRequired } from './field-list.ts'
import { isBlank, type ProfileKey, type ProfileValues, sentValue } from './profile-values.ts'

const { shape } = profileForm.shape.user.shape.user_info_attributes
const LISTS_OF_TEXT: readonly ProfileKey[] = ['portfolios', 'hobbies']
const ACCOUNT: readonly ProfileKey[] = [
  'email',
  'password',
  'password_confirmation',
  'otp_required_for_login',
  'current_password',
  'otp',
]
const isAcademic = (key: ProfileKey) => (ACADEMIC_KEYS as readonly ProfileKey[]).includes(key)

type Values = Partial<ProfileValues>
type Problem = { path: PropertyKey[]; message: string }
export type Rules = {
  fields: readonly AskedField[]
  mode: FormMode
  /** The flag user_ats_candidature_education_level. */ byLevel: boolean
  /** 'MM/YYYY' */ now: string
  email: string
  two_factor: boolean
}

export const keysOfForm = (fields: readonly AskedField[]) => [
  ...new Set(fields.flatMap(({ name }) => fieldOf(name).keys)),
]

/** What must not be blank, besides an education, which has rules of its own. */
const requiredKeys = (fields: readonly AskedField[], mode: FormMode) =>
  new Set(
    fields
      .filter((field) => isRequired(field, mode))
      .flatMap(({ name }) =>
        fieldOf(name).keys.filter((key, i) =>
          fieldOf(name).group === 'academic' ? key === name && !isAcademic(key) : i === 0,
        ),
      ),
  )

const ROWS: readonly ProfileKey[] = [
  'experiences_attributes',
  'educations_attributes',
  'user_softwares_attributes',
  'user_languages_attributes',
  'disabilities_attributes',
]

/** `row`: only this one of a list, as if it were alone: a key press in one of twenty must not read the other nineteen. */
function ownProblems(values: Values, key: ProfileKey, row?: number): Problem[] {
  if (row !== undefined) {
    const alone = { ...values, [key]: [(values[key] as unknown[])[row]] }
    return ownProblems(alone, key).map(({ path: [, at, ...rest], message }) => ({
      path: [key, ...(at === 0 ? [row] : []), ...rest],
      message,
    }))
  }
  if (LISTS_OF_TEXT.includes(key)) return listProblems(values[key] as string[], key)
  const value = sentValue(values, key)
  // Untouched and blank is not sent, so it cannot be wrong.
  if (value === undefined || (isBlank(value) && typeof value !== 'object')) return []
  const { error } = z.safeParse(shape[key], value, { reportInput: true })
  return (error?.issues ?? []).map((issue) => ({ path: [key, ...issue.path], message: sentence(issue) }))
}

/** Blank lines are left out when the form is sent; each other line keeps its place. */
const listProblems = (lines: readonly string[], key: ProfileKey): Problem[] =>
  lines.flatMap((line, at) => {
    if (isBlank(line)) return []
    const { error } = z.safeParse(shape[key], [line], { reportInput: true })
    return error ? [{ path: [key, at], message: sentence(error.issues[0]!) }] : []
  })

/** As the education is asked here: what is hidden is not wrong. */
function academicIn(values: Values, { fields, mode, byLevel, now }: Rules): Problem[] {
  const asked = fields.some((field) => fieldOf(field.name).group === 'academic' && isRequired(field, mode))
  if (!asked && ACADEMIC_KEYS.every((key) => !values[key])) return []
  const { not_in_university, ...rest } = academicProblems(values as Academic, {
    byLevel,
    now,
    enrolled: asked && mode === 'internship',
  })
  const problems = { ...rest, ...(asked && not_in_university && { not_in_university }) }
  return Object.entries(problems).map(([key, message]) => ({ path: [key], message }))
}

function accountProblems(values: Values, { email: known, two_factor }: Rules): Problem[] {
  const { email, password, password_confirmation, current_password, otp } = values
  const turns = values.otp_required_for_login !== undefined && values.otp_required_for_login !== two_factor
  const problems: Problem[] = []
  if (password && password_confirmation !== password)
    problems.push({ path: ['password_confirmation'], message: password_confirmation ? PASSWORDS_DIFFER_SHORT : BLANK })
  if ((password || turns || changesEmail(email, known)) && !current_password)
    problems.push({ path: ['current_password'], message: BLANK })
  if (turns && isBlank(otp)) problems.push({ path: ['otp'], message: BLANK })
  return problems
}
export const changesEmail = (typed: string | null | undefined, known: string) =>
  typed !== undefined && (typed ?? '').trim().toLowerCase() !== known

/** The row that all of these names stand in: 'experiences_attributes.2.company' is in the third. */
function rowOf(names: readonly string[], key: ProfileKey, values: Values): number | undefined {
  if (!ROWS.includes(key)) return undefined
  const places = new Set(names.filter((name) => name.startsWith(`${key}.`)).map((name) => Number(name.split('.')[1])))
  const [row] = places
  return places.size === 1 && row !== undefined && (values[key] as unknown[])[row] !== undefined && !names.includes(key)
    ? row
    : undefined
}

/** Said where it can be read: an address that is asked for and not there is wrong in each of its parts, a schedule in the question it begins with. */
function blankProblems(values: Values, key: ProfileKey): Problem[] {
  if (key === 'study_schedule_attributes') return [{ path: [key, 'schedule_type'], message: BLANK }]
  if (key !== 'address_attributes') return [{ path: [key], message: BLANK }]
  const { error } = z.safeParse(shape[key], values[key], { reportInput: true })
  return (error?.issues ?? []).map((issue) => ({ path: [key, ...issue.path], message: sentence(issue) }))
}

function problemsIn(
  values: Values,
  rules: Rules,
  keys: readonly ProfileKey[],
  names: readonly string[] = [],
): Problem[] {
  const required = requiredKeys(rules.fields, rules.mode)
  const own = keys.flatMap((key) =>
    required.has(key) && isBlank(sentValue(values, key))
      ? blankProblems(values, key)
      : ownProblems(values, key, rowOf(names, key, values)),
  )
  const academic = keys.some(isAcademic) ? academicIn(values, rules) : []
  const account = keys.some((key) => ACCOUNT.includes(key)) ? accountProblems(values, rules) : []
  return [...own, ...academic, ...account]
}

/** Leaving a field looks at this field only; `whole`, when the form is sent, at all of them. */
export const profileResolver = (rules: Rules, whole: () => boolean): Resolver<Values> => {
  const all = keysOfForm(rules.fields)
  return (values, _, { names }) => {
    const named = whole() ? [] : (names ?? []).map(String)
    // A list by its own name: a row came or went, and nobody has left a field. What is wrong in rows that were left stays said.
    const left = named.filter((name) => !ROWS.includes(name as ProfileKey))
    if (named.length && !left.length) return { values, errors: {} }
    const touched = new Set(left.map((name) => name.split('.')[0]))
    const keys = touched.size === 0 ? all : all.filter((key) => touched.has(key))
    const errors: FieldErrors = {}
    const said = new Set<string>()
    for (const { path, message } of problemsIn(values, rules, keys, left)) {
      const name = path.join('.')
      if (said.has(name)) continue
      said.add(name)
      set(errors, name, { type: 'custom', message })
    }
    return Object.keys(errors).length ? { values: {}, errors: errors as FieldErrors<Values> } : { values, errors: {} }
  }
}

/** What an answer elsewhere has hidden is emptied: who does not study at a university has none. */
export function withoutHidden(values: Values, byLevel: boolean): Values {
  if (!('main_education_type' in values)) return values
  const hidden = emptiedAcademic(values as Academic, byLevel).filter((key) => key in values)
  return { ...values, ...Object.fromEntries(hidden.map((key) => [key, null])) }
}
