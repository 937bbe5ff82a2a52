// Criteria and answers in words.
import type { Answer } from './answering.ts'
import { criteriaFirst } from './criteria-first.ts'
import { meets, type walk } from './path.ts'
import type { Condition, Content, Question } from './questions.ts'
import type { AskedQuestion } from '#wire/questions/asked-question.ts'

const either = new Intl.ListFormat('pt-BR', { type: 'disjunction' })
const all = new Intl.ListFormat('pt-BR', { type: 'conjunction' })
const figure = (value: number) => value.toLocaleString('pt-BR')

export const NOT_ANSWERED = 'Sem resposta'

export function askedInWords({ options }: Pick<Question, 'options'>, asked: Condition): string {
  if (asked.options.length)
    return either.format(options.filter(({ id }) => asked.options.includes(id)).map(({ label }) => label))
  if (asked.most === null) return `no mínimo ${figure(asked.least!)}`
  if (asked.least === null) return `no máximo ${figure(asked.most)}`
  return asked.least === asked.most ? figure(asked.least) : `de ${figure(asked.least)} a ${figure(asked.most)}`
}

/** A file is named by whoever reads it. */
export function answerInWords({ type, options }: Pick<AskedQuestion, 'type' | 'options'>, answer: Answer | null) {
  if (answer === null) return NOT_ANSWERED
  if (type === 'single' || type === 'multiple')
    return all.format(options.filter(({ id }) => [answer].flat().includes(id)).map(({ label }) => label))
  return typeof answer === 'number' ? figure(answer) : String(answer)
}

export type UnmetQuestion = { question_id: string; label: string; asked: string; told: string }

/** Criteria that the answers do not meet, of the questions that were asked. */
export const unmetIn = (walked: ReturnType<typeof walk<Question>>): UnmetQuestion[] =>
  walked.flatMap(({ question, answer }) =>
    question.knockout && !meets(question.knockout, answer)
      ? [
          {
            question_id: question.id,
            label: question.label,
            asked: askedInWords(question, question.knockout),
            told: answerInWords(question, answer),
          },
        ]
      : [],
  )

const askedOf = ({ points: _, ...option }: Question['options'][number]) => option

/** As candidates are asked: without points and without the accepted answers, the criterion in words. */
export function askedContent({ title, description, sections, questions }: Content) {
  const asked = questions.map(({ scored: _, knockout, options, ...question }) => ({
    ...question,
    options: options.map(askedOf),
    asked: knockout && askedInWords({ options }, knockout),
  }))
  return { title, description, ...criteriaFirst({ sections, questions: asked }) }
}
