// Templates of contracts, and their versions: a draft that is written, one that holds, and those that held before.
import * as z from 'zod/mini'
import { endpoint } from '#wire/endpoint.ts'
import { textField } from '#wire/fields.ts'
import { many, one, pageQuery, refused, resource } from '#wire/json-api.ts'
import { withoutHidden } from '#wire/text/visible-text.ts'
import { keysOf } from '#wire/keys-of.ts'
import { type Fields, schemasOf } from '#wire/record.ts'
import { paperSchema } from '#wire/paper/paper-schema.ts'
import { KINDS } from './variable-types.ts'

export const SCOPES = { platform: 'Da plataforma', institution: 'Da instituição', company: 'Da empresa' } as const
export const VERSION_STATES = { draft: 'Rascunho', published: 'Publicada', retired: 'Retirada' } as const
export const PREVIEWS = {
  usual: 'Caso comum',
  minor: 'Menor de idade',
  worst: 'Textos mais longos',
  empty: 'Dados em branco',
} as const
export const MOST_LETTERS = 60_000

const maybe = z.nullable(z.string())
const kind = z.enum(keysOf(KINDS), 'Escolha o tipo de documento')
const source = z
  .string('Escreva o texto do modelo')
  .check(
    z.overwrite(withoutHidden),
    z.maxLength(MOST_LETTERS, `Pode ter no máximo ${MOST_LETTERS.toLocaleString('pt-BR')} letras`),
  )
/** What is written of a draft. */
export const templateFields = {
  body: {
    ...textField('Texto do modelo', MOST_LETTERS),
    control: 'own',
    schema: source,
    toStored: (sent: string) => sent,
  },
} satisfies Fields
const access = { feature: 'CONTRACTS', only: ['CompanyManager', 'Operator'], tag: 'Modelos de documentos' } as const

const told = {
  kind,
  kind_name: z.string(),
  scope: z.enum(keysOf(SCOPES)),
  /** The institution or the company. */
  owner_name: maybe,
  /** Number of the version that new documents take; null while there is none. */
  published: z.nullable(z.int()),
  draft: z.nullable(z.int()),
  may_change: z.boolean(),
}
const version = z.object({
  number: z.int(),
  state: z.enum(keysOf(VERSION_STATES)),
  state_name: z.string(),
  body: z.string(),
  carried: z.boolean(),
  created_at: z.string(),
  published_at: maybe,
  retired_at: maybe,
  lock_version: z.int(),
})

export const templateRow = resource('document_template', z.object(told)).check(z.meta({ id: 'DocumentTemplateRow' }))
export const template = resource('document_template', z.object({ ...told, versions: z.array(version) })).check(
  z.meta({ id: 'DocumentTemplate' }),
)

const changes = {
  idempotent: true,
  answer: one(template),
  refuses: { 403: refused, 404: refused, 409: refused },
} as const
const lock = { lock_version: z.int32() }

export const listTemplates = endpoint('get /v1/internship/templates', {
  ...access,
  query: z.extend(pageQuery, {
    kind: z.optional(kind),
    scope: z.optional(z.enum(keysOf(SCOPES))),
    /** For the operation: those of one institution. */
    institution_id: z.optional(z.int32()),
  }),
  answer: many(templateRow),
  summary: 'Os modelos da plataforma e os próprios; para a operação, todos',
})
export const createTemplate = endpoint('post /v1/internship/templates', {
  ...access,
  body: z.object({
    template: z.object({
      kind,
      /** Of the own tree; the own company where nothing is said. */
      company_id: z.optional(z.string().check(z.maxLength(60))),
      /** For the operation: an institution's. */
      institution_id: z.optional(z.int32()),
    }),
  }),
  status: 201,
  ...changes,
  summary: 'Começa um modelo próprio, como cópia do modelo da plataforma',
})
export const showTemplate = endpoint('get /v1/internship/templates/{id}', {
  ...access,
  answer: one(template),
  refuses: { 404: refused },
  summary: 'Um modelo com as suas versões',
})
export const createTemplateVersion = endpoint('post /v1/internship/templates/{id}/versions', {
  ...access,
  status: 201,
  ...changes,
  summary: 'Abre um rascunho a partir da última versão',
})
export const changeTemplateVersion = endpoint('put /v1/internship/templates/{id}/versions/{number}', {
  ...access,
  body: z.object({ version: z.object({ ...schemasOf(templateFields), ...lock }) }),
  ...changes,
  summary: 'Muda o texto de um rascunho; o que foi publicado não muda mais',
})
export const publishTemplateVersion = endpoint('post /v1/internship/templates/{id}/versions/{number}/publication', {
  ...access,
  body: z.object(lock),
  ...changes,
  summary: 'Publica um rascunho, se ele tem todas as cláusulas que a lei pede; a versão anterior é retirada',
})
export const retireTemplateVersion = endpoint('post /v1/internship/templates/{id}/versions/{number}/retirement', {
  ...access,
  body: z.object(lock),
  ...changes,
  summary: 'Retira uma versão; os documentos já enviados ficam como estão',
})
const previewed = z.object({ body: z.optional(source), values: z._default(z.enum(keysOf(PREVIEWS)), 'usual') })
export const previewTemplate = endpoint('post /v1/internship/templates/{id}/preview', {
  ...access,
  body: previewed,
  answer: z.object({
    paper: paperSchema,
    problems: z.array(z.object({ line: z.int(), message: z.string() })),
    missing: z.array(z.object({ rule: z.string(), message: z.string() })),
    /** What nobody told, and would refuse the sending. */
    blanks: z.array(z.object({ path: z.string(), label: z.string(), by: z.string() })),
  }),
  refuses: { 404: refused },
  summary: 'O documento que o texto faria, com pessoas inventadas; e o que falta para publicar',
})
export const previewDocument = endpoint('post /v1/internship/templates/{id}/preview/document', {
  ...access,
  body: previewed,
  answer: 'application/pdf',
  refuses: { 404: refused },
  summary: 'A mesma prévia em PDF',
})

/** An office's own document, as it comes. */
export const DOCX_BYTES = 5_000_000
export const readTemplateFile = endpoint('post /v1/internship/templates/{id}/reading', {
  ...access,
  form: 'multipart/form-data',
  limit: DOCX_BYTES + 100_000,
  body: z.object({ file: z.file() }).check(z.meta({ id: 'TemplateFile' })),
  answer: z.object({
    body: z.string(),
    /** Room for values that names no variable, with the one that is perhaps meant. */
    placeholders: z.array(z.object({ name: z.string(), count: z.int(), suggestion: maybe })),
    /** What of the document a text cannot carry. */
    dropped: z.array(z.string()),
  }),
  refuses: { 404: refused, 403: refused },
  summary: 'Lê um DOCX como texto de modelo; nada dele fica salvo',
})
