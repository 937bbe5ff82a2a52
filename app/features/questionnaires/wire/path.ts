// Which questions somebody is asked, by what they answered before.
import { type Answer, readAnswer, toNumber, type Told } from './answering.ts'
import type { Condition } from './questions.ts'
import type { AskedQuestion } from '#wire/questions/asked-question.ts'

/** Whether an answer is one of the options, or a value between the bounds. */
export function meets({ options, least, most }: Condition, answer: Answer | null | undefined): boolean {
  if (answer === null || answer === undefined) return false
  if (options.length) return (Array.isArray(answer) ? answer : [answer]).some((one) => options.includes(String(one)))
  const number = typeof answer === 'string' ? toNumber(answer) : answer
  return typeof number === 'number' && (least === null || number >= least) && (most === null || number <= most)
}

type Walked<Q> = { question: Q; answer: Answer | null; problem?: string }

/**
 * From the first question on: one whose condition is not met is not asked, and what was told to it counts for nothing,
 * for later conditions either.
 */
export function walk<Q extends Omit<AskedQuestion, 'asked' | 'hint' | 'label' | 'section_id'>>(
  questions: readonly Q[],
  told: Told,
): Walked<Q>[] {
  const given = new Map<string, Answer>()
  const walked: Walked<Q>[] = []
  for (const question of questions) {
    const { id, show_if } = question
    if (show_if && !meets(show_if, given.get(show_if.question_id))) continue
    const read = readAnswer(question, Object.hasOwn(told, id) ? told[id] : null)
    if ('problem' in read) {
      walked.push({ question, answer: null, problem: read.problem })
      continue
    }
    if (read.answer !== null) given.set(id, read.answer)
    walked.push({ question, answer: read.answer })
  }
  return walked
}
