// A profile as a form holds it, and as it travels. Names are the wire's own, so a 422 lands by itself.
import type { Answer, Sent } from '#wire/endpoint.ts'
import type { showAttributes, updateProfile } from '../../wire/profile.ts'
import { wholeWeek } from '../../wire/study-schedule.ts'

export type OwnProfile = Answer<typeof showAttributes>['data']['attributes']
export type ProfileSent = Sent<typeof updateProfile>['user']['user_info_attributes']
export type ProfileKey = Exclude<keyof ProfileSent, 'id' | 'lock_version'>

type Row<T> = T & { id?: string; _destroy?: boolean }
export type Disability = Row<{
  disability_type_id: string | null
  description: string
  cid?: File | null
  cid_destroy?: boolean
  document?: { name: string; url: string } | null
}>
export type Hours = Row<{ from: string; to: string }>
export type Day = { id?: string; day_of_week: number; available: boolean; hours_attributes: Hours[] }
export type Schedule = {
  id?: string
  schedule_type: string | null
  reason_for_no_classes: string
  days_attributes: Day[]
}
export type Experience = Row<{
  company: string
  job: string
  level: string | null
  description: string
  current_job: boolean
  start_date: string
  end_date: string
}>
export type Address = {
  zipcode: string
  street: string
  number: string
  complement: string
  neighborhood: string
  state_id: string | null
  city_id: number | null
  country_id: string
}

type Text = string
type Structured = {
  experiences_attributes: Experience[]
  educations_attributes: Row<{
    education_type_id: string | null
    institution_name: string
    course_name: string
    duration: string | null
  }>[]
  user_softwares_attributes: Row<{ software_id: string | null; level: string | null }>[]
  user_languages_attributes: Row<{ language_id: string | null; level: string | null }>[]
  disabilities_attributes: Disability[]
  address_attributes: Address
  study_schedule_attributes: Schedule
  avatar: File | null
  curriculum_vitae: File | null
  hobbies: string[]
  portfolios: string[]
  university_id: number | null
  current_semester: number | null
}
type Lists =
  | 'job_interests'
  | 'interests'
  | 'skill_ids'
  | 'ability_ids'
  | 'academic_entity_ids'
  | 'sub_area_ids'
  | 'visible_sections'
type Flags =
  | 'authorize_whatsapp'
  | 'auto_enroll'
  | 'working'
  | 'disability'
  | 'not_in_university'
  | 'avatar_destroy'
  | 'curriculum_vitae_destroy'
  | 'otp_required_for_login'
type Plain = Exclude<ProfileKey, keyof Structured | Lists | Flags>

/** All that a form may hold; one form holds the keys of its fields only. */
export type ProfileValues = Structured & { [K in Lists]: string[] } & { [K in Flags]: boolean | null } & {
  [K in Plain]: Text | null
}

const EMPTY_ADDRESS: Address = {
  zipcode: '',
  street: '',
  number: '',
  complement: '',
  neighborhood: '',
  state_id: null,
  city_id: null,
  country_id: 'BR',
}
export const EMPTY_SCHEDULE: Schedule = { schedule_type: null, reason_for_no_classes: '', days_attributes: [] }

const filled = <T extends object>(row: T) =>
  Object.fromEntries(Object.entries(row).map(([key, value]) => [key, value ?? ''])) as T

function valueOf(profile: OwnProfile, key: ProfileKey): unknown {
  if (key === 'address_attributes')
    return { ...EMPTY_ADDRESS, ...(profile.address_attributes && filled(profile.address_attributes)) }
  if (key === 'study_schedule_attributes') {
    const known = profile.study_schedule_attributes
    if (!known) return EMPTY_SCHEDULE
    const { days_attributes: days, ...told } = structuredClone(known)
    return {
      ...told,
      reason_for_no_classes: told.reason_for_no_classes ?? '',
      days_attributes: wholeWeek(told.schedule_type as 'custom', days),
    }
  }
  if (key === 'experiences_attributes') return profile.experiences_attributes.map(filled)
  if (key === 'disabilities_attributes')
    return profile.disabilities_attributes.map((row) => ({
      ...row,
      description: row.description ?? '',
      cid: null,
      cid_destroy: false,
    }))
  if (key === 'curriculum_vitae') return null
  // A question that nobody has answered yet, whatever the table begins with.
  if (key === 'not_in_university')
    return profile.not_in_university || profile.university_id || profile.course_id ? profile.not_in_university : null
  const stored = (profile as Partial<Record<ProfileKey, unknown>>)[key]
  if (Array.isArray(stored)) return structuredClone(stored)
  if (stored !== undefined) return stored
  return key.endsWith('_destroy') ? false : key === 'avatar' ? null : ''
}

