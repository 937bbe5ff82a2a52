// What the builder does to a questionnaire: plain functions over its sections and questions.
import type { Question, Section } from '../../wire/questions.ts'
import { hasBounds, hasOptions, type QuestionType } from '#wire/questions/question-words.ts'

export type Draft = { sections: Section[]; questions: Question[] }

export const freshId = () => crypto.randomUUID().slice(0, 13)

const twoOptions = () => [
  { id: freshId(), label: '', points: null },
  { id: freshId(), label: '', points: null },
]

export const newQuestion = (section_id: string): Question => ({
  id: freshId(),
  section_id,
  type: 'short',
  label: '',
  hint: null,
  required: true,
  options: [],
  min: null,
  max: null,
  scored: false,
  show_if: null,
  knockout: null,
})

/** With what the other type needs; what it has no use for goes. */
export const retyped = (question: Question, type: QuestionType): Question => ({
  ...question,
  type,
  options: hasOptions(type) ? (question.options.length ? question.options : twoOptions()) : [],
  min: type === 'scale' ? 1 : hasBounds(type) ? question.min : null,
  max: type === 'scale' ? 5 : hasBounds(type) ? question.max : null,
  scored: false,
  knockout: null,
})

/** Questions together by their sections, each in its order. */
export const grouped = ({ sections, questions }: Draft): Draft => ({
  sections,
  questions: sections.flatMap(({ id }) => questions.filter(({ section_id }) => section_id === id)),
})

export const added = (draft: Draft, question: Question): Draft =>
  grouped({ ...draft, questions: [...draft.questions, question] })

export function copied(draft: Draft, id: string): { draft: Draft; copy: string } {
  const at = draft.questions.findIndex((one) => one.id === id)
  const copy = { ...structuredClone(draft.questions[at]!), id: freshId() }
  return { draft: { ...draft, questions: draft.questions.toSpliced(at + 1, 0, copy) }, copy: copy.id }
}

/** One place up or down; at the edge of a section, into the next one. */
export function moved({ sections, questions }: Draft, id: string, by: 1 | -1): Draft {
  const at = questions.findIndex((one) => one.id === id)
  const one = questions[at]!
  const next = questions[at + by]
  if (next?.section_id === one.section_id) return { sections, questions: questions.with(at, next).with(at + by, one) }
  const section = sections[sections.findIndex(({ id }) => id === one.section_id) + by]
  if (!section) return { sections, questions }
  const others = questions.filter((question) => question !== one)
  const there = { ...one, section_id: section.id }
  return grouped({ sections, questions: by > 0 ? [there, ...others] : [...others, there] })
}

/** Before another one, in its section. */
export function dropped({ sections, questions }: Draft, id: string, before: string): Draft {
  if (id === before) return { sections, questions }
  const one = questions.find((question) => question.id === id)!
  const others = questions.filter((question) => question !== one)
  const at = others.findIndex((question) => question.id === before)
  return { sections, questions: others.toSpliced(at, 0, { ...one, section_id: others[at]!.section_id }) }
}

export const isEdge = ({ sections, questions }: Draft, id: string, by: 1 | -1) => {
  const at = questions.findIndex((one) => one.id === id)
  const edge = by > 0 ? sections.at(-1) : sections[0]
  return !questions[at + by] && questions[at]!.section_id === edge?.id
}

export const movedSection = ({ sections, questions }: Draft, at: number, by: 1 | -1): Draft => {
  const [one, next] = [sections[at]!, sections[at + by]]
  return next ? grouped({ sections: sections.with(at, next).with(at + by, one), questions }) : { sections, questions }
}

/** Its questions go to the section before, or to the next one. */
export const withoutSection = ({ sections, questions }: Draft, id: string): Draft => {
  const at = sections.findIndex((one) => one.id === id)
  const heir = sections[at - 1] ?? sections[at + 1]!
  return grouped({
    sections: sections.toSpliced(at, 1),
    questions: questions.map((one) => (one.section_id === id ? { ...one, section_id: heir.id } : one)),
  })
}
