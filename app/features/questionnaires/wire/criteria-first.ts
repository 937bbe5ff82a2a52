import type { Section } from './questions.ts'
import type { AskedQuestion } from '#wire/questions/asked-question.ts'

const FIRST: Section = { id: 'criteria', title: 'O que a vaga exige' }

type Asked = { sections: Section[]; questions: AskedQuestion[] }

/**
 * What may eliminate is asked first, so that nobody answers the rest in vain. A question with a condition keeps its
 * place: what it depends on comes before it.
 */
export function criteriaFirst({ sections, questions }: Asked): Asked {
  const isFirst = ({ asked, show_if }: AskedQuestion) => asked !== null && show_if === null
  const first = questions.filter(isFirst).map((question) => ({ ...question, section_id: FIRST.id }))
  if (!first.length) return { sections, questions }
  return {
    sections: [FIRST, ...sections],
    questions: [...first, ...questions.filter((question) => !isFirst(question))],
  }
}
