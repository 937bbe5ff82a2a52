// Every field that a candidate's profile is written with. A form shows some of them; the API takes any of them, and
// leaves the others as they are.
import * as z from 'zod/mini'
import { blankOr } from '#wire/blank-or.ts'
import { CPF_INVALID, isCpf } from '#wire/person/cpf.ts'
import { DATE_INVALID, formatDate, isMonth, isoDate, monthNumber, MONTH_INVALID } from '#wire/time/date.ts'
import { isEmail } from '#wire/person/email.ts'
import { keysOf } from '#wire/keys-of.ts'
import { LANGUAGE_LEVELS } from '#wire/text/language-levels.ts'
import { isMoney, MONEY_INVALID } from '#wire/money.ts'
import { newPassword } from '#wire/person/password.ts'
import { isPersonName, personName } from '#wire/person/person-name.ts'
import { isPhone, PHONE_INVALID } from '#wire/person/phone.ts'
import { postalAddress } from '#wire/place/postal-address.ts'
import { BLANK } from '#wire/text/sentences.ts'
import { INVISIBLE, isVisible, visibleText } from '#wire/text/visible-text.ts'
import { LINK_INVALID, webLink } from '#wire/link/web-link.ts'
import {
  COURSE_DURATIONS,
  COURSE_SITUATIONS,
  EXPERIENCE_LEVELS,
  MARITAL_STATUSES,
  SEXUAL_ORIENTATIONS,
  SOFTWARE_LEVELS,
  STUDY_PERIODS,
  VISIBLE_SECTIONS,
} from './enumerations.ts'
import { studySchedule } from './study-schedule.ts'

export const PROFILE_EMAIL_INVALID = 'E-mail inválido'
export const SUMMARY_LENGTH = 100
export const END_BEFORE_START = 'A data de saída deve ser maior ou igual à de entrada'
export const PORTFOLIO_INVALID = 'Informe o link completo, como https://meuportfolio.com.br'

/** Never blank once it is sent. */
const never = (passes: (text: string) => boolean, words: string) =>
  z.optional(
    z
      .string(words)
      .check(z.trim(), z.refine(passes, { error: ({ input }) => (String(input).trim() === '' ? BLANK : words) })),
  )
const text = (most: number) => blankOr(() => true, '', most)
const line = (most: number) => blankOr(isVisible, INVISIBLE, most)
const flag = z.optional(z.nullable(z.boolean()))
const OPTION = 'Escolha uma opção da lista'
const option = <T extends object>(of: T) => z.enum(keysOf(of), OPTION)
const oneOf = <T extends object>(of: T) => z.optional(z.nullable(z.union([z.literal(''), z.enum(keysOf(of))], OPTION)))
/** An id of a static list; whether it is there, the database knows. */
const chosen = line(80)
const choices = z.optional(z.array(visibleText(80)).check(z.maxLength(100)))

/** 'DD/MM/YYYY' or ISO, of a year from 1900 to 2019. */
export const isBirthDate = (typed: string) => {
  const year = Number(isoDate(typed)?.slice(0, 4) ?? 0)
  return year >= 1900 && year <= 2019
}
export const isMaskedCpf = (typed: string) => typed.length === 14 && isCpf(typed)
export const birthDateShown = (iso: string | null) => (iso ? formatDate(iso) : null)

const rowId = z.string().check(z.maxLength(60))
const row = { id: z.optional(z.nullable(rowId)), _destroy: z.optional(z.nullable(z.literal(false))) }
const gone = z.object({ id: rowId, _destroy: z.literal(true) })
/** A row that goes away need not be right. */
const rows = <T extends z.core.$ZodShape>(shape: T, check?: z.core.CheckFn<never>) => {
  const whole = z.object({ ...shape, ...row })
  return z.optional(
    z
      .array(
        z.discriminatedUnion('_destroy', [
          check
            ? whole.check(
                z.check(
                  check as never,
                  { when: ({ value }: { value: unknown }) => value !== null && typeof value === 'object' } as never,
                ),
              )
            : whole,
          gone,
        ]),
      )
      .check(z.maxLength(60)),
  )
}

const monthOf = z
  .string()
  .check(z.trim(), z.refine(isMonth, { error: ({ input }) => (String(input).trim() === '' ? BLANK : MONTH_INVALID) }))

export const experience = {
  company: visibleText(120),
  job: visibleText(120),
  level: option(EXPERIENCE_LEVELS),
  description: text(4000),
  current_job: z.optional(z.nullable(z.boolean())),
  start_date: monthOf,
  end_date: line(40),
}
/** Told together with what else is wrong in the row, not after it. Of a current job there is no end to judge. */
const endOfExperience: z.core.CheckFn<{
  current_job?: boolean | null
  start_date: string
  end_date?: string | null
}> = ({ value, issues }) => {
  if (value.current_job) return
  const [start, end] = [value.start_date, value.end_date].map((month) =>
    typeof month === 'string' ? monthNumber(month) : undefined,
  )
  const message = !value.end_date
    ? BLANK
    : end === undefined
      ? MONTH_INVALID
      : start !== undefined && end < start
        ? END_BEFORE_START
        : undefined
  if (message) issues.push({ code: 'custom', input: value, path: ['end_date'], message, continue: true })
}

export const START_AHEAD = 'A data de entrada não pode estar no futuro'
export const END_AHEAD =
  'A data de saída não pode estar no futuro; se você ainda trabalha lá, marque que é o emprego atual'

