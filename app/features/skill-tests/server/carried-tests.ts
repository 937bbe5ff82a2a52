// The tests that travel with the code, one file each.
import { readdirSync, readFileSync } from 'node:fs'
import * as z from 'zod/mini'

const option = z.object({ key: z.string(), text: z.string(), correct: z.optional(z.boolean()) })
export const questionContent = z.object({
  text: z.string(),
  table: z.optional(z.array(z.array(z.string()))),
  options: z.array(option).check(z.minLength(2)),
  explanation: z.string(),
})
export type QuestionContent = z.output<typeof questionContent>

const carriedTest = z.object({
  slug: z.string(),
  title: z.string(),
  summary: z.string(),
  minutes: z.int(),
  topics: z.array(
    z.object({
      key: z.string(),
      title: z.string(),
      draw: z.int(),
      /** The item of the Academy that teaches it. */
      lesson: z.optional(z.object({ course_id: z.string(), key: z.string() })),
    }),
  ),
  questions: z.array(
    z.extend(questionContent, { key: z.string(), topic: z.string(), difficulty: z.int(), kind: z.literal('single') }),
  ),
})
export type CarriedTest = z.output<typeof carriedTest>

const folder = new URL('../../../../db/reference/skill-tests/', import.meta.url)

/** Texts of the files, for their hash, and what they say. */
export function carriedTests(from = folder) {
  const names = readdirSync(from).filter((name) => name.endsWith('.json'))
  const content = names.sort().map((name) => readFileSync(new URL(name, from), 'utf8'))
  return { content, tests: () => content.map((text) => z.parse(carriedTest, JSON.parse(text))) }
}
