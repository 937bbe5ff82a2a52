// The terms as a form holds them: the same schemas, each with how it is typed.
import type * as z from 'zod/mini'
import type { Field, Look } from '#wire/record.ts'
import { formatDate, formatMonth } from '#wire/time/date.ts'
import { inWords, LABELS } from './term-words.ts'
import { type DraftTerms, draftTerms, type Slot, type TermName, type Weeks } from './terms.ts'

type Sent<N extends TermName> = DraftTerms[N]
// oxlint-disable-next-line typescript/no-explicit-any -- of whatever term
type TermField<N extends TermName, Typed> = Field<Sent<N>, Typed, any, Sent<N>>

const same = <T>(value: T) => value

function field<N extends TermName, Typed>(
  name: N,
  blank: Typed,
  toTyped: (answered: NonNullable<Sent<N>>) => Typed,
  more: Partial<TermField<N, Typed>> = {},
): TermField<N, Typed> {
  const schema = draftTerms.shape[name] as never as z.ZodMiniType<Sent<N>, Sent<N>>
  return {
    label: LABELS[name],
    control: 'own',
    schema,
    answer: schema,
    blank,
    toTyped: (answered) => (answered === null || answered === undefined ? blank : toTyped(answered)),
    fromTyped: same,
    toStored: same,
    fromStored: same,
    ...more,
    look: { optional: true, ...more.look },
  }
}

type Text<N extends TermName> = TermField<N, string>
const text = <N extends TermName>(name: N, look: Look = {}): Text<N> =>
  field(name, '', String, { control: 'text', look })
const area = <N extends TermName>(name: N, most: number): Text<N> =>
  field(name, '', String, { control: 'area', look: { most } })
const masked = <N extends TermName>(
  name: N,
  mask: NonNullable<Look['mask']>,
  toTyped: (answered: string) => string = same,
): Text<N> => field(name, '', (answered) => toTyped(String(answered)), { control: 'mask', look: { mask } })
const chosen = <N extends TermName>(name: N): Text<N> => field(name, '', String, {})
const number = <N extends TermName>(name: N): TermField<N, number | null> => field(name, null, Number)
const flag = <N extends TermName>(name: N): TermField<N, boolean> => field(name, false, Boolean, { control: 'check' })

export type TypedSlot = { day_of_week: number; from: string; to: string }
export type TypedWeeks = { from: string; to: string; schedule: Slot[] | null }
export type TypedGuardian = { name: string; cpf: string; kinship: string; email: string }

const isSlot = ({ from, to }: TypedSlot) => from !== '' || to !== ''
const inOrder = (slots: TypedSlot[]) =>
  slots
    .filter(isSlot)
    .toSorted((one, other) => one.day_of_week - other.day_of_week || one.from.localeCompare(other.from))
const slots = <N extends 'schedule' | 'class_schedule'>(name: N): TermField<N, TypedSlot[]> =>
  field<N, TypedSlot[]>(name, [], (answered) => answered as TypedSlot[], {
    fromTyped: inOrder,
    compared: inOrder,
    words: (typed) => inWords('schedule', inOrder(typed)) ?? '',
  })

const isWeek = ({ from, to }: TypedWeeks) => from !== '' || to !== ''
const told = (rows: TypedWeeks[]) => rows.filter(isWeek)
const weeks = <N extends 'assessment_weeks' | 'no_class_weeks'>(name: N): TermField<N, TypedWeeks[]> =>
  field<N, TypedWeeks[]>(
    name,
    [],
    (answered) =>
      (answered as Weeks[]).map(({ from, to, schedule }) => ({
        from: formatDate(from),
        to: formatDate(to),
        schedule: schedule ?? null,
      })),
    {
      fromTyped: told,
      compared: told,
      words: (typed) =>
        told(typed)
          .map(({ from, to }) => `${from} a ${to}`)
          .join('; '),
    },
  )

const notBlank = (rows: string[]) => rows.filter((row) => row.trim() !== '')
const isPerson = (row: TypedGuardian) => Object.values(row).some((value) => value.trim() !== '')
const people = (rows: TypedGuardian[]) => rows.filter(isPerson)

export const termsRecord = {
  internship_type: chosen('internship_type'),
  education_type: chosen('education_type'),
  final_years_or_special: flag('final_years_or_special'),
  institution_id: number('institution_id'),
  course_id: chosen('course_id'),
  course_name: text('course_name', { most: 200 }),
  semester: number('semester'),
  formation_date: masked('formation_date', 'month', formatMonth),
  matriculation: text('matriculation', { most: 60 }),
  starts_on: masked('starts_on', 'date', formatDate),
  ends_on: masked('ends_on', 'date', formatDate),
  alternates: flag('alternates'),
  no_class_weeks: weeks('no_class_weeks'),
  schedule: slots('schedule'),
  class_schedule: slots('class_schedule'),
  stipend: masked('stipend', 'money'),
  stipend_period: chosen('stipend_period'),
  transport_kind: chosen('transport_kind'),
  transport_allowance: masked('transport_allowance', 'money'),
  benefits: area('benefits', 2000),
  insurer: text('insurer', { most: 200 }),
  policy: text('policy', { most: 100 }),
  insured_amount: masked('insured_amount', 'money'),
  insured_by: chosen('insured_by'),
  activities: field('activities', [] as string[], (answered) => [...answered], {
    fromTyped: notBlank,
    compared: notBlank,
    words: (typed) => notBlank(typed).join('\n'),
  }),
  supervisor_id: chosen('supervisor_id'),
  supervisor_name: text('supervisor_name', { most: 160 }),
  supervisor_email: text('supervisor_email', { most: 254, inputMode: 'email' }),
  supervisor_job_title: text('supervisor_job_title', { most: 160 }),
  supervisor_education: text('supervisor_education', { most: 300 }),
  advisor_name: text('advisor_name', { most: 160 }),
  advisor_email: text('advisor_email', { most: 254, inputMode: 'email' }),
  company_signer_id: chosen('company_signer_id'),
  institution_signer_name: text('institution_signer_name', { most: 160 }),
  institution_signer_email: text('institution_signer_email', { most: 254, inputMode: 'email' }),
  guardians: field(
    'guardians',
    [] as TypedGuardian[],
    (answered) =>
      answered.map(({ name, cpf, kinship, email }) => ({
        name: name ?? '',
        cpf: cpf ?? '',
        kinship: kinship ?? '',
        email: email ?? '',
      })),
    {
      fromTyped: people,
      compared: people,
      words: (typed) =>
        people(typed)
          .map(({ name }) => name)
          .join(', '),
    },
  ),
  work_model: chosen('work_model'),
  workplace: text('workplace', { most: 400 }),
  assessment_weeks: weeks('assessment_weeks'),
  remarks: area('remarks', 4000),
}
