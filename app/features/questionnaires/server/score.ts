import type { Answer } from '../wire/answering.ts'
import type { Question } from '../wire/questions.ts'
import type { walk } from '../wire/path.ts'

/** Null for a question that gives none. */
export const pointsOf = (question: Question, answer: Answer | null) =>
  mostOf(question) ? givenFor(question, answer) : null

const givenFor = ({ options, scored }: Question, answer: Answer | null): number => {
  if (typeof answer === 'number') return scored ? answer : 0
  const chosen = answer === null ? [] : Array.isArray(answer) ? answer : [answer]
  return options.reduce((sum, { id, points }) => sum + (chosen.includes(id) ? (points ?? 0) : 0), 0)
}

function mostOf({ type, options, scored, max }: Question): number {
  if (type === 'scale') return scored ? (max ?? 0) : 0
  const points = options.map((one) => one.points ?? 0)
  return type === 'multiple' ? points.reduce((sum, one) => sum + one, 0) : Math.max(0, ...points)
}

export type Score = { score: number | null; most_score: number | null }

/** Of the questions that this person was asked; null where none of them gives points. */
export function scoreOf(walked: ReturnType<typeof walk<Question>>): Score {
  const most_score = walked.reduce((sum, { question }) => sum + mostOf(question), 0)
  if (!most_score) return { score: null, most_score: null }
  return { score: walked.reduce((sum, { question, answer }) => sum + givenFor(question, answer), 0), most_score }
}
