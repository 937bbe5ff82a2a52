// A course as it is written: what the project's files say, what an author edits, what a version is made of. Quizzes
// hold their key here, so no answer to a learner uses these shapes.
import * as z from 'zod/mini'

export const ITEM_KINDS = ['text', 'video', 'youtube', 'file', 'quiz'] as const
export type ItemKind = (typeof ITEM_KINDS)[number]

export const quizContent = z.object({
  pass_percent: z.int().check(z.gte(1), z.lte(100)),
  questions: z.array(
    z.object({
      key: z.string(),
      kind: z.enum(['single', 'multiple']),
      text: z.string(),
      options: z.array(z.object({ key: z.string(), text: z.string(), correct: z.optional(z.boolean()) })),
      explanation: z.string(),
      /** One where nothing is told. */
      points: z.optional(z.int()),
    }),
  ),
})
export type QuizContent = z.output<typeof quizContent>

export const textContent = z.object({ html: z.string() })
/** The id of the video at YouTube. */
export const youtubeContent = z.object({ youtube: z.string() })
/** Of a video: its captions as they are written; a version keeps them with the video. */
export const videoContent = z.object({ captions: z.string() })

const id = z.optional(z.nullable(z.string()))
/** Known by its key within the course, through renames and moves. */
export const draftItem = z.object({
  key: z.string(),
  kind: z.enum(ITEM_KINDS),
  title: z.string(),
  minutes: z.int(),
  required: z._default(z.boolean(), true),
  /** Empty for a file. */
  content: z.union([quizContent, textContent, youtubeContent, videoContent, z.record(z.string(), z.never())]),
  video_id: id,
  file_id: id,
})
export const draftModule = z.object({ title: z.string(), items: z.array(draftItem) })
export const courseDraft = z.object({
  title: z.string(),
  summary: z.string(),
  area: z.string(),
  hours: z.int(),
  objectives: z.array(z.string()),
  modules: z.array(draftModule),
})
export type CourseDraft = z.output<typeof courseDraft>
export type DraftItem = z.output<typeof draftItem>
