// Fields of a job, in the order of its form.
import * as z from 'zod/mini'
import {
  flagField,
  idField,
  idsField,
  lineField,
  numberField,
  optionField,
  passingField,
  richField,
} from '#wire/blank-fields.ts'
import { DATE_INVALID, isDate } from '#wire/time/date.ts'
import { countField, textField } from '#wire/fields.ts'
import { keysOf } from '#wire/keys-of.ts'
import { LANGUAGE_LEVELS } from '#wire/text/language-levels.ts'
import { isMoney, MONEY_INVALID } from '#wire/money.ts'
import type { Field } from '#wire/record.ts'
import { isZipcode, ZIPCODE_INVALID } from '#wire/place/zipcode.ts'
import { JOB_LEVELS, JOB_TYPES, WORK_MODELS } from './job-words.ts'

export const TITLE_LENGTH = 160
/** A limit for rich text. */
const RICH_LENGTH = 20_000
/** The limit of the board's filter too. */
const MOST_SALARY = 1_000_000
const SALARY_TOO_HIGH = 'Informe um valor até R$ 1.000.000,00'

const isSalary = (typed: string) => isMoney(typed) && Number(typed) > 0
function salaryField(label: string) {
  const field = passingField(label, isSalary, MONEY_INVALID, { mask: 'money' })
  const isFair = (sent: string | null) => !isMoney(sent ?? '') || Number(sent) <= MOST_SALARY
  return { ...field, schema: field.schema.check(z.refine(isFair, SALARY_TOO_HIGH)) }
}
const listField = (label: string) => idsField(label, z.array(z.string().check(z.maxLength(80))).check(z.maxLength(60)))

const language = z.object({ language_id: z.string(), level: z.enum(keysOf(LANGUAGE_LEVELS)), required: z.boolean() })
type Language = z.output<typeof language>
/** A new row has nothing chosen yet. */
const chosen = (rows: Language[]) => rows.filter(({ language_id }) => language_id)
const languages: Field<Language[]> = {
  label: 'Idiomas',
  control: 'own',
  schema: z.array(language).check(z.maxLength(10)),
  answer: z.array(language),
  blank: [],
  toTyped: (answered) => answered,
  fromTyped: chosen,
  toStored: (sent) => sent,
  fromStored: (stored) => stored,
  compared: chosen,
  words: (rows, labelOf) =>
    chosen(rows)
      .map(({ language_id, level, required }) =>
        [labelOf('language_id', language_id), LANGUAGE_LEVELS[level], required && 'exigido'].filter(Boolean).join(', '),
      )
      .join('\n'),
}

export const jobRecord = {
  title: textField('Título', TITLE_LENGTH, { hint: 'Diga o cargo e a área, como quem procura escreveria.' }),
  job_type: optionField('Tipo de vaga', JOB_TYPES),
  level: optionField('Nível', JOB_LEVELS),
  area_id: { ...idField('Área'), group: 'Área' },
  sub_area_id: { ...idField('Subárea'), group: 'Área' },
  description: richField('Sobre a vaga', RICH_LENGTH),
  responsibilities: richField('Responsabilidades', RICH_LENGTH),
  requirements: richField('Requisitos', RICH_LENGTH),
  course_ids: listField('Cursos aceitos'),
  least_semester: numberField('Do período', 1, 20),
  most_semester: numberField('Até o período', 1, 20),
  skill_ids: listField('Conhecimentos'),
  languages,
  pcd_preference: flagField('Preferência para pessoas com deficiência'),
  salary_from: salaryField('Salário ou bolsa, a partir de'),
  salary_to: salaryField('Salário ou bolsa, até'),
  benefits: listField('Benefícios'),
  openings: numberField('Vagas abertas', 1, 10_000),
  weekly_hours: numberField('Horas por semana', 1, 44),
  schedule: lineField('Horário', 160, { hint: 'Por exemplo: de segunda a sexta, das 9h às 15h.' }),
  work_model: optionField('Modelo de trabalho', WORK_MODELS),
  zipcode: passingField('CEP', isZipcode, ZIPCODE_INVALID, { mask: 'zipcode' }),
  neighborhood: lineField('Bairro', 120),
  street: lineField('Rua', 160),
  number: lineField('Número', 20),
  complement: lineField('Complemento', 80),
  state_id: { ...idField('Estado', 2), group: 'Cidade' },
  city_id: { ...numberField('Cidade', 1, 1), schema: z.nullable(z.int32()), group: 'Cidade' },
  opens_at: passingField('Inscrições a partir de', isDate, DATE_INVALID, { mask: 'date' }),
  closes_at: passingField('Inscrições até', isDate, DATE_INVALID, { mask: 'date' }),
  answer_within_days: countField('Dias para responder depois do encerramento', 1, 60),
  /** Institutions whose students may apply; empty for everybody. */
  institution_ids: idsField('Exclusiva para estudantes de', z.array(z.int32()).check(z.maxLength(50))),
  program_id: idField('Programa de estágio'),
  /** Asked of everybody who applies. */
  form_id: idField('Questionário'),
}

const { description, responsibilities, requirements, schedule, weekly_hours, openings } = jobRecord
const { least_semester, most_semester } = jobRecord
/** What a job's page tells as it stands in the table. */
export const toldRecord = {
  description,
  responsibilities,
  requirements,
  schedule,
  weekly_hours,
  openings,
  least_semester,
  most_semester,
}
/** What the table keeps by what each field says; days, codes and join tables are the verb's. */
const { course_ids: _c, skill_ids: _s, languages: _l, institution_ids: _i, ...inTable } = jobRecord
const { zipcode: _z, opens_at: _o, closes_at: _d, ...kept } = inTable
export const keptRecord = kept

type Told = { job_type: string | null; work_model: string | null }

/** The fields without which nobody could read a job: those of its page, its place, and an internship's hours. */
export const neededToPublish = ({ job_type, work_model }: Told): (keyof typeof jobRecord)[] => [
  'title',
  'job_type',
  'area_id',
  'description',
  'responsibilities',
  'requirements',
  'work_model',
  'openings',
  'closes_at',
  ...(work_model === 'remote' ? [] : (['state_id', 'city_id'] as const)),
  ...(job_type === 'internship' ? (['weekly_hours'] as const) : []),
]
