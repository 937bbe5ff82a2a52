// The questions of a quiz: as a draft keeps them, and as a form or a zip does.
import type { QuizContent } from '../../wire/course-draft.ts'
import type { WrittenQuestion } from '../../wire/quiz-questions.ts'

type Questions = QuizContent['questions']
const isRight = ({ correct }: { correct?: boolean | undefined }) => correct === true

export const typedQuestions = (questions: Questions): WrittenQuestion[] =>
  questions.map(({ kind: _, points = 1, options, ...of }) => ({
    ...of,
    points,
    options: options.map((one) => ({ ...one, correct: isRight(one) })),
  }))

/** Of several right answers the person marks all. */
export const quizQuestions = (typed: readonly WrittenQuestion[]): Questions =>
  typed.map((one) => ({ ...one, kind: one.options.filter(isRight).length > 1 ? 'multiple' : 'single' }))
