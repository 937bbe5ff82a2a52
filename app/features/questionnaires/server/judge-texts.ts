// The texts of a questionnaire under the law of adverts, which the jobs know.
import type { Ctx } from '#server/context.ts'
import { ask, question } from '#server/tasks/question.ts'
import type { Content } from '../wire/questions.ts'
import { privateIn } from './private-questions.ts'

/** For each text, what an advert may not say either: a sentence, or nothing. */
export const advertFaults = question<string[], (string | undefined)[]>('faults of adverts')

type Text = { at: string; text: string }

const textsOf = ({ title, description, sections, questions }: Content): Text[] =>
  [
    { at: 'title', text: title },
    { at: 'description', text: description ?? '' },
    ...sections.map((section, i) => ({ at: `sections[${i}].title`, text: section.title })),
    ...questions.flatMap(({ label, hint, options }, i) => [
      { at: `questions[${i}].label`, text: label },
      { at: `questions[${i}].hint`, text: hint ?? '' },
      ...options.map((option, j) => ({ at: `questions[${i}].options[${j}].label`, text: option.label })),
    ]),
  ].filter(({ text }) => text)

export async function unlawfulTexts(ctx: Ctx, content: Content): Promise<Record<string, string>> {
  const texts = textsOf(content)
  const told = await ask(
    ctx,
    advertFaults,
    texts.map(({ text }) => text),
  )
  return Object.fromEntries(
    texts.flatMap(({ at, text }, i) => {
      const fault = privateIn(text) ?? told.map((faults) => faults[i]).find(Boolean)
      return fault ? [[at, fault]] : []
    }),
  )
}
