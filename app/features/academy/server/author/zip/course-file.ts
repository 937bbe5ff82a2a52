// A course as its zip tells it: the draft with everything in words, and for each film or file its place in the zip.
import * as z from 'zod/mini'
import { invalid } from '#server/refusal.ts'
import { visibleText, writtenText } from '#wire/text/visible-text.ts'
import { MOST_CAPTIONS, MOST_TEXT } from '../../../wire/course-record.ts'
import { MOST_QUIZ_QUESTIONS, writtenQuestion } from '../../../wire/quiz-questions.ts'

export const COURSE_FILE = 'curso.json'
export const FILES = 'arquivos/'
const MOST_MODULES = 50
const MOST_ITEMS = 100
const MOST_OBJECTIVES = 50

const item = {
  key: z.string().check(z.maxLength(120), z.regex(/^[a-z0-9-]+$/)),
  title: visibleText(120),
  minutes: z.int().check(z.gte(1), z.lte(600)),
  required: z.boolean(),
}
const kept = { file: z.optional(z.object({ path: z.string(), name: visibleText(200) })) }
const zippedItem = z.discriminatedUnion('kind', [
  z.object({ ...item, kind: z.literal('text'), html: z.string().check(z.maxLength(MOST_TEXT)) }),
  z.object({ ...item, kind: z.literal('youtube'), youtube: z.string().check(z.regex(/^[\w-]{0,20}$/)) }),
  z.object({
    ...item,
    kind: z.literal('quiz'),
    pass_percent: z.int().check(z.gte(1), z.lte(100)),
    questions: z.array(writtenQuestion).check(z.maxLength(MOST_QUIZ_QUESTIONS)),
  }),
  z.object({ ...item, ...kept, kind: z.literal('video'), captions: z.string().check(z.maxLength(MOST_CAPTIONS)) }),
  z.object({ ...item, ...kept, kind: z.literal('file') }),
])
export type ZippedItem = z.output<typeof zippedItem>

const zippedCourse = z.object({
  title: visibleText(120),
  summary: writtenText(1, 300),
  area: visibleText(60),
  hours: z.int().check(z.gte(1), z.lte(200)),
  objectives: z.array(visibleText(300)).check(z.maxLength(MOST_OBJECTIVES)),
  modules: z
    .array(z.object({ title: visibleText(120), items: z.array(zippedItem).check(z.maxLength(MOST_ITEMS)) }))
    .check(z.maxLength(MOST_MODULES)),
})
export type ZippedCourse = z.output<typeof zippedCourse>

const refuse = (sentence: string): never => {
  throw invalid({ file: sentence })
}

function jsonOf(bytes: Uint8Array): unknown {
  try {
    return JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(bytes))
  } catch {
    return refuse(`O zip tem um ${COURSE_FILE} que não conseguimos ler.`)
  }
}

/** A refusal names the place. */
export function courseIn(bytes: Uint8Array): ZippedCourse {
  const { data, error } = z.safeParse(zippedCourse, jsonOf(bytes), { reportInput: true })
  const [issue] = error?.issues ?? []
  if (issue?.path.at(-1) === 'kind') return refuse('O curso tem um item de um tipo que não existe aqui.')
  if (!data) return refuse(`O ${COURSE_FILE} não está como esperado em “${issue!.path.join('.')}”.`)
  const items = data.modules.flatMap((module) => module.items)
  if (new Set(items.map(({ key }) => key)).size !== items.length) return refuse('O curso tem um item duas vezes.')
  return data
}
