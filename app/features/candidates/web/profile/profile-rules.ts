// What a form asks of its fields besides what is right in each of them.
import { errorsIn } from '#web/record/draft.ts'
import { PASSWORDS_DIFFER_SHORT } from '#wire/person/password.ts'
import { postalAddress } from '#wire/place/postal-address.ts'
import type { Fields, TypedOf } from '#wire/record.ts'
import { BLANK } from '#wire/text/sentences.ts'
import { type Academic, emptiedAcademic } from '../../wire/academic-rules.ts'
import { academicProblems, isBegun } from '../../wire/academic-requirements.ts'
import { type ProfileKey, profileRecord } from '../../wire/profile-record.ts'
import { ACADEMIC_KEYS, type AskedField, fieldOf, type FormMode, isRequired } from './field-list.ts'

export type ProfileValues = TypedOf<typeof profileRecord>
type Values = Partial<ProfileValues>
export type Rules = {
  fields: readonly AskedField[]
  mode: FormMode
  /** The flag user_ats_candidature_education_level. */ byLevel: boolean
  /** 'MM/YYYY' */ now: string
  /** As the account stands. */
  email: string
  two_factor: boolean
}
type Said = Record<string, string>

const isAcademic = (key: ProfileKey) => (ACADEMIC_KEYS as readonly ProfileKey[]).includes(key)
const isBlank = (value: unknown) =>
  value === undefined ||
  value === null ||
  (typeof value === 'string' && value.trim() === '') ||
  (Array.isArray(value) && !value.some((one) => typeof one !== 'string' || one.trim()))

/** What must not be blank, besides an education, which has rules of its own. */
const requiredKeys = ({ fields, mode }: Rules) =>
  fields
    .filter((field) => isRequired(field, mode))
    .flatMap(({ name }) => {
      const { group, keys } = fieldOf(name)
      return keys.filter((key, i) => (group === 'academic' ? key === name && !isAcademic(key) : i === 0))
    })

/**
 * Said where it can be read: an address that is not there is wrong in each of its parts, a schedule in the question it
 * begins with.
 */
function blankIn(values: Values, key: ProfileKey): Said {
  const { fromTyped } = profileRecord[key] as Fields[string]
  if (key === 'avatar' || key === 'curriculum_vitae') return fromTyped(values[key]) === null ? { [key]: BLANK } : {}
  if (!isBlank(fromTyped(values[key]))) return {}
  if (key === 'study_schedule_attributes') return { [`${key}.schedule_type`]: BLANK }
  if (key !== 'address_attributes') return { [key]: BLANK }
  const whole = { [key]: { ...profileRecord[key], schema: postalAddress, fromTyped: (typed: unknown) => typed } }
  return errorsIn(whole as unknown as Fields, values)
}

/** As the education is asked here: what is hidden is not wrong. */
function academicIn(values: Values, { fields, mode, byLevel, now }: Rules): Said {
  const asked = fields.some((field) => fieldOf(field.name).group === 'academic' && isRequired(field, mode))
  if (!asked && !isBegun(values as Academic, byLevel)) return {}
  const { not_in_university, ...rest } = academicProblems(values as Academic, {
    byLevel,
    now,
    enrolled: asked && mode === 'internship',
  })
  return { ...rest, ...(asked && not_in_university && { not_in_university }) } as Said
}

export const changesEmail = (typed: string | null | undefined, known: string) =>
  typed !== undefined && (typed ?? '').trim().toLowerCase() !== known

function accountIn(values: Values, { email: known, two_factor }: Rules): Said {
  const { email, password, password_confirmation, current_password, otp } = values
  const turns = values.otp_required_for_login !== undefined && values.otp_required_for_login !== two_factor
  return {
    ...(password &&
      password_confirmation !== password && {
        password_confirmation: password_confirmation ? PASSWORDS_DIFFER_SHORT : BLANK,
      }),
    ...((password || turns || changesEmail(email, known)) && !current_password && { current_password: BLANK }),
    ...(turns && isBlank(otp) && { otp: BLANK }),
  }
}

/** The words of each place, for the fields that this form has. */
export function profileRules(values: Values, rules: Rules): Said {
  const blank = requiredKeys(rules).map((key) => blankIn(values, key))
  const academic = 'main_education_type' in values ? academicIn(values, rules) : {}
  return Object.assign({}, academic, accountIn(values, rules), ...blank) as Said
}

/** What an answer elsewhere has hidden is emptied: who does not study at a university has none. */
export function withoutHidden<V extends Values>(values: V, byLevel: boolean): V {
  if (!('main_education_type' in values)) return values
  const hidden = emptiedAcademic(values as Academic, byLevel).filter((key) => key in values)
  return { ...values, ...Object.fromEntries(hidden.map((key) => [key, null])) }
}
