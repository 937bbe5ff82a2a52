// The terms as a form holds them: the same schemas, each with how it is typed.
import type { Look } from '#wire/record.ts'
import { formatDate, formatMonth } from '#wire/time/date.ts'
import type { TermName } from './terms.ts'
import {
  field,
  notBlank,
  number,
  people,
  same,
  slots,
  type TermField,
  type TypedGuardian,
  weeks,
} from './term-fields.ts'

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
const flag = <N extends TermName>(name: N): TermField<N, boolean> => field(name, false, Boolean, { control: 'check' })

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