/** An experience is what was lived: `now` is 'MM/YYYY'. */
export function experiencesAhead(
  rows: readonly {
    _destroy?: boolean | null | undefined
    start_date?: string | null | undefined
    end_date?: string | null | undefined
    current_job?: boolean | null | undefined
  }[],
  now: string,
) {
  const ahead = (month: string | null | undefined) => (monthNumber(month ?? '') ?? 0) > monthNumber(now)!
  return rows.flatMap(({ _destroy, start_date, end_date, current_job }, at) => [
    ...(!_destroy && ahead(start_date) ? [{ at, field: 'start_date' as const, message: START_AHEAD }] : []),
    ...(!_destroy && !current_job && !ahead(start_date) && ahead(end_date)
      ? [{ at, field: 'end_date' as const, message: END_AHEAD }]
      : []),
  ])
}

export const education = {
  education_type_id: visibleText(80),
  institution_name: visibleText(160),
  course_name: visibleText(160),
  duration: option(COURSE_DURATIONS),
}

const rgState = blankOr((typed) => typed.length === 2, OPTION, 2)
const identityDocument = z.object({
  id: z.optional(z.nullable(z.literal('rg'))),
  document_type: z.optional(z.literal('rg')),
  number: line(20),
  peculiarities: z.optional(z.object({ state_id: rgState })),
})

export const profileFields = {
  full_name: z.optional(personName),
  social_name: blankOr(isPersonName, 'Informe seu nome só com letras', 120),
  mother_name: blankOr(isPersonName, 'Informe o nome só com letras', 120),
  institutional_email: blankOr(isEmail, PROFILE_EMAIL_INVALID, 254),
  cpf: never(isMaskedCpf, CPF_INVALID),
  rg: line(20),
  rg_state_id: rgState,
  /** The RG as contracts write it; `rg` and `rg_state_id` say the same, and win. */
  documents_attributes: z.optional(z.array(identityDocument).check(z.maxLength(1))),
  date_of_birth: never(isBirthDate, DATE_INVALID),
  sex: chosen,
  gender_id: chosen,
  ethnicity_id: chosen,
  nationality_id: chosen,
  marital_status: oneOf(MARITAL_STATUSES),
  sexual_orientation: oneOf(SEXUAL_ORIENTATIONS),
  cellphone: never(isPhone, PHONE_INVALID),
  phone: blankOr(isPhone, PHONE_INVALID, 19),
  message_phone: blankOr(isPhone, PHONE_INVALID, 19),
  authorize_whatsapp: flag,
  auto_enroll: flag,
  working: flag,
  disability: flag,
  expected_salary: blankOr((typed) => isMoney(typed) && !typed.startsWith('-'), MONEY_INVALID, 16),
  summary: blankOr(
    (typed) => typed.length >= SUMMARY_LENGTH,
    `Precisa ter ao menos ${SUMMARY_LENGTH} caracteres`,
    4000,
  ),
  interesting_fact: text(1000),
  motivations: text(2000),
  hobbies: z.optional(z.array(visibleText(60)).check(z.maxLength(30))),
  portfolios: z.optional(
    z
      .array(
        visibleText(300).check(z.refine((typed) => typed === '' || webLink(typed) !== undefined, PORTFOLIO_INVALID)),
      )
      .check(z.maxLength(20)),
  ),
  facebook: blankOr((typed) => webLink(typed) !== undefined, LINK_INVALID),
  instagram: line(120),
  linkedin: blankOr((typed) => webLink(typed) !== undefined, LINK_INVALID),
  skype: line(120),
  job_interests: choices,
  interests: choices,
  skill_ids: choices,
  ability_ids: choices,
  academic_entity_ids: choices,
  sub_area_ids: choices,
  main_education_type: chosen,
  main_education_status: chosen,
  course_situation: oneOf(COURSE_SITUATIONS),
  not_in_university: flag,
  university_id: z.optional(z.nullable(z.int32())),
  course_id: chosen,
  matriculation: line(40),
  ies_education_type: chosen,
  ies_period: chosen,
  period: oneOf(STUDY_PERIODS),
  current_semester: z.optional(z.nullable(z.int().check(z.gte(1), z.lte(20)))),
  course_start_date: blankOr(isMonth, MONTH_INVALID, 7),
  formation_date: blankOr(isMonth, MONTH_INVALID, 7),
  internship_type: chosen,
  visible_sections: z.optional(z.array(z.enum(keysOf(VISIBLE_SECTIONS)))),
  wizard_step: line(40),
  educations_attributes: rows(education),
  experiences_attributes: rows(experience, endOfExperience),
  user_softwares_attributes: rows({ software_id: visibleText(80), level: option(SOFTWARE_LEVELS) }),
  user_languages_attributes: rows({ language_id: visibleText(80), level: option(LANGUAGE_LEVELS) }),
  disabilities_attributes: rows({
    disability_type_id: visibleText(80),
    description: text(1000),
    cid: z.optional(z.nullable(z.file())),
    cid_destroy: flag,
  }),
  address_attributes: z.optional(z.nullable(postalAddress)),
  study_schedule_attributes: z.optional(z.nullable(studySchedule)),
  avatar: z.optional(z.nullable(z.file())),
  avatar_destroy: flag,
  curriculum_vitae: z.optional(z.nullable(z.file())),
  curriculum_vitae_destroy: flag,
}

/** The account's own fields: changing one asks who is at the keyboard. */
export const accountFields = {
  email: z.optional(
    z
      .string(PROFILE_EMAIL_INVALID)
      .check(
        z.refine(isEmail, { error: ({ input }) => (String(input).trim() === '' ? BLANK : PROFILE_EMAIL_INVALID) }),
      ),
  ),
  password: z.optional(z.union([z.literal(''), newPassword])),
  password_confirmation: z.optional(z.string()),
  otp_required_for_login: z.optional(z.boolean()),
  current_password: z.optional(z.string().check(z.maxLength(200))),
  otp: z.optional(z.nullable(z.string().check(z.maxLength(100)))),
}
