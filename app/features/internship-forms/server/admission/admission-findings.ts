// What stands against sending an admission: what is blank, and what the law says of what was told.
import { openCase } from '#features/internships/server/internships.ts'
import { judgeCase } from '#features/internships/server/internships.ts'
import type { Ctx } from '#server/context.ts'
import { today } from '#server/today.ts'
import { BLANK } from '#wire/text/sentences.ts'
import { ADMISSION_TERMS } from '../../wire/admission-record.ts'
import type { Answers, Filled, Finding } from '../kit/form-kind.ts'
import { termsIn } from './admission-fields.ts'

const NEEDED = [
  'full_name',
  'cellphone',
  'address_attributes',
  'internship_type',
  'education_type',
  'institution_id',
  'formation_date',
  'matriculation',
  'starts_on',
  'ends_on',
  'schedule',
] as const
const PROOF = 'Envie o comprovante de matrícula, em PDF ou imagem'
const PROOF_DAY = 'Informe a data do comprovante de matrícula'
const OLD = 'O comprovante de matrícula tem mais de 6 meses. A instituição pode pedir um mais novo.'
/** Places and signers are the company's to see to. */
const NOT_THEIRS = ['L11788.17', 'L11788.17.5', 'L11788.2']

const isBlank = (value: unknown) =>
  value === undefined || value === null || value === '' || (Array.isArray(value) && value.length === 0)

const against = (field: string, message: string): Finding => ({ field, message, kind: 'refusal' })

function monthsBefore(day: string, months: number) {
  const date = new Date(`${day}T00:00:00Z`)
  date.setUTCMonth(date.getUTCMonth() - months)
  return date.toISOString().slice(0, 10)
}

function proof({ answers, documents }: Filled, day: string): Finding[] {
  if (!documents.some(({ category }) => category === 'enrolment_proof')) return [against('documents', PROOF)]
  const { enrolment_proof_on: on } = answers as { enrolment_proof_on?: string | null }
  if (!on) return [against('enrolment_proof_on', PROOF_DAY)]
  if (on > day) return [against('enrolment_proof_on', 'A data do comprovante não pode estar no futuro')]
  return on < monthsBefore(day, 6) ? [{ field: 'enrolment_proof_on', message: OLD, kind: 'warning' }] : []
}

async function lawful(ctx: Ctx, { form, answers, identity }: Filled): Promise<Finding[]> {
  const { company_id, user_info_id, candidature_id, internship_id } = form
  const subject = { company_id, user_info_id, candidature_id, internship_id, agreed: false }
  const { terms = {} } = form.asked as { terms?: object }
  const of = await openCase(ctx, subject, { ...terms, ...termsIn(answers) })
  const { date_of_birth: birth_date, cpf } = identity
  of.facts.person = { pcd: false, spells: [], other_minutes: 0, ...of.facts.person, birth_date, cpf }
  return judgeCase(of)
    .filter(({ field, rule }) => ADMISSION_TERMS.includes(field as never) && !NOT_THEIRS.includes(rule))
    .map(({ field, message, rule, article, kind }) => ({
      field,
      message,
      rule,
      article,
      kind: kind === 'law' ? 'refusal' : 'warning',
    }))
}

/** What is blank is said once, by the law where it has words for it. */
export async function admissionFindings(ctx: Ctx, filled: Filled): Promise<Finding[]> {
  const found = await lawful(ctx, filled)
  const said = new Set(found.filter(({ kind }) => kind === 'refusal').map(({ field }) => field))
  const { answers } = filled
  const blank = NEEDED.filter((name) => isBlank((answers as Answers)[name]) && !said.has(name))
  return [...blank.map((name) => against(name, BLANK)), ...found, ...proof(filled, today(ctx.now))]
}
