// Fields of a questionnaire, in the order of its form.
import * as z from 'zod/mini'
import { lineField } from '#wire/blank-fields.ts'
import { textField } from '#wire/fields.ts'
import type { Schema } from '#wire/record.ts'
import { wholeRows } from '#wire/whole-rows.ts'
import { HINT_LENGTH, LABEL_LENGTH, OPTION_LENGTH } from '#wire/questions/question-words.ts'
import { type Question, question, questions, type Section, section, sections } from './questions.ts'

export const TITLE_LENGTH = 160
export const DESCRIPTION_LENGTH = 1000

const label = textField('Texto', LABEL_LENGTH)
const bounds = { min: textField('Mínimo', 12), max: textField('Máximo', 12) }

export const formRecord = {
  title: textField('Título', TITLE_LENGTH, { placeholder: 'Perguntas para estágio em marketing' }),
  description: {
    ...lineField('Apresentação', DESCRIPTION_LENGTH, { hint: 'Quem se candidata lê antes das perguntas.' }),
    control: 'area' as const,
  },
  sections: wholeRows<Section>(
    'Seções',
    'Seção',
    sections as Schema<Section[]>,
    z.array(section) as unknown as Schema<Section[]>,
    { title: label },
    ({ title }) => title,
  ),
  questions: wholeRows<Question>(
    'Perguntas',
    'Pergunta',
    questions as Schema<Question[]>,
    z.array(question) as unknown as Schema<Question[]>,
    {
      label,
      hint: textField('Ajuda', HINT_LENGTH),
      options: textField('Opções', OPTION_LENGTH),
      points: textField('Pontos', 3),
      show_if: textField('Só aparece se', 1),
      knockout: textField('A vaga exige', 1),
      least: textField('De', 12),
      most: textField('Até', 12),
      ...bounds,
    },
    ({ label }) => label,
  ),
}
