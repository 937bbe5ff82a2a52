// Every field that a profile form can be asked for, by the name that sections and later candidatures call it.
import { type ProfileKey, profileRecord } from '../../wire/profile-record.ts'

import type { Fields } from '#wire/record.ts'

type RecordField = Fields[string]
/** Which chunk of code draws it: a page pays only for the groups that it shows. */
export type Group =
  | 'personal'
  | 'contact'
  | 'account'
  | 'academic'
  | 'schedule'
  | 'address'
  | 'experiences'
  | 'educations'
  | 'levels'
  | 'disabilities'
  | 'choices'
  | 'story'
  | 'files'
  | 'privacy'

type Field = {
  label: string
  group: Group
  /** What it writes; what it may ask besides, such as the current password, stands there too. */
  keys: readonly ProfileKey[]
  /** Half a row on wide screens. */
  half?: true
}
const plain = <K extends ProfileKey>(group: Group, half: boolean, ...keys: readonly K[]) =>
  Object.fromEntries(
    keys.map((key) => [key, { label: profileRecord[key].label, group, keys: [key], ...(half && { half: true }) }]),
  ) as unknown as Record<K, Field>
const list = (group: Group, ...keys: readonly [ProfileKey, ...ProfileKey[]]): Field => ({
  label: profileRecord[keys.at(-1)!].label,
  group,
  keys,
})
const file = (key: ProfileKey): Field => list('files', key)
const account = (key: ProfileKey, ...more: ProfileKey[]): Field => ({
  label: profileRecord[key].label,
  group: 'account',
  keys: [key, ...more, 'current_password', 'otp'],
})

/** One block: an education is right or wrong as a whole. */
export const ACADEMIC_KEYS = [
  'not_in_university',
  'main_education_type',
  'main_education_status',
  'university_id',
  'course_id',
  'ies_education_type',
  'ies_period',
  'current_semester',
  'course_start_date',
  'formation_date',
] as const satisfies readonly ProfileKey[]
const academic = (label: string, ...more: ProfileKey[]): Field => ({
  label,
  group: 'academic',
  keys: [...ACADEMIC_KEYS, ...more],
})

export const FIELDS = {
  ...plain(
    'personal',
    true,
    'full_name',
    'social_name',
    'cpf',
    'date_of_birth',
    'rg',
    'rg_state_id',
    'mother_name',
    'nationality_id',
    'sex',
    'gender_id',
    'ethnicity_id',
    'marital_status',
    'sexual_orientation',
    'internship_type',
  ),
  email: account('email'),
  password: account('password', 'password_confirmation'),
  otp_required_for_login: account('otp_required_for_login'),
  ...plain('contact', true, 'institutional_email', 'cellphone', 'phone', 'message_phone'),
  ...plain('contact', false, 'authorize_whatsapp'),
  ...plain('contact', true, 'linkedin', 'instagram', 'facebook', 'skype'),
  academic: academic('Formação', 'course_situation', 'period', 'matriculation'),
  ...(Object.fromEntries(ACADEMIC_KEYS.map((key) => [key, academic(profileRecord[key].label)])) as unknown as Record<
    (typeof ACADEMIC_KEYS)[number],
    Field
  >),
  course_situation: academic(profileRecord.course_situation.label, 'course_situation'),
  period: academic(profileRecord.period.label, 'period'),
  ...plain('academic', true, 'matriculation'),
  study_schedule: list('schedule', 'study_schedule_attributes'),
  address: list('address', 'address_attributes'),
  experiences: list('experiences', 'experiences_attributes'),
  education: list('educations', 'educations_attributes'),
  user_softwares: list('levels', 'user_softwares_attributes'),
  user_languages: list('levels', 'user_languages_attributes'),
  disabilities: list('disabilities', 'disability', 'disabilities_attributes'),
  job_interests: list('choices', 'job_interests'),
  sub_areas: list('choices', 'sub_area_ids'),
  interests: list('choices', 'interests'),
  skills: list('choices', 'skill_ids'),
  abilities: list('choices', 'ability_ids'),
  academic_entities: list('choices', 'academic_entity_ids'),
  ...plain('story', true, 'working', 'expected_salary'),
  ...plain('story', false, 'summary', 'interesting_fact', 'motivations', 'portfolios', 'hobbies'),
  avatar: file('avatar'),
  curriculum_vitae: file('curriculum_vitae'),
  ...plain('privacy', false, 'visible_sections', 'auto_enroll'),
} satisfies Record<string, Field>
export type FieldName = keyof typeof FIELDS

export const fieldOf = (name: FieldName): Field => FIELDS[name]
export type AskedField = { name: FieldName; required: boolean | 'unless_candidature' }
/** An internship's candidature asks for an enrolment, besides. */
export type FormMode = 'full' | 'candidature' | 'internship'
export const isRequired = ({ required }: AskedField, mode: FormMode) =>
  required === 'unless_candidature' ? mode === 'full' : required

export const keysOfForm = (fields: readonly AskedField[]) => [
  ...new Set(fields.flatMap(({ name }) => fieldOf(name).keys)),
]

/** The names that are drawn together: each of them brings what an education needs to be right. */
export const ACADEMIC_BLOCK: ReadonlySet<FieldName> = new Set(
  (Object.keys(FIELDS) as FieldName[]).filter((name) => fieldOf(name).keys.length >= ACADEMIC_KEYS.length),
)

/** Once told they are never blank again: who corrects one of them is not told that it is optional. */
const NEVER_BLANK: ReadonlySet<FieldName> = new Set<FieldName>(['cpf', 'date_of_birth', 'cellphone'])
export const asTold = (
  fields: readonly AskedField[],
  profile: Partial<Record<FieldName, unknown>>,
): readonly AskedField[] =>
  fields.map((field) => (NEVER_BLANK.has(field.name) && profile[field.name] ? { ...field, required: true } : field))

/** How the person knows a field, and a part of one. */
export const labelOfField = (name: FieldName) => FIELDS[name].label
export const labelOfLeaf = (key: ProfileKey, leaf: string) => (profileRecord[key] as RecordField).of?.[leaf]?.label
