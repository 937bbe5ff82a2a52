// The questions of a quiz as their author writes them, in any state; what one lacks is told, and asked at publishing.
import * as z from 'zod/mini'
import type { Field, Schema } from '#wire/record.ts'
import { withoutHidden } from '#wire/text/visible-text.ts'

export const MOST_QUIZ_QUESTIONS = 60
export const MOST_QUIZ_OPTIONS = 8
export const QUESTION_LETTERS = 500
export const EXPLANATION_LETTERS = 1000
export const MOST_POINTS = 10

// Spaces at the end stay: it is saved in the midst of a sentence.
const written = (most: number) => z.string().check(z.overwrite(withoutHidden), z.maxLength(most))
const key = z.string().check(z.regex(/^[a-z0-9-]{1,40}$/))
const POINTS = `Informe de 1 a ${MOST_POINTS} pontos`

export const writtenQuestion = z.object({
  key,
  text: written(QUESTION_LETTERS),
  points: z.int(POINTS).check(z.gte(1, POINTS), z.lte(MOST_POINTS, POINTS)),
  options: z
    .array(z.object({ key, text: written(QUESTION_LETTERS), correct: z.boolean() }))
    .check(z.maxLength(MOST_QUIZ_OPTIONS)),
  explanation: written(EXPLANATION_LETTERS),
})
export type WrittenQuestion = z.output<typeof writtenQuestion>

const areOnce = (keys: readonly string[]) => new Set(keys).size === keys.length
const questions = z.array(writtenQuestion).check(
  z.maxLength(MOST_QUIZ_QUESTIONS),
  z.refine(
    (all) => areOnce(all.map((one) => one.key)) && all.every(({ options }) => areOnce(options.map((one) => one.key))),
    'Há uma pergunta ou resposta repetida. Recarregue a página.',
  ),
) as Schema<WrittenQuestion[]>

const same = <T>(value: T) => value
/** Sent whole: a question is known by its key. */
export const questionsField: Field<WrittenQuestion[]> = {
  label: 'Perguntas',
  control: 'own',
  schema: questions,
  answer: questions,
  blank: [],
  toTyped: same,
  fromTyped: same,
  toStored: same,
  fromStored: same,
  look: { optional: true },
  words: (all) => all.map(({ text }, at) => `${at + 1}. ${text}`).join('\n'),
}

/** What it lacks to be asked. */
export function questionProblem({ text, options, explanation }: Omit<WrittenQuestion, 'points'>): string | undefined {
  const answers = options.map((one) => one.text.trim())
  if (!text.trim()) return 'escreva a pergunta'
  if (options.length < 2) return 'dê ao menos duas respostas'
  if (answers.includes('')) return 'uma das respostas está vazia'
  if (!areOnce(answers)) return 'duas respostas são iguais'
  if (!options.some((one) => one.correct)) return 'marque a resposta certa'
  return explanation.trim() ? undefined : 'escreva a explicação'
}
