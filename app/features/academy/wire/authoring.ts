// Courses as the operator writes them. Only these answers hold the keys of quizzes.
import * as z from 'zod/mini'
import { endpoint } from '#wire/endpoint.ts'
import { many, one, pageQuery, refused, resource } from '#wire/json-api.ts'
import { answersOf, changesOf, schemasOf } from '#wire/record.ts'
import { ITEM_KINDS } from './course-draft.ts'
import { COURSE_ZIP_BYTES, courseRecord, itemRecord, moduleTitle, newItem, VIDEO_BYTES } from './course-record.ts'

const admin = { only: ['Operator'], tag: 'Operação' } as const
const key = z.string().check(z.maxLength(120), z.regex(/^[a-z0-9-]+$/))

export const keptCourse = resource(
  'kept_course',
  z.object({
    ...answersOf(courseRecord),
    /** The newest one; null while it is a draft. */
    version: z.nullable(z.int()),
    withdrawn: z.boolean(),
    /** Whether something was written since that version. */
    changed: z.boolean(),
    modules: z.array(
      z.object({
        title: z.string(),
        items: z.array(z.object({ key: z.string(), kind: z.enum(ITEM_KINDS), title: z.string(), minutes: z.int() })),
      }),
    ),
    /** What keeps it from being published. */
    problems: z.array(z.string()),
    people: z.int(),
    lock_version: z.int(),
  }),
).check(z.meta({ id: 'KeptCourse' }))

export const keptItem = resource(
  'kept_course_item',
  z.object({
    ...answersOf(itemRecord),
    kind: z.enum(ITEM_KINDS),
    /** Of a video or a file. */
    file: z.nullable(z.object({ name: z.string(), size: z.int(), url: z.string() })),
    /** Of a video. */
    seconds: z.nullable(z.int()),
    course_title: z.string(),
    lock_version: z.int(),
  }),
).check(z.meta({ id: 'KeptCourseItem' }))

const stale = (of: z.ZodMiniType) => z.object({ ...refused.shape, data: z.optional(of) })
const changed = {
  answer: one(keptCourse),
  idempotent: true,
  refuses: { 404: refused, 409: stale(keptCourse) },
} as const
const courses = '/v1/admin/academy/courses'

export const listKeptCourses = endpoint(`get ${courses}`, {
  ...admin,
  query: z.extend(pageQuery, { q: z.optional(z.string().check(z.maxLength(120))) }),
  answer: many(keptCourse),
  summary: 'Todos os cursos, com rascunhos e retirados',
})
export const createCourse = endpoint(`post ${courses}`, {
  ...admin,
  body: z.object({ course: z.object(schemasOf(courseRecord)) }),
  status: 201,
  answer: one(keptCourse),
  idempotent: true,
  summary: 'Cria um curso, como rascunho',
})
export const showKeptCourse = endpoint(`get ${courses}/{id}`, {
  ...admin,
  answer: one(keptCourse),
  refuses: { 404: refused },
  summary: 'Um curso como está escrito, com o que falta para publicar',
})
export const changeCourse = endpoint(`put ${courses}/{id}`, {
  ...admin,
  body: z.object({ course: z.object({ ...changesOf(courseRecord), lock_version: z.int32() }) }),
  ...changed,
  summary: 'Muda o que se diz do curso; quem estuda segue na versão que tem',
})
export const arrangeCourse = endpoint(`put ${courses}/{id}/outline`, {
  ...admin,
  body: z.object({
    outline: z.object({
      modules: z
        .array(z.object({ title: moduleTitle, keys: z.array(key).check(z.maxLength(100)) }))
        .check(z.maxLength(50)),
      lock_version: z.int32(),
    }),
  }),
  ...changed,
  summary: 'Põe módulos e itens em ordem; o item que não vem sai do rascunho',
})
export const publishCourse = endpoint(`post ${courses}/{id}/versions`, {
  ...admin,
  body: z.object({ lock_version: z.int32() }),
  ...changed,
  summary: 'Publica uma versão, que não muda mais; recusa citando cada item vazio',
})
export const withdrawCourse = endpoint(`post ${courses}/{id}/withdrawal`, {
  ...admin,
  body: z.object({ withdrawn: z.boolean() }),
  ...changed,
  summary: 'Tira do catálogo, ou devolve; quem já estuda continua',
})
export const copyCourse = endpoint(`post ${courses}/{id}/copies`, {
  ...admin,
  status: 201,
  ...changed,
  summary: 'Cria um rascunho com o mesmo conteúdo',
})

export const addItem = endpoint(`post ${courses}/{id}/items`, {
  ...admin,
  body: z.object({ item: z.object(schemasOf(newItem)) }),
  status: 201,
  ...changed,
  summary: 'Inclui um item no fim de um módulo',
})
export const showKeptItem = endpoint(`get ${courses}/{id}/items/{key}`, {
  ...admin,
  answer: one(keptItem),
  refuses: { 404: refused },
  summary: 'Um item como está escrito',
})
export const changeItem = endpoint(`put ${courses}/{id}/items/{key}`, {
  ...admin,
  body: z.object({ item: z.object({ ...changesOf(itemRecord), lock_version: z.int32() }) }),
  answer: one(keptItem),
  idempotent: true,
  refuses: { 404: refused, 409: stale(keptItem) },
  summary: 'Muda um item do rascunho',
})
export const sendItemFile = endpoint(`put ${courses}/{id}/items/{key}/file`, {
  ...admin,
  form: 'multipart/form-data',
  limit: VIDEO_BYTES + 100_000,
  body: z.object({ media: z.object({ file: z.file(), lock_version: z.int32() }) }),
  answer: one(keptItem),
  idempotent: true,
  refuses: { 404: refused, 409: stale(keptItem) },
  summary: 'Envia o vídeo ou o arquivo de um item do rascunho; um vídeo pede também legendas',
})

export const exportCourse = endpoint(`get ${courses}/{id}/zip`, {
  ...admin,
  answer: 'application/zip',
  refuses: { 404: refused },
  summary: 'O rascunho de um curso, com vídeos e arquivos, em um ZIP',
})
export const importCourse = endpoint(`post ${courses}/imports`, {
  ...admin,
  form: 'multipart/form-data',
  limit: COURSE_ZIP_BYTES + 100_000,
  body: z.object({ course: z.object({ file: z.file() }) }),
  status: 201,
  answer: one(keptCourse),
  idempotent: true,
  summary: 'Cria um rascunho do ZIP de um curso; se algo nele não serve, nada é criado',
})
