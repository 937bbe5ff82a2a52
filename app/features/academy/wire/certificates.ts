// Certificates of courses: for who finished one, for anybody to check, and for machines as Open Badges 3.0.
import * as z from 'zod/mini'
import { endpoint } from '#wire/endpoint.ts'
import { one, refused, resource } from '#wire/json-api.ts'
import { visibleLines } from '#wire/text/visible-text.ts'
import { ITEM_KINDS } from './course-draft.ts'

const tag = 'Academy'
const mine = { only: ['User'], tag } as const
const maybe = z.nullable(z.string())
export const STATES = ['valid', 'replaced', 'revoked'] as const

/** A required item that is not done. */
const missing = z.array(z.object({ id: z.string(), title: z.string(), kind: z.enum(ITEM_KINDS) }))
export const completion = resource(
  'course_completion',
  z.object({
    course_id: z.string(),
    title: z.string(),
    hours: z.int(),
    completed_at: maybe,
    missing,
    /** `outdated`: the person's name is another one by now. */
    certificate: z.nullable(
      z.object({ id: z.string(), code: z.string(), state: z.enum(STATES), outdated: z.boolean() }),
    ),
    /** How the institution counts what the person has in this category; null before the certificate. */
    credited: z.nullable(
      z.object({ category: z.string(), hours: z.number(), credited: z.number(), cap: z.int(), why: maybe }),
    ),
  }),
).check(z.meta({ id: 'CourseCompletion' }))

export const certificate = resource(
  'academy_certificate',
  z.object({
    code: z.string(),
    state: z.enum(STATES),
    /** Null once it was replaced, or without an account. */
    person: maybe,
    course_id: z.string(),
    title: z.string(),
    hours: z.int(),
    version: z.int(),
    finished_on: z.string(),
    issued_at: z.string(),
    /** Of the PDF. */
    sha256: z.string(),
    /** For its owner and the operation. */
    revoked_why: maybe,
    revoked_at: maybe,
    /** For the operation alone: whose login it was. */
    revoked_by: maybe,
    /** Whether PDF and credential are there to be read. */
    readable: z.boolean(),
  }),
).check(z.meta({ id: 'AcademyCertificate' }))

const path = '/v1/academy/matriculations/{id}/certificate'
const byCode = { auth: 'optional', tag, refuses: { 404: refused, 429: refused } } as const

export const showCompletion = endpoint(`get ${path}`, {
  ...mine,
  answer: one(completion),
  refuses: { 404: refused },
  summary: 'O que falta para concluir, ou o certificado e como as horas contam',
})
export const issueCourseCertificate = endpoint(`post ${path}`, {
  ...mine,
  answer: one(completion),
  idempotent: true,
  refuses: { 404: refused, 409: z.object({ ...refused.shape, missing: z.optional(missing) }) },
  summary: 'Emite o certificado e credita as horas, uma vez só; com outro nome no perfil, emite um novo no lugar',
})
export const checkCourseCertificate = endpoint('get /v1/academy/certificates/{code}', {
  ...byCode,
  answer: one(certificate),
  summary: 'Confere um certificado pelo código; o dono também pelo id',
})
export const printCourseCertificate = endpoint('get /v1/academy/certificates/{code}/pdf', {
  ...byCode,
  answer: 'application/pdf',
  summary: 'O certificado em PDF, como foi emitido',
})
export const readCredential = endpoint('get /v1/academy/certificates/{code}/credential', {
  ...byCode,
  answer: 'application/vc+jwt',
  summary: 'O certificado como credencial verificável (Open Badges 3.0, VC-JWT)',
})
export const revokeCourseCertificate = endpoint('post /v1/admin/academy/certificates/{code}/revocation', {
  only: ['Operator'],
  tag: 'Operação',
  body: z
    .object({ revocation: z.object({ reason: visibleLines(500) }) })
    .check(z.meta({ id: 'CertificateRevocation' })),
  answer: one(certificate),
  refuses: { 404: refused, 409: refused },
  summary: 'Revoga um certificado, com o motivo, e retira as horas',
})
export const showStatusList = endpoint('get /v1/academy/status_lists/{number}', {
  auth: false,
  tag,
  answer: 'application/vc+jwt',
  refuses: { 404: refused },
  summary: 'Quais credenciais não valem mais (Bitstring Status List)',
})
export const showCredentialKeys = endpoint('get /.well-known/jwks.json', {
  auth: false,
  tag,
  answer: 'application/jwk-set+json',
  summary: 'As chaves públicas que assinam credenciais',
})
