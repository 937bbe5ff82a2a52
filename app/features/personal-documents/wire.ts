// A candidate's own documents: sent by category, checked by the operation, encrypted at rest.
import * as z from 'zod/mini'
import { date, formatDate, isoDate } from '#wire/time/date.ts'
import { endpoint } from '#wire/endpoint.ts'
import { many, one, pageQuery, refused, resource } from '#wire/json-api.ts'
import { visibleOrBlank } from '#wire/text/visible-text.ts'

const tag = 'Documentos pessoais'
const maybe = z.nullable(z.string())
const mine = { only: ['User'], tag } as const
const operators = { only: ['Operator'], tag: 'Operação' } as const

export const DOCUMENT_BYTES = 10_000_000
export const MOST_IN_CATEGORY = 6
/** Versions of one document, with its history. */
export const MOST_VERSIONS = 30
export const DOCUMENT_STATES = {
  enviado: 'Enviado',
  aprovado: 'Aprovado',
  recusado: 'Recusado',
  vencido: 'Vencido',
} as const
export type DocumentState = keyof typeof DOCUMENT_STATES
const state = z.enum(Object.keys(DOCUMENT_STATES) as [DocumentState])

/** Blank is none. */
const validity = z.optional(z.nullable(z.union([z.literal(''), date])))
export const isoDay = (typed: string | null | undefined) => (typed ? isoDate(typed)! : null)
export const shownDay = (iso: string | null) => iso && formatDate(iso)

const sent = { valid_until: validity, file: z.file() }

const version = {
  state,
  /** Why it was refused. */
  reason: maybe,
  valid_until: maybe,
  sent_at: z.string(),
  decided_at: maybe,
  file: z.object({ name: z.string(), type: z.string(), size: z.int(), url: z.string() }),
}

export const personalDocument = resource(
  'personal_document',
  z.object({
    category: z.string(),
    category_label: z.string(),
    description: maybe,
    ...version,
    /** Replaced versions, the newest first. */
    history: z.array(z.object({ id: z.string(), ...version })),
  }),
).check(z.meta({ id: 'PersonalDocument' }))

const category = resource(
  'document_category',
  z.object({
    label: z.string(),
    description: maybe,
    /** Required of this person for an internship. */
    wanted: z.boolean(),
    documents: z.array(z.object({ id: z.string(), state })),
  }),
).check(z.meta({ id: 'DocumentCategory' }))

export const listDocuments = endpoint('get /v1/profile/documents', {
  ...mine,
  query: z.object({ category: z.optional(z.string().check(z.maxLength(60))) }),
  answer: many(personalDocument),
  summary: 'Os próprios documentos, com o que foi enviado antes de cada um',
})

export const listDocumentCategories = endpoint('get /v1/profile/document_categories', {
  ...mine,
  answer: many(category),
  summary: 'As categorias de documentos: o que são, quais são pedidas, o que já foi enviado',
})

export const sendDocument = endpoint('post /v1/profile/documents', {
  ...mine,
  body: z.object({
    document: z.object({
      category: z.string().check(z.maxLength(60)),
      description: z.optional(z.nullable(visibleOrBlank(120))),
      ...sent,
    }),
  }),
  form: 'multipart/form-data',
  limit: DOCUMENT_BYTES + 100_000,
  status: 201,
  answer: one(personalDocument),
  summary:
    'Envia um documento; o mesmo arquivo outra vez na mesma categoria não cria ' +
    'outro: com outra validade ele volta para a fila',
  refuses: { 409: refused },
})

export const replaceDocument = endpoint('post /v1/profile/documents/{id}/versions', {
  ...mine,
  body: z.object({ document: z.object(sent) }),
  form: 'multipart/form-data',
  limit: DOCUMENT_BYTES + 100_000,
  status: 201,
  answer: one(personalDocument),
  summary: 'Troca o arquivo de um documento, ou a validade do mesmo arquivo; o anterior fica no histórico',
  refuses: { 404: refused, 409: refused },
})

export const removeDocument = endpoint('delete /v1/profile/documents/{id}', {
  ...mine,
  status: 204,
  answer: z.null(),
  summary: 'Apaga um documento com todo o seu histórico',
  refuses: { 404: refused },
})

const waiting = resource(
  'personal_document_version',
  z.object({
    /** The social name, with the civil name where it differs, since identity papers bear it. */
    user_info_id: z.string(),
    person_name: z.string(),
    civil_name: maybe,
    /** What the profile says, to compare the paper with. */
    institution: maybe,
    course: maybe,
    semester: z.nullable(z.int()),
    category_label: z.string(),
    description: maybe,
    state,
    reason: maybe,
    valid_until: maybe,
    sent_at: z.string(),
    decided_at: maybe,
    file: z.object({ name: z.string(), type: z.string(), size: z.int() }),
  }),
).check(z.meta({ id: 'DocumentToCheck' }))

export const listDocumentsToCheck = endpoint('get /v1/admin/documents', {
  ...operators,
  query: z.extend(pageQuery, { state: z.optional(state) }),
  answer: many(waiting),
  summary: 'Documentos de candidatos; os que esperam há mais tempo vêm primeiro',
})

export const openDocument = endpoint('post /v1/admin/documents/{id}/views', {
  ...operators,
  answer: one(resource('file_address', z.object({ url: z.string() }))),
  status: 201,
  summary: 'Abre um documento por dez minutos e registra quem o abriu',
  refuses: { 404: refused },
})

export const judgeDocument = endpoint('post /v1/admin/documents/{id}/verdict', {
  ...operators,
  body: z.object({
    approved: z.boolean(),
    reason: z.optional(z.nullable(z.string().check(z.trim(), z.maxLength(1000)))),
  }),
  answer: one(waiting),
  summary: 'Aprova ou recusa um documento; a recusa diz o motivo, que a pessoa lê',
  refuses: { 404: refused, 409: refused },
})
