// Study tracks as the operator writes them: courses in an order.
import * as z from 'zod/mini'
import { idsField } from '#wire/blank-fields.ts'
import { endpoint } from '#wire/endpoint.ts'
import { areaField, textField } from '#wire/fields.ts'
import { many, one, pageQuery, refused, resource } from '#wire/json-api.ts'
import { answersOf, schemasOf } from '#wire/record.ts'
import type { Schema } from '#wire/record.ts'

const admin = { only: ['Operator'], tag: 'Operação' } as const
export const MOST_IN_TRACK = 30
const id = z.string().check(z.maxLength(120), z.regex(/^[a-z0-9-]+$/))
const courses = z
  .array(id)
  .check(
    z.minLength(1, 'Escolha ao menos um curso'),
    z.maxLength(MOST_IN_TRACK, `Uma trilha tem no máximo ${MOST_IN_TRACK} cursos`),
  ) as Schema<string[]>

export const trackRecord = {
  title: textField('Título', 120),
  summary: areaField('Em uma frase', 300),
  courses: { ...idsField('Cursos, na ordem', courses), answer: z.array(z.string()) as Schema<string[]> },
}

export const keptTrack = resource(
  'kept_study_track',
  z.object({
    ...answersOf(trackRecord),
    published: z.boolean(),
    /** By the ids of its courses. */
    titles: z.record(z.string(), z.string()),
    lock_version: z.int(),
  }),
).check(z.meta({ id: 'KeptStudyTrack' }))

const changed = {
  answer: one(keptTrack),
  idempotent: true,
  refuses: { 404: refused, 409: z.object({ ...refused.shape, data: z.optional(keptTrack) }) },
} as const
const tracks = '/v1/admin/academy/tracks'

export const listKeptTracks = endpoint(`get ${tracks}`, {
  ...admin,
  query: z.extend(pageQuery, { q: z.optional(z.string().check(z.maxLength(120))) }),
  answer: many(keptTrack),
  summary: 'Todas as trilhas de estudos, com as que estão fora do ar',
})
export const createTrack = endpoint(`post ${tracks}`, {
  ...admin,
  body: z.object({ track: z.object(schemasOf(trackRecord)) }),
  status: 201,
  answer: one(keptTrack),
  idempotent: true,
  summary: 'Cria uma trilha de estudos, fora do ar',
})
export const showKeptTrack = endpoint(`get ${tracks}/{id}`, {
  ...admin,
  answer: one(keptTrack),
  refuses: { 404: refused },
  summary: 'Uma trilha de estudos, com os cursos na ordem',
})
export const changeTrack = endpoint(`put ${tracks}/{id}`, {
  ...admin,
  body: z.object({ track: z.object({ ...schemasOf(trackRecord), lock_version: z.int32() }) }),
  ...changed,
  summary: 'Muda uma trilha; vale logo para quem a segue',
})
export const publishTrack = endpoint(`post ${tracks}/{id}/publication`, {
  ...admin,
  body: z.object({ published: z.boolean() }),
  ...changed,
  summary: 'Põe no ar, se algum dos seus cursos está no catálogo, ou tira do ar',
})
