// What the parties of an internship agree on: the same fields for forms, law and documents.
import * as z from 'zod/mini'
import { blankOr } from '#wire/blank-or.ts'
import { isCpf, CPF_INVALID } from '#wire/person/cpf.ts'
import { date, isoDate, time } from '#wire/time/date.ts'
import { rangeProblems } from '#wire/time/hours.ts'
import { visibleOrBlank } from '#wire/text/visible-text.ts'
import { WORK_MODELS } from '#wire/work-models.ts'
import { EDUCATION_TYPES, INSURED_BY, INTERNSHIP_TYPES, STIPEND_PERIODS, TRANSPORT_KINDS } from './term-choices.ts'
import { amount, day, email, flag, line, month, name, oneOf, rows, text } from './term-kinds.ts'

export const PERIOD_BACKWARDS = 'O último dia deve ser igual ou posterior ao primeiro'
export const MOST_ACTIVITIES = 40
const MOST_SLOTS = 42
const MOST_WEEKS = 60
const slot = z.object({ day_of_week: z.int().check(z.gte(1), z.lte(7)), from: time, to: time })
const schedule = rows(slot, MOST_SLOTS).check(({ value, issues }) => {
  for (const { at, field, message } of rangeProblems(value ?? []))
    issues.push({ code: 'custom', input: value, path: [at, field], message, continue: true })
})
/** Days on which other hours hold than usual. Without hours of their own, the usual ones hold there too. */
const weeks = rows(
  z
    .object({
      from: date.check(z.overwrite((typed) => isoDate(typed) ?? typed)),
      to: date.check(z.overwrite((typed) => isoDate(typed) ?? typed)),
      schedule,
    })
    .check(({ value, issues }) => {
      if (value.to < value.from)
        issues.push({ code: 'custom', input: value, path: ['to'], message: PERIOD_BACKWARDS, continue: true })
    }),
  MOST_WEEKS,
)
const guardian = z.object({ name, cpf: blankOr(isCpf, CPF_INVALID, 14), kinship: line(60), email })

/**
 * Each may be missing while a draft is written. Days 'YYYY-MM-DD', months 'YYYY-MM', times 'HH:mm', money '1234.56';
 * weekdays from 1 Sunday to 7 Saturday.
 */
export const draftTerms = z
  .object({
    internship_type: oneOf(INTERNSHIP_TYPES),
    education_type: oneOf(EDUCATION_TYPES),
    /** Special education, or the final years of elementary school. */
    final_years_or_special: flag,
    institution_id: z.optional(z.nullable(z.int32())),
    course_id: line(80),
    course_name: line(200),
    semester: z.optional(z.nullable(z.int().check(z.gte(1), z.lte(20)))),
    formation_date: month,
    matriculation: line(60),
    starts_on: day,
    ends_on: day,
    /** The course alternates theory and practice, as the institution has confirmed. */
    alternates: flag,
    /** Weeks without classes in person, confirmed by the institution. */
    no_class_weeks: weeks,
    schedule,
    class_schedule: schedule,
    stipend: amount(8),
    stipend_period: oneOf(STIPEND_PERIODS),
    transport_kind: oneOf(TRANSPORT_KINDS),
    transport_allowance: amount(8),
    benefits: text(2000),
    insurer: line(200),
    policy: line(100),
    insured_amount: amount(10),
    insured_by: oneOf(INSURED_BY),
    activities: rows(visibleOrBlank(300), MOST_ACTIVITIES),
    area_id: line(80),
    sub_area_id: line(80),
    /** A collaborator; or somebody told by name. */
    supervisor_id: line(60),
    supervisor_name: name,
    supervisor_email: email,
    supervisor_job_title: line(160),
    /** Training or experience in the area. */
    supervisor_education: line(300),
    advisor_name: name,
    advisor_email: email,
    company_signer_id: line(60),
    institution_signer_name: name,
    institution_signer_email: email,
    guardians: rows(guardian, 2),
    work_model: oneOf(WORK_MODELS),
    workplace: line(400),
    assessment_weeks: weeks,
    remarks: text(4000),
  })
  .check(z.meta({ id: 'InternshipTerms' }))
export type DraftTerms = z.output<typeof draftTerms>

type Whole<T> = NonNullable<T> extends readonly unknown[] ? NonNullable<T> : Exclude<NonNullable<T>, ''> | null
type WithUsual = 'stipend_period' | 'insured_by' | 'final_years_or_special' | 'alternates'
/** With every field: what nobody has told is null, an empty list, or what is usual. */
export type Terms = { [K in Exclude<keyof DraftTerms, WithUsual>]-?: Whole<DraftTerms[K]> } & {
  [K in WithUsual]-?: Exclude<NonNullable<DraftTerms[K]>, ''>
}
export type TermName = keyof Terms
export type Slot = Terms['schedule'][number]
export type Weeks = Terms['assessment_weeks'][number]

const LISTS = ['schedule', 'class_schedule', 'no_class_weeks', 'assessment_weeks', 'activities', 'guardians'] as const
const USUAL: Pick<Terms, WithUsual> = {
  stipend_period: 'month',
  insured_by: 'company',
  final_years_or_special: false,
  alternates: false,
}

export const TERM_NAMES = Object.keys(draftTerms.shape) as TermName[]

const NOTHING_TOLD = {
  ...Object.fromEntries(TERM_NAMES.map((name) => [name, null])),
  ...Object.fromEntries(LISTS.map((name) => [name, []])),
  ...USUAL,
}

const isTold = (value: unknown) => value != null && value !== ''

export const wholeTerms = (draft: DraftTerms): Terms =>
  ({ ...NOTHING_TOLD, ...Object.fromEntries(Object.entries(draft).filter(([, value]) => isTold(value))) }) as Terms
