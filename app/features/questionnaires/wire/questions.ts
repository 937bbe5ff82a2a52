// A question as its author writes it.
import * as z from 'zod/mini'
import { visibleOrBlank, visibleText } from '#wire/text/visible-text.ts'
import {
  HINT_LENGTH,
  LABEL_LENGTH,
  MOST_NUMBER,
  MOST_OPTIONS,
  MOST_POINTS,
  MOST_QUESTIONS,
  MOST_SECTIONS,
  OPTION_LENGTH,
  TYPES,
} from '#wire/questions/question-words.ts'

/** Made by whoever writes the form, and kept through all versions: answers are joined by them. */
const id = z.string('Não é válido').check(z.regex(/^[\w-]{1,40}$/, 'Não é válido'))
const bound = z.nullable(z.number().check(z.gte(-MOST_NUMBER), z.lte(MOST_NUMBER)))

const option = z.object({
  id,
  label: visibleText(OPTION_LENGTH),
  points: z.nullable(z.int().check(z.gte(0), z.lte(MOST_POINTS))),
})

/** An answer that meets it: one of the options, or a value between the bounds. */
const condition = { options: z.array(id).check(z.maxLength(MOST_OPTIONS)), least: bound, most: bound }

export const section = z.object({ id, title: visibleText(LABEL_LENGTH) })

export const question = z.object({
  id,
  section_id: id,
  type: z.enum(TYPES, 'Escolha um tipo da lista'),
  label: visibleText(LABEL_LENGTH),
  hint: z.nullable(visibleOrBlank(HINT_LENGTH)),
  required: z.boolean(),
  options: z.array(option).check(z.maxLength(MOST_OPTIONS, `Pode ter no máximo ${MOST_OPTIONS} opções`)),
  /** Ends of a scale, bounds of a number. */
  min: bound,
  max: bound,
  /** Of a scale: the chosen value counts as points. */
  scored: z.boolean(),
  /** Asked only when an earlier answer meets this. */
  show_if: z.nullable(z.object({ question_id: id, ...condition })),
  /** What the job requires: shown to candidates before they answer. */
  knockout: z.nullable(z.object(condition)),
})
export type Question = z.output<typeof question>
export type Section = z.output<typeof section>
export type Condition = NonNullable<Question['knockout']>

export const sections = z
  .array(section)
  .check(z.minLength(1), z.maxLength(MOST_SECTIONS, `Pode ter no máximo ${MOST_SECTIONS} seções`))
export const questions = z
  .array(question)
  .check(z.maxLength(MOST_QUESTIONS, `Um questionário pode ter no máximo ${MOST_QUESTIONS} perguntas`))

/** Frozen with its version: what candidates are asked, and what is made of their answers. */
export type Content = { title: string; description: string | null; sections: Section[]; questions: Question[] }
