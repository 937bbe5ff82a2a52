// Studying: the courses of the person who is logged in. Nothing here holds the key of a quiz that is not submitted.
import * as z from 'zod/mini'
import { endpoint } from '#wire/endpoint.ts'
import { many, one, pageQuery, refused, resource } from '#wire/json-api.ts'
import { ITEM_KINDS } from './course-draft.ts'

const mine = { only: ['User'], tag: 'Academy' } as const
const maybe = z.nullable(z.string())
const missing = { 404: refused } as const
const matriculationPath = '/v1/academy/matriculations/{id}'

const course = {
  course_id: z.string(),
  title: z.string(),
  area: z.string(),
  hours: z.int(),
  version: z.int(),
  /** Another version is published since: the person may go on with it and keeps what is done. */
  newer: z.boolean(),
  /** Required items that are done, of all. */
  done: z.int(),
  total: z.int(),
  /** From 0 to 100. */
  progress: z.int(),
  /** Where the person was last, or what comes next. */
  item_id: maybe,
  studied_at: z.string(),
  completed_at: maybe,
}

export const courseStudied = resource('matriculation', z.object(course)).check(z.meta({ id: 'CourseStudied' }))

const item = z.object({
  id: z.string(),
  module: z.int(),
  module_title: z.string(),
  kind: z.enum(ITEM_KINDS),
  title: z.string(),
  minutes: z.int(),
  required: z.boolean(),
  state: z.enum(['new', 'begun', 'done']),
})
export const matriculation = resource('matriculation', z.object({ ...course, items: z.array(item) })).check(
  z.meta({ id: 'Matriculation' }),
)

export const matriculate = endpoint('post /v1/academy/courses/{id}/matriculations', {
  ...mine,
  status: 201,
  answer: one(matriculation),
  refuses: missing,
  summary: 'Matricula na versão de hoje; quem já está matriculado continua na sua',
})

export const listMatriculations = endpoint('get /v1/academy/matriculations/owned', {
  ...mine,
  query: pageQuery,
  answer: many(courseStudied),
  summary: 'Os cursos da pessoa, com o que já fez de cada um',
})

export const showMatriculation = endpoint(`get ${matriculationPath}`, {
  ...mine,
  answer: one(matriculation),
  refuses: missing,
  summary: 'Uma matrícula: os itens da sua versão, com o que está feito',
})

export const takeVersion = endpoint(`post ${matriculationPath}/version`, {
  ...mine,
  answer: one(matriculation),
  refuses: missing,
  summary: 'Passa para a versão mais nova; o que já está feito continua feito',
})
