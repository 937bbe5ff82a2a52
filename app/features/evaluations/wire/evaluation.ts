// One evaluation, and what is answered in it.
import * as z from 'zod/mini'
import { textField } from '#wire/fields.ts'
import { fileField } from '#wire/file-field.ts'
import { resource } from '#wire/json-api.ts'
import { keysOf } from '#wire/keys-of.ts'
import type { Field, Schema } from '#wire/record.ts'
import { schemasOf } from '#wire/record.ts'
import { writtenText } from '#wire/text/visible-text.ts'
import { type Author, ASKED, AUTHORS, MOST_WORDS, PERIODS, type Question, QUESTIONS, STATES } from './words.ts'

const maybe = z.nullable(z.string())
const SCORE = 'Escolha de 1 a 5'
const score = z.int(SCORE).check(z.gte(1, SCORE), z.lte(5, SCORE))

const scoreField = (label: string): Field<number, number | null> => ({
  label,
  control: 'own',
  schema: score,
  answer: z.int(),
  blank: null,
  toTyped: (answered) => answered,
  fromTyped: (typed) => typed,
  toStored: (sent) => sent,
  fromStored: (stored) => stored,
})
const wordsField = (label: string): Field<string | null, string> => ({
  ...textField(label, MOST_WORDS, { optional: true }),
  control: 'area' as const,
  schema: z.nullable(writtenText(0, MOST_WORDS)) as Schema<string | null>,
  answer: maybe,
  toTyped: (answered) => answered ?? '',
  fromTyped: (typed) => typed.trim() || null,
  toStored: (sent) => sent,
  fromStored: (stored) => stored,
})

/** Its three questions, by who answers. */
export const answerFields = (author: Author) => ({
  ...(Object.fromEntries(QUESTIONS.map((name) => [name, scoreField(ASKED[author][name])])) as Record<
    Question,
    ReturnType<typeof scoreField>
  >),
  comment: wordsField(author === 'intern' ? 'O que mais você quer contar' : 'Comentários'),
})
/** What a request says: the questions differ in words alone. */
export const answers = z.object({
  ...schemasOf({ score_1: scoreField(''), score_2: scoreField(''), score_3: scoreField('') }),
  comment: z.optional(z.nullable(writtenText(0, MOST_WORDS))),
})
export type Answers = z.output<typeof answers>

export const paperField = { file: fileField('Avaliação em papel', { hint: 'PDF ou uma foto nítida, até 20 MB.' }) }
export const readingFields = {
  reply: wordsField('Seu comentário'),
  typed_name: textField('Seu nome completo', 160),
}

const told = {
  period: z.enum(keysOf(PERIODS)),
  author: z.enum(keysOf(AUTHORS)),
  state: z.enum(keysOf(STATES)),
  company_name: z.string(),
  intern_name: z.string(),
  supervisor_name: maybe,
  starts_on: z.string(),
  ends_on: z.string(),
  opened_on: z.string(),
  due_on: z.string(),
}

/** Null where the asker may not read them yet. */
const answered = {
  answered_at: maybe,
  score_1: z.nullable(z.int()),
  score_2: z.nullable(z.int()),
  score_3: z.nullable(z.int()),
  comment: maybe,
}

export const evaluation = resource(
  'evaluation',
  z.object({
    ...told,
    ...answered,
    company_id: z.string(),
    user_info_id: z.string(),
    paper: z.nullable(z.object({ name: z.string(), url: z.string() })),
    /** The intern's word to what the supervisor says, and when it was read. */
    reply: maybe,
    seen_at: maybe,
    seen_name: maybe,
    /** What the asker may do now. */
    may_answer: z.boolean(),
    may_hand_in_paper: z.boolean(),
    may_sign_reading: z.boolean(),
  }),
).check(z.meta({ id: 'Evaluation' }))

/** By a link, to whom it was sent. */
export const asked = resource('evaluation', z.object({ ...told, email_hint: z.string() })).check(
  z.meta({ id: 'AskedEvaluation' }),
)
