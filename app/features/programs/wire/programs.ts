// A program's page, in the shape of the second seed, and what its company writes.
import * as z from 'zod/mini'
import { endpoint } from '#wire/endpoint.ts'
import { many, one, pageQuery, refused, resource } from '#wire/json-api.ts'
import { keysOf } from '#wire/keys-of.ts'
import { picture } from '#wire/picture.ts'
import { answersOf, changesOf } from '#wire/record.ts'
import { programRecord } from './program-record.ts'
import { PROGRAM_STATUSES } from './program-words.ts'

const tag = 'Programas de estágio'
const feature = 'INTERNSHIP'
const maybe = z.nullable(z.string())
const status = z.enum(keysOf(PROGRAM_STATUSES))
const MEGABYTE = 1_000_000
/** Of one picture, and of a whole form. */
export const PICTURE_BYTES = 10 * MEGABYTE
export const PROGRAM_BYTES = 22 * MEGABYTE

const moved = z.object({ ...refused.shape, slug: z.string() })
const other = z.object({ slug: z.string(), title: z.string(), edition: z.nullable(z.int()) })

export const program = resource(
  'internship_program',
  z.object({
    slug: z.string(),
    title: maybe,
    banner: z.nullable(picture),
    logo: z.nullable(picture),
    company_name: z.string(),
    company_slug: z.string(),
    close_enrollment_at: maybe,
    address: maybe,
    description: maybe,
    skill: maybe,
    about_company: maybe,
    /** In the company's order; a day as 2026-12-01. */
    steps: z.array(z.object({ name: z.string(), date: maybe })),
    /** `path`: of its picture. */
    benefits: z.array(z.object({ name: z.string(), path: maybe, icon: z.string() })),
    faq: z.array(
      z.object({
        section_id: z.string(),
        section_name: z.string(),
        questions: z.array(z.object({ id: z.string(), label: z.string(), value: z.string() })),
      }),
    ),
    status,
    edition: z.nullable(z.int()),
    /** Whether anybody may apply now. */
    open: z.boolean(),
    most_choices: z.int(),
    /** By when everybody who applies to any of its jobs hears. */
    answer_by: maybe,
    previous: z.nullable(other),
    next: z.nullable(other),
    published_at: maybe,
    updated_at: z.string(),
  }),
).check(z.meta({ id: 'InternshipProgram' }))

const listed = {
  slug: z.string(),
  title: maybe,
  edition: z.nullable(z.int()),
  status,
  open: z.boolean(),
  company_id: z.string(),
  company_name: z.string(),
  close_enrollment_at: maybe,
  /** Its jobs, and the people who applied to any of them. */
  jobs: z.int(),
  people: z.int(),
  updated_at: z.string(),
}
export const ownedProgram = resource('internship_program', z.object(listed)).check(z.meta({ id: 'OwnedProgram' }))

/** What the form begins with, and what publishing still lacks. */
export const editedProgram = resource(
  'internship_program',
  z.object({
    ...listed,
    ...answersOf(programRecord),
    banner: z.nullable(picture),
    logo: z.nullable(picture),
    labels: z.record(z.string(), z.array(z.object({ value: z.string(), label: z.string() }))),
    /** By field, what publishing would refuse today. */
    missing: z.record(z.string(), z.array(z.string())),
    /** What contradicts itself, without standing in the way. */
    warnings: z.array(z.object({ field: z.string(), words: z.string() })),
    /** Other conditions of publishing: the company's verification, the manager's own e-mail. */
    blockers: z.array(z.string()),
    history: z.array(
      z.object({
        kind: z.enum(['published', 'closed', 'dates']),
        by: maybe,
        close_enrollment_at: z.string(),
        at: z.string(),
      }),
    ),
    /** Of each job, the people who chose it, and those who prefer it to the others. */
    figures: z.array(z.object({ id: z.string(), title: z.string(), people: z.int(), first: z.int() })),
    lock_version: z.int(),
  }),
).check(z.meta({ id: 'EditedProgram' }))

const file = z.optional(z.nullable(z.file()))
const flag = z.optional(z.nullable(z.boolean()))
const fields = {
  ...changesOf(programRecord),
  banner: file,
  banner_destroy: flag,
  logo: file,
  logo_destroy: flag,
}
export const programForm = z
  .object({ program: z.object({ company_id: z.optional(z.uuid()), ...fields }) })
  .check(z.meta({ id: 'ProgramForm' }))
export type ProgramForm = z.output<typeof programForm>['program']
export const programEdit = z
  .object({ program: z.object({ ...fields, lock_version: z.int32() }) })
  .check(z.meta({ id: 'ProgramEdit' }))
export type ProgramEdit = z.output<typeof programEdit>['program']

const stale = z.object({ ...refused.shape, data: z.optional(editedProgram) })
const writing = { answer: one(editedProgram), feature, tag, refuses: { 404: refused, 409: stale } } as const
const seen = z.object({ lock_version: z.optional(z.int32()) }).check(z.meta({ id: 'SeenProgram' }))

export const listOwnedPrograms = endpoint('get /v1/internship_programs/owned', {
  query: z.extend(pageQuery, {
    q: z.optional(z.string().check(z.maxLength(120))),
    status: z.optional(status),
    company_id: z.optional(z.uuid()),
  }),
  answer: many(ownedProgram),
  feature,
  tag,
  summary: 'Programas da empresa e de suas filiais, com vagas e pessoas',
})
export const showProgram = endpoint('get /v1/internship_programs/{id}', {
  answer: one(program),
  auth: 'optional',
  tag,
  summary: 'A página de um programa de estágio, por id ou endereço; um rascunho, só para a sua empresa',
  refuses: { 301: moved, 404: refused },
})
export const drawProgram = endpoint('get /v1/internship_programs/{id}/picture.png', {
  answer: 'image/png',
  auth: false,
  tag,
  remember: 3600,
  summary: 'A imagem com que a página de um programa aparece onde é compartilhada',
  refuses: { 301: moved, 404: refused, 429: refused },
})
export const createProgram = endpoint('post /v1/internship_programs', {
  ...writing,
  body: programForm,
  form: 'multipart/form-data',
  limit: PROGRAM_BYTES,
  status: 201,
  idempotent: true,
  summary: 'Começa um rascunho de programa; com a mesma Idempotency-Key, é o mesmo rascunho',
})
export const showProgramAttributes = endpoint('get /v1/internship_programs/{id}/attributes', {
  ...writing,
  summary: 'Os valores com que o formulário de um programa começa',
})
export const updateProgram = endpoint('put /v1/internship_programs/{id}', {
  ...writing,
  body: programEdit,
  form: 'multipart/form-data',
  limit: PROGRAM_BYTES,
  idempotent: true,
  summary: 'Altera um programa; um publicado continua valendo as regras de publicação',
})
export const publishProgram = endpoint('post /v1/internship_programs/{id}/publication', {
  ...writing,
  body: seen,
  idempotent: true,
  summary: 'Publica um programa, se tudo que é preciso estiver lá',
})
export const closeProgram = endpoint('post /v1/internship_programs/{id}/closure', {
  ...writing,
  body: seen,
  idempotent: true,
  summary: 'Encerra um programa antes da data, e com ele as suas vagas; a página continua, sem inscrição',
})
export const discardProgram = endpoint('delete /v1/internship_programs/{id}', {
  answer: z.null(),
  status: 204,
  feature,
  tag,
  refuses: { 404: refused, 409: refused },
  summary: 'Apaga um rascunho que nunca foi publicado',
})
