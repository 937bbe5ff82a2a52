import type { Content, Question } from '../wire/questions.ts'
import { hasBounds, hasOptions } from '#wire/questions/question-words.ts'

/** What a question's type has no use for is left out, so that a change of the type leaves nothing behind. */
const tidyQuestion = (question: Question): Question => ({
  ...question,
  hint: question.hint?.trim() || null,
  options: hasOptions(question.type) ? question.options : [],
  min: hasBounds(question.type) ? question.min : null,
  max: hasBounds(question.type) ? question.max : null,
  scored: question.type === 'scale' && question.scored,
})

export const tidyContent = (content: Content): Content => ({
  ...content,
  questions: content.questions.map(tidyQuestion),
})
