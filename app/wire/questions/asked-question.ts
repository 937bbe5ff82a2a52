// A question as candidates are asked it: without points and without what is accepted.
import * as z from 'zod/mini'
import { TYPES } from './question-words.ts'

export const askedQuestion = z.object({
  id: z.string(),
  section_id: z.string(),
  type: z.enum(TYPES),
  label: z.string(),
  hint: z.nullable(z.string()),
  required: z.boolean(),
  options: z.array(z.object({ id: z.string(), label: z.string() })),
  min: z.nullable(z.number()),
  max: z.nullable(z.number()),
  show_if: z.nullable(
    z.object({
      question_id: z.string(),
      options: z.array(z.string()),
      least: z.nullable(z.number()),
      most: z.nullable(z.number()),
    }),
  ),
  /** In words, what the job requires here. */
  asked: z.nullable(z.string()),
})
export type AskedQuestion = z.output<typeof askedQuestion>

export const askedContent = {
  title: z.string(),
  description: z.nullable(z.string()),
  sections: z.array(z.object({ id: z.string(), title: z.string() })),
  questions: z.array(askedQuestion),
}
