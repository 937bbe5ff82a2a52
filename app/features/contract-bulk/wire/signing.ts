// Many contracts signed by one person of the company: each opened and read, one code for all, a signature each.
import * as z from 'zod/mini'
import { endpoint } from '#wire/endpoint.ts'
import { messagesOnly, one, refused, resource } from '#wire/json-api.ts'
import { visibleText } from '#wire/text/visible-text.ts'

const at = '/v1/internship/bulk_signatures'
const kept = { feature: 'CONTRACTS', tag: 'Assinatura em lote' } as const

export const MOST_SIGNATURES = 200

const hash = z.string().check(z.regex(/^[0-9a-f]{64}$/))
const waiting = z
  .object({
    envelope_id: z.string(),
    title: z.string(),
    code: z.string(),
    intern_name: z.string(),
    company_name: z.string(),
    starts_on: z.nullable(z.string()),
    /** Of the text that waits; what was read of an earlier one is unread. */
    sha256: z.string(),
    version: z.int(),
    read: z.boolean(),
    current_since: z.string(),
  })
  .check(z.meta({ id: 'BulkSignatureWaiting' }))

export const listWaitingSignatures = endpoint(`get ${at}/waiting`, {
  ...kept,
  answer: z.object({
    data: z.array(waiting),
    signer_name: z.string(),
    /** 'm•••@empresa.example' */
    email_hint: z.string(),
    consent: z.string(),
  }),
  summary: 'O que espera pela assinatura de quem está na sessão, até 200, do mais antigo ao mais novo',
})

export const readSignature = endpoint(`post ${at}/readings`, {
  ...kept,
  body: z.object({
    envelope_id: z.uuid(),
    /** Of the text as it was shown. */
    sha256: hash,
    read_to_end: z.literal(true, 'Leia o documento até o fim'),
  }),
  answer: messagesOnly,
  refuses: { 404: refused, 409: refused },
  summary: 'Marca como lido até o fim um documento que espera a assinatura',
})

export const sendBulkCode = endpoint(`post ${at}/codes`, {
  ...kept,
  answer: messagesOnly,
  refuses: { 409: refused },
  summary: 'Manda ao e-mail de quem assina um código para tudo o que foi lido',
})

const signing = resource(
  'bulk_signing',
  z.object({
    total: z.int(),
    /** Not looked at yet. */
    waiting: z.int(),
    signed: z.int(),
    /** Left out, since they were not read as they are now. */
    unread: z.int(),
    refused: z.int(),
    rows: z.array(
      z.object({
        envelope_id: z.string(),
        intern_name: z.string(),
        title: z.string(),
        state: z.enum(['waiting', 'signed', 'unread', 'refused']),
        words: z.nullable(z.string()),
      }),
    ),
  }),
).check(z.meta({ id: 'BulkSigning' }))

const CODE = 'Digite os seis dígitos do código'
export const signMany = endpoint(`post ${at}`, {
  ...kept,
  body: z.object({
    documents: z
      .array(z.object({ envelope_id: z.uuid(), sha256: hash }))
      .check(z.minLength(1, 'Escolha ao menos um contrato'), z.maxLength(MOST_SIGNATURES)),
    code: z.string(CODE).check(z.trim(), z.regex(/^\d{6}$/, CODE)),
    accepted: z.literal(true, 'Aceite assinar por meio eletrônico'),
    typed_name: visibleText(160),
  }),
  status: 202,
  answer: one(signing),
  refuses: { 404: refused, 409: refused },
  idempotent: true,
  summary: 'Assina o que foi lido, cada documento com a sua assinatura; o que não foi lido fica de fora, e é dito',
})

export const showBulkSigning = endpoint(`get ${at}/{id}`, {
  ...kept,
  answer: one(signing),
  refuses: { 404: refused },
  summary: 'Em que pé está uma assinatura em lote',
})
