// What a folder is worked on with: the document as it would read, and what has happened to all of its documents.
import * as z from 'zod/mini'
import { endpoint } from '#wire/endpoint.ts'
import { keysOf } from '#wire/keys-of.ts'
import { refused } from '#wire/json-api.ts'
import { paperSchema } from '#wire/paper/paper-schema.ts'
import { draftFacts } from './draft-facts.ts'
import { KINDS } from './words.ts'

const tag = 'Contratos'
const drafts = { feature: 'CONTRACTS', tag, refuses: { 404: refused, 409: refused } } as const
const id = z.optional(z.string().check(z.maxLength(60)))

export const previewDocument = endpoint('get /v1/internship/folders/{id}/preview', {
  ...drafts,
  only: ['CompanyManager', 'Operator'],
  query: z.object({ kind: z._default(z.enum(keysOf(KINDS)), 'tce'), terms_id: id }),
  answer: z.object({
    paper: paperSchema,
    /** What is still blank, and who tells it. */
    blanks: z.array(z.object({ label: z.string(), by: z.string() })),
  }),
  summary: 'O documento como ele ficaria hoje; nada é enviado',
})

export const showTimeline = endpoint('get /v1/internship/folders/{id}/timeline', {
  ...drafts,
  only: ['User', 'CompanyManager'],
  answer: z.array(
    z.object({ envelope_id: z.string(), type_name: z.string(), words: z.string(), happened_at: z.string() }),
  ),
  summary: 'O que aconteceu com os documentos de um estágio, do mais novo ao mais antigo',
})

export const changeFacts = endpoint('patch /v1/internship/envelopes/{id}/facts', {
  ...drafts,
  only: ['CompanyManager', 'Operator'],
  body: z.object({ facts: draftFacts }),
  answer: z.object({ facts: draftFacts }),
  summary: 'Muda o que um rascunho conta além das condições: motivo e último dia, ou período do relatório',
})
