// What a company tells of an internship program, in the order of its form.
import * as z from 'zod/mini'
import { idField, idsField, lineField, numberField, passingField, richField } from '#wire/blank-fields.ts'
import { countField, textField } from '#wire/fields.ts'
import { pictureField } from '#wire/file-field.ts'
import type { Schema } from '#wire/record.ts'
import { visibleLines, visibleText } from '#wire/text/visible-text.ts'
import { DATE_INVALID, isDate } from '#wire/time/date.ts'
import { wholeRows } from '#wire/whole-rows.ts'
import { MOST_CHOICES, MOST_JOBS, MOST_QUESTIONS, MOST_STEPS } from './program-words.ts'

export const TITLE_LENGTH = 160
const RICH_LENGTH = 20_000
const id = z.string().check(z.regex(/^[\w-]{1,60}$/))

const dateOrBlank = z.string().check(
  z.maxLength(10),
  z.refine((typed) => typed === '' || isDate(typed), DATE_INVALID),
)
const step = z.object({ id, name: visibleText(120), date: dateOrBlank })
export type Step = z.output<typeof step>

const question = z.object({ id, section: visibleText(80), label: visibleText(200), reply: visibleLines(3000) })
export type Question = z.output<typeof question>

const steps = z.array(step).check(z.maxLength(MOST_STEPS))
const questions = z.array(question).check(z.maxLength(MOST_QUESTIONS))
const plain = <Row>(names: readonly string[]) =>
  z.array(z.object(Object.fromEntries(names.map((name) => [name, z.string()])))) as unknown as Schema<Row[]>

export const programRecord = {
  title: lineField('Título', TITLE_LENGTH, { hint: 'O nome da campanha, como “Programa de Estágio Aurora”.' }),
  edition: numberField('Edição (ano)', 2000, 2100),
  close_enrollment_at: passingField('Inscrições até', isDate, DATE_INVALID, { mask: 'date' }),
  address: lineField('Local', 200, { hint: 'Por exemplo: Rua da Mooca, 1215, São Paulo, SP.' }),
  banner: pictureField('Capa', { hint: 'Larga e baixa, como 1920 x 480 px.' }, 480),
  logo: pictureField('Logotipo', { hint: 'Quadrado fica melhor.' }, 192),
  /** Rich text, cleaned when it is written. */
  description: richField('Sobre o programa', RICH_LENGTH),
  skill: richField('O que esperamos de você', RICH_LENGTH),
  about_company: richField('Sobre a empresa', RICH_LENGTH),
  steps: wholeRows<Step>(
    'Etapas',
    'Etapa',
    steps as Schema<Step[]>,
    plain<Step>(['id', 'name', 'date']),
    { name: textField('Etapa', 120), date: textField('Data', 10, { mask: 'date' }) },
    ({ name, date }) => [name, date].filter(Boolean).join(', '),
  ),
  benefits: idsField('Benefícios', z.array(z.string().check(z.maxLength(80))).check(z.maxLength(60))),
  questions: wholeRows<Question>(
    'Perguntas frequentes',
    'Pergunta',
    questions as Schema<Question[]>,
    plain<Question>(['id', 'section', 'label', 'reply']),
    {
      section: textField('Seção', 80),
      label: textField('Pergunta', 200),
      reply: textField('Resposta', 3000),
    },
    ({ label }) => label,
  ),
  job_ids: idsField('Vagas do programa', z.array(z.uuid()).check(z.maxLength(MOST_JOBS))),
  most_choices: countField('Vagas que cada pessoa pode escolher', 1, MOST_CHOICES),
  previous_id: idField('Edição anterior'),
}

const { title, edition, address, description, skill, about_company, benefits, most_choices, previous_id } =
  programRecord
/** What the table keeps by what each field says. */
export const keptRecord = {
  title,
  edition,
  address,
  description,
  skill,
  about_company,
  benefits,
  most_choices,
  previous_id,
}