/** What a form with these keys begins with. */
export const valuesOf = (profile: OwnProfile, keys: readonly ProfileKey[]) =>
  Object.fromEntries(keys.map((key) => [key, valueOf(profile, key)])) as Partial<ProfileValues>

export const isBlank = (value: unknown): boolean =>
  value === undefined ||
  value === null ||
  (typeof value === 'string' && value.trim() === '') ||
  (Array.isArray(value) && value.length === 0)

type AnyRow = { id?: string; _destroy?: boolean }
/** A row that is stored goes by its id and the destroy flag, and its place stays, so that errors find theirs. */
const sentRows = <T extends AnyRow>(rows: readonly T[], each: (row: T) => object = (row) => row) =>
  rows.map((row) =>
    row._destroy ? { id: row.id, _destroy: true } : { ...(row.id && { id: row.id }), ...each(withoutMarks(row)) },
  )
const withoutMarks = <T extends AnyRow>({ id: _, _destroy: __, ...row }: T) => row as T

const sentSchedule = ({ id, schedule_type, reason_for_no_classes, days_attributes }: Schedule) =>
  schedule_type && {
    ...(id && { id }),
    schedule_type,
    ...(schedule_type === 'without_class' && { reason_for_no_classes }),
    days_attributes: days_attributes.map(({ hours_attributes, ...day }) => ({
      ...day,
      hours_attributes: hours_attributes.map(({ id, from, to, _destroy }) => ({
        ...(id && { id }),
        from,
        to,
        ...(_destroy && { _destroy }),
      })),
    })),
  }

/** A country stands there from the beginning, and what is stored keeps its id: neither is an address. */
export const isFilledAddress = ({ country_id: _, id: __, ...address }: Address & { id?: string }) =>
  Object.values(address).some((value) => !isBlank(value))

const sentDisability = ({ disability_type_id, description, cid, cid_destroy }: Disability) => ({
  disability_type_id,
  description,
  ...(cid && { cid }),
  ...(cid_destroy && { cid_destroy }),
})

/** Whoever says 'no' has been asked first: what is stored is then destroyed by name, and what is not goes nowhere. */
function sentDisabilities(rows: readonly Disability[], disabled: boolean) {
  if (disabled) return sentRows(rows, sentDisability)
  const gone = rows.filter(({ _destroy }) => _destroy)
  return gone.length ? sentRows(gone) : undefined
}

/** One key as it travels; undefined is not sent. */
export function sentValue(values: Partial<ProfileValues>, key: ProfileKey): unknown {
  const value = values[key]
  switch (key) {
    case 'experiences_attributes':
      return sentRows(value as Experience[], ({ current_job, end_date, ...row }) => ({
        ...row,
        current_job,
        end_date: current_job ? null : end_date,
      }))
    case 'educations_attributes':
    case 'user_softwares_attributes':
    case 'user_languages_attributes':
      return sentRows(value as AnyRow[])
    case 'disabilities_attributes':
      return sentDisabilities(value as Disability[], Boolean(values.disability))
    case 'address_attributes':
      return isFilledAddress(value as Address) ? withoutMarks(value as Address & AnyRow) : null
    case 'study_schedule_attributes':
      return sentSchedule(value as Schedule)
    case 'hobbies':
    case 'portfolios':
      return (value as string[]).map((text) => text.trim()).filter(Boolean)
    case 'avatar':
    case 'curriculum_vitae':
      return value ?? undefined
    case 'avatar_destroy':
    case 'curriculum_vitae_destroy':
      return value || undefined
    case 'current_password':
    case 'otp':
    case 'password':
    case 'password_confirmation':
      return value || undefined
    default:
      return value
  }
}

const same = (a: unknown, b: unknown) => !(a instanceof Blob) && JSON.stringify(a ?? '') === JSON.stringify(b ?? '')
const holdsFile = (value: unknown): boolean =>
  value instanceof Blob || (value !== null && typeof value === 'object' && Object.values(value).some(holdsFile))

/** What is not as it was read: only that travels, so that another tab's work stays. */
export function changesIn(values: Partial<ProfileValues>, read: Partial<ProfileValues>): Partial<ProfileSent> {
  const keys = Object.keys(values) as ProfileKey[]
  const sent = keys.map((key) => [key, sentValue(values, key), sentValue(read, key)] as const)
  return Object.fromEntries(
    sent
      .filter(([, now, before]) => now !== undefined && (holdsFile(now) || !same(now, before)))
      .map(([key, now]) => [key, now]),
  )
}

export const withFile = holdsFile
