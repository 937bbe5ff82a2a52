import type { DB } from '#db/schema.ts'
import { isoDate } from '#wire/time/date.ts'
import { storedPhone } from '#wire/person/phone.ts'
import { webLink } from '#wire/link/web-link.ts'
import type { ProfileForm } from '../../wire/profile.ts'
import { firstDay } from './studies/first-day.ts'
import type { Vault } from './vault.ts'

const TEXTS = [
  'social_name',
  'sex',
  'nationality_id',
  'expected_salary',
  'summary',
  'interesting_fact',
  'motivations',
  'instagram',
  'skype',
  'main_education_type',
  'main_education_status',
  'course_situation',
  'course_id',
  'matriculation',
  'ies_education_type',
  'ies_period',
  'period',
  'internship_type',
  'wizard_step',
] as const
const AS_SENT = ['full_name', 'working', 'university_id', 'current_semester', 'hobbies'] as const
const FLAGS = ['authorize_whatsapp', 'auto_enroll', 'not_in_university'] as const
const PHONES = ['cellphone', 'phone', 'message_phone'] as const
const LINKS = ['facebook', 'linkedin'] as const
const MONTHS = ['course_start_date', 'formation_date'] as const
const KEPT = [
  'id',
  'login_id',
  'slug',
  'date_of_birth',
  'portfolios',
  'institutional_email',
  'institutional_email_confirmed_at',
  'avatar_file_id',
  'curriculum_file_id',
  'visible_sections',
] as const
const VERSIONS = ['lock_version', 'field_versions'] as const

/** What a profile's row says, by name: a statement that is planned once does not outlive a new column under `*`. */
export const PROFILE_COLUMNS = [
  ...KEPT,
  ...TEXTS,
  ...AS_SENT,
  ...FLAGS,
  ...PHONES,
  ...LINKS,
  ...MONTHS,
  ...VERSIONS,
] as const satisfies readonly (keyof DB['user_infos'])[]

const SEALED = [
  'cpf',
  'rg',
  'rg_state_id',
  'mother_name',
  'gender_id',
  'ethnicity_id',
  'marital_status',
  'sexual_orientation',
  'disability',
] as const

const picked = <N extends keyof ProfileForm, V>(
  form: ProfileForm,
  names: readonly N[],
  turn: (value: ProfileForm[N]) => V,
) =>
  Object.fromEntries(names.filter((name) => form[name] !== undefined).map((name) => [name, turn(form[name])])) as {
    [K in N]?: V
  }

/** What was sent, as the table keeps it: blank is null. */
export const columnsOf = (form: ProfileForm) => ({
  ...picked(form, TEXTS, (text) => text || null),
  ...picked(form, AS_SENT, (value) => value as never),
  ...picked(form, FLAGS, Boolean),
  ...picked(form, PHONES, (text) => (text ? storedPhone(text)! : null)),
  ...picked(form, LINKS, (text) => (text ? webLink(text)! : null)),
  ...picked(form, MONTHS, (month) => firstDay(month ?? null)),
  ...(form.date_of_birth !== undefined && { date_of_birth: isoDate(form.date_of_birth)! }),
  ...(form.visible_sections && { visible_sections: [...new Set(form.visible_sections)] }),
  ...(form.portfolios && { portfolios: form.portfolios.map((link) => webLink(link)!) }),
  ...(form.institutional_email !== undefined && {
    institutional_email: form.institutional_email?.toLowerCase() || null,
  }),
})

export const sealedOf = (form: ProfileForm): Partial<Vault> =>
  picked(form, SEALED, (value) => (value === '' ? null : value)) as Partial<Vault>
