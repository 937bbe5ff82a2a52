// The courses and tracks that travel with the code: a folder for each course.
import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import * as z from 'zod/mini'
import { type CourseDraft, type DraftItem, quizContent } from '../../wire/course-draft.ts'
import { webmSeconds } from '../video-seconds.ts'

const item = { key: z.string(), title: z.string(), minutes: z.int(), file: z.string() }
const courseFile = z.object({
  slug: z.string(),
  title: z.string(),
  summary: z.string(),
  area: z.string(),
  hours: z.int(),
  objectives: z.array(z.string()),
  modules: z.array(
    z.object({
      title: z.string(),
      items: z.array(
        z.discriminatedUnion('kind', [
          z.object({ ...item, kind: z.literal('text') }),
          z.object({ ...item, kind: z.literal('quiz') }),
          z.object({ ...item, kind: z.literal('video'), captions: z.string() }),
        ]),
      ),
    }),
  ),
})
type CourseFile = z.output<typeof courseFile>
const tracksFile = z.array(
  z.object({ slug: z.string(), title: z.string(), summary: z.string(), courses: z.array(z.string()) }),
)

/** A video's file, where it lies and what it is known by. */
export type CarriedVideo = { carried_from: string; carried_hash: string; seconds: number; captions: string }
export type CarriedCourse = { slug: string; draft: CourseDraft; videos: Map<string, CarriedVideo> }
export type CarriedTrack = z.output<typeof tracksFile>[number]

export const FOLDER = new URL('../../../../../db/reference/academy/', import.meta.url)
const read = (name: string) => readFileSync(new URL(name, FOLDER), 'utf8')
export const videoBytes = (carried_from: string) => readFileSync(new URL(`courses/${carried_from}`, FOLDER))
export const hashOf = (bytes: Uint8Array) => createHash('sha256').update(bytes).digest('hex')

function carriedCourse({ slug, modules, ...about }: CourseFile): CarriedCourse {
  const videos: CarriedCourse['videos'] = new Map()
  const contentOf = (one: CourseFile['modules'][number]['items'][number]): DraftItem['content'] => {
    const name = `courses/${slug}/${one.file}`
    if (one.kind === 'text') return { html: read(name).trim() }
    if (one.kind === 'quiz') return z.parse(quizContent, JSON.parse(read(name)))
    const bytes = videoBytes(`${slug}/${one.file}`)
    videos.set(one.key, {
      carried_from: `${slug}/${one.file}`,
      carried_hash: hashOf(bytes),
      seconds: Math.floor(webmSeconds(bytes)!),
      captions: read(`courses/${slug}/${one.captions}`),
    })
    return {}
  }
  const written = modules.map(({ title, items }) => ({
    title,
    items: items.map((one) => ({
      key: one.key,
      kind: one.kind,
      title: one.title,
      minutes: one.minutes,
      required: true,
      content: contentOf(one),
    })),
  }))
  return { slug, draft: { ...about, modules: written }, videos }
}

/** `content` is for their hash: the product starts often, and they change seldom. */
export function carriedAcademy() {
  const names = readdirSync(new URL('courses/', FOLDER)).toSorted()
  const files = names.flatMap((name) =>
    readdirSync(new URL(`courses/${name}/`, FOLDER))
      .toSorted()
      .map((file) => `${name}/${file}`),
  )
  return {
    content: [...files.flatMap((file) => [file, hashOf(videoBytes(file))]), read('tracks.json')],
    courses: () =>
      names.map((name) => carriedCourse(z.parse(courseFile, JSON.parse(read(`courses/${name}/course.json`))))),
    tracks: (): CarriedTrack[] => z.parse(tracksFile, JSON.parse(read('tracks.json'))),
  }
}
