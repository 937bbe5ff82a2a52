// The terms as people read them, in forms, in documents, and where two versions are compared.
import { formatCpf } from '#wire/person/cpf.ts'
import { formatDate, formatMonth } from '#wire/time/date.ts'
import { formatMoney } from '#wire/money.ts'
import { WORK_MODELS } from '#wire/work-models.ts'
import { weeklyTable } from './law/schedule.ts'
import type { TermName, Terms, Weeks } from './terms.ts'
import { EDUCATION_TYPES, INSURED_BY, INTERNSHIP_TYPES, STIPEND_PERIODS, TRANSPORT_KINDS } from './term-choices.ts'

export const LABELS: Record<TermName, string> = {
  internship_type: 'Tipo de estágio',
  education_type: 'Nível de ensino',
  final_years_or_special: 'Educação especial ou anos finais do fundamental',
  institution_id: 'Instituição de ensino',
  course_id: 'Curso da lista',
  course_name: 'Curso',
  semester: 'Período do curso',
  formation_date: 'Formatura prevista',
  matriculation: 'Matrícula',
  starts_on: 'Início',
  ends_on: 'Término',
  alternates: 'Curso que alterna teoria e prática',
  no_class_weeks: 'Semanas sem aulas presenciais',
  schedule: 'Horário do estágio',
  class_schedule: 'Horário das aulas',
  stipend: 'Bolsa',
  stipend_period: 'Pagamento da bolsa',
  transport_kind: 'Forma do auxílio-transporte',
  transport_allowance: 'Auxílio-transporte',
  benefits: 'Outros benefícios',
  insurer: 'Seguradora',
  policy: 'Apólice',
  insured_amount: 'Capital segurado',
  insured_by: 'Quem contrata o seguro',
  activities: 'Atividades',
  area_id: 'Área',
  sub_area_id: 'Subárea',
  supervisor_id: 'Supervisor',
  supervisor_name: 'Nome do supervisor',
  supervisor_email: 'E-mail do supervisor',
  supervisor_job_title: 'Cargo do supervisor',
  supervisor_education: 'Formação ou experiência do supervisor',
  advisor_name: 'Professor orientador',
  advisor_email: 'E-mail do professor orientador',
  company_signer_id: 'Quem assina pela empresa',
  institution_signer_name: 'Quem assina pela instituição',
  institution_signer_email: 'E-mail de quem assina pela instituição',
  guardians: 'Responsáveis legais',
  work_model: 'Modelo de trabalho',
  workplace: 'Local do estágio',
  assessment_weeks: 'Semanas de prova',
  remarks: 'Observações',
}

const yesOrNo = (value: boolean) => (value ? 'Sim' : 'Não')
const among =
  <T extends object>(of: T) =>
  (value: keyof T) =>
    String(of[value])

const scheduleInWords = (schedule: Terms['schedule']) => {
  const { rows, total } = weeklyTable(schedule)
  const days = rows.map(({ day, hours }) => `${day}: ${hours}`)
  return `${days.join('; ')} (${total} por semana)`
}
const byStart = (one: Weeks, other: Weeks) => one.from.localeCompare(other.from)
const weeksInWords = (weeks: readonly Weeks[]) =>
  [...weeks]
    .sort(byStart)
    .map(({ from, to, schedule }) => {
      const hours = schedule && `, ${schedule.length ? scheduleInWords(schedule) : 'sem estágio'}`
      return `${formatDate(from)} a ${formatDate(to)}${hours ?? ''}`
    })
    .join('; ')
const guardianInWords = ({ name, cpf, kinship, email }: Terms['guardians'][number]) =>
  [name, kinship, cpf && `CPF ${formatCpf(cpf)}`, email].filter(Boolean).join(', ')

type Words = { [K in TermName]?: (value: NonNullable<Terms[K]>) => string }
/** What is not said here reads as it is. */
const WORDS: Words = {
  internship_type: among(INTERNSHIP_TYPES),
  education_type: among(EDUCATION_TYPES),
  final_years_or_special: yesOrNo,
  alternates: yesOrNo,
  semester: (n) => `${n}º`,
  formation_date: formatMonth,
  starts_on: formatDate,
  ends_on: formatDate,
  no_class_weeks: weeksInWords,
  assessment_weeks: weeksInWords,
  schedule: scheduleInWords,
  class_schedule: scheduleInWords,
  stipend: formatMoney,
  transport_allowance: formatMoney,
  insured_amount: formatMoney,
  stipend_period: among(STIPEND_PERIODS),
  transport_kind: among(TRANSPORT_KINDS),
  insured_by: among(INSURED_BY),
  work_model: among(WORK_MODELS),
  activities: (rows) =>
    rows
      .filter((row) => row.trim())
      .map((row, n) => `${n + 1}. ${row}`)
      .join('; '),
  guardians: (rows) => rows.map(guardianInWords).join('; '),
}

/** A term's value as it reads, or null where nothing is told. An id stays one: whoever knows its name says it. */
export function inWords<K extends TermName>(name: K, value: Terms[K]): string | null {
  if (value === null || (Array.isArray(value) && !value.length)) return null
  const words = WORDS[name] as ((value: unknown) => string) | undefined
  return (words ?? String)(value) || null
}
