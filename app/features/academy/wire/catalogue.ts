// Courses and tracks as anybody may read them; who is logged in as a candidate sees the own progress too.
import * as z from 'zod/mini'
import { endpoint } from '#wire/endpoint.ts'
import { many, one, pageQuery, refused, resource } from '#wire/json-api.ts'
import { keysOf } from '#wire/keys-of.ts'
import { LENGTHS } from './academy-words.ts'
import { ITEM_KINDS } from './course-draft.ts'

const tag = 'Academy'
const everybody = { auth: 'optional', tag } as const
const drawn = {
  answer: 'image/png',
  auth: false,
  tag,
  remember: 3600,
  refuses: { 404: refused, 429: refused },
} as const

/** Null for guests, and of a course that the person has not begun. */
const studying = z.nullable(
  z.object({
    matriculation_id: z.string(),
    /** Where to go on. */
    item_id: z.string(),
    progress: z.int(),
    completed_at: z.nullable(z.string()),
  }),
)
const card = {
  title: z.string(),
  summary: z.string(),
  area: z.string(),
  hours: z.int(),
  items: z.int(),
  studying,
}
export const courseCard = resource('academy_course', z.object(card)).check(z.meta({ id: 'AcademyCourseCard' }))
export const course = resource(
  'academy_course',
  z.object({
    ...card,
    version: z.int(),
    published_at: z.string(),
    objectives: z.array(z.string()),
    modules: z.array(
      z.object({
        title: z.string(),
        items: z.array(
          z.object({
            id: z.string(),
            title: z.string(),
            kind: z.enum(ITEM_KINDS),
            minutes: z.int(),
            required: z.boolean(),
          }),
        ),
      }),
    ),
    tracks: z.array(z.object({ id: z.string(), title: z.string() })),
  }),
).check(z.meta({ id: 'AcademyCourse' }))

const track = {
  title: z.string(),
  summary: z.string(),
  hours: z.int(),
  /** Of all its courses; null for guests. */
  progress: z.nullable(z.int()),
}
export const trackCard = resource('study_track', z.object({ ...track, courses: z.int() })).check(
  z.meta({ id: 'StudyTrackCard' }),
)
export const studyTrack = resource(
  'study_track',
  z.object({ ...track, courses: z.array(z.object({ id: z.string(), ...card })) }),
).check(z.meta({ id: 'StudyTrack' }))

export const listCourses = endpoint('get /v1/academy/courses', {
  ...everybody,
  query: z.extend(pageQuery, {
    q: z.optional(z.string().check(z.maxLength(120))),
    area: z.optional(z.string().check(z.maxLength(80))),
    length: z.optional(z.enum(keysOf(LENGTHS))),
  }),
  answer: z.extend(many(courseCard), { areas: z.array(z.string()) }),
  summary: 'Os cursos publicados, com busca por palavras, área e duração, e as áreas que existem',
})
export const showCourse = endpoint('get /v1/academy/courses/{id}', {
  ...everybody,
  answer: one(course),
  refuses: { 404: refused },
  summary: 'Um curso: o que ensina, os seus itens e, de quem está matriculado, o progresso',
})
export const drawCourse = endpoint('get /v1/academy/courses/{id}/picture.png', {
  ...drawn,
  summary: 'A imagem com que a página de um curso aparece onde é compartilhada',
})
export const listTracks = endpoint('get /v1/academy/tracks', {
  ...everybody,
  query: pageQuery,
  answer: many(trackCard),
  summary: 'As trilhas de estudos',
})
export const showTrack = endpoint('get /v1/academy/tracks/{id}', {
  ...everybody,
  answer: one(studyTrack),
  refuses: { 404: refused },
  summary: 'Uma trilha de estudos com os seus cursos, na ordem, e o progresso de quem pergunta',
})
export const drawTrack = endpoint('get /v1/academy/tracks/{id}/picture.png', {
  ...drawn,
  summary: 'A imagem com que a página de uma trilha aparece onde é compartilhada',
})
