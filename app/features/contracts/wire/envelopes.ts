// What is asked of envelopes, and what becomes of them.
import * as z from 'zod/mini'
import { endpoint } from '#wire/endpoint.ts'
import { many, one, pageQuery, refused, resource, sortBy } from '#wire/json-api.ts'
import { keysOf } from '#wire/keys-of.ts'
import { paperSchema } from '#wire/paper/paper-schema.ts'
import { visibleOrBlank, visibleText } from '#wire/text/visible-text.ts'
import { draftFacts } from './draft-facts.ts'
import { envelope } from './envelope.ts'
import { contractType, happened, party } from './envelope-parts.ts'
import { PATCHED } from './events.ts'
import { KINDS, type Kind, type Party, STATES, type State, WAITING } from './words.ts'

const maybe = z.nullable(z.string())
const tag = 'Contratos'
/** Managers whatever their roles: who may see an envelope is decided by the envelope. */
const seen = { feature: 'HOME', only: ['User', 'CompanyManager', 'Operator'], tag } as const
/** Those who draft contracts for a company, and the operation. */
const drafts = { feature: 'CONTRACTS', only: ['CompanyManager', 'Operator'], tag } as const

const chosenType = z.enum(['digital', 'analogic', 'hybrid'])

/** Of a list: what one row shows. */
export const envelopeRow = resource(
  'envelope',
  z.object({
    kind: z.enum(keysOf(KINDS)),
    type_name: z.string(),
    contract_type: contractType,
    code: z.string(),
    state: z.enum(keysOf(STATES)),
    state_name: z.string(),
    internship_id: z.string(),
    company_id: z.string(),
    user_info_id: z.string(),
    institution_id: z.nullable(z.int()),
    intern_name: z.string(),
    company_name: z.string(),
    institution_name: maybe,
    course_name: maybe,
    starts_on: maybe,
    holder: z.nullable(party),
    /** The person, or those who may. */
    holder_name: maybe,
    held_since: z.string(),
    /** Whole days since then, as the calendar of Brasília counts them. */
    days: z.int(),
    /** Of a contract on its way: whether the internship should have begun, or is to begin in three days at most. */
    start: z.nullable(z.enum(['past', 'pressing'])),
    /** What this asker may do about it now, in a word: Aprovar, Assinar, Corrigir; null where it waits for others. */
    mine: maybe,
    /** The steps in order, as the strip shows them. */
    progress: z.array(z.enum(['done', 'mine', 'others', 'declined', 'waiting'])),
  }),
).check(z.meta({ id: 'EnvelopeRow' }))

const fresh = z.object({ ...refused.shape, data: z.optional(envelope) })
const changes = { answer: one(envelope), refuses: { 403: refused, 404: refused, 409: fresh } } as const
const version = { lock_version: z.optional(z.int32()) }

export const listOwnedEnvelopes = endpoint('get /v1/internship/envelopes/owned', {
  ...seen,
  query: z.extend(pageQuery, {
    q: z.optional(z.string().check(z.maxLength(120))),
    /** on_its_way, mine, completed, rejected, drafts; all without it. */
    which: z.optional(z.enum(['on_its_way', 'mine', 'completed', 'rejected', 'drafts'])),
    holder: z.optional(z.array(party)),
    state: z.optional(z.array(z.enum(keysOf(STATES)))),
    kind: z.optional(z.array(z.enum(keysOf(KINDS)))),
    contract_type: z.optional(z.array(contractType)),
    company_id: z.optional(z.string()),
    internship_id: z.optional(z.string()),
    /** Days for which it has waited, on its way. */
    waiting: z.optional(z.enum(keysOf(WAITING))),
    /**
     * Days until the start of an internship whose contract is still on its way; starts that have passed are among them.
     */
    starting: z.optional(z.enum(['3', '7'])),
    /** Completed in this month. */
    completed: z.optional(z.enum(['month'])),
    sort: sortBy(['held_since', 'starts_on', 'intern_name', 'completed_at']),
  }),
  answer: many(envelopeRow),
  summary: 'Contratos que a pessoa pode ver ou assinar, com quem está cada um e há quanto tempo',
})

export const createEnvelope = endpoint('post /v1/internship/envelopes', {
  ...drafts,
  body: z.object({
    envelope: z.object({
      internship_id: z.uuid('Escolha o estágio deste contrato'),
      kind: z.enum(keysOf(KINDS)),
      contract_type: z._default(contractType, 'digital'),
      own_base: z._default(z.boolean(), false),
      facts: z._default(draftFacts, {}),
    }),
  }),
  status: 201,
  idempotent: true,
  ...changes,
  summary: 'Começa um contrato de um estágio; ele nasce como rascunho',
})

export const showEnvelope = endpoint('get /v1/internship/envelopes/{id}', {
  ...seen,
  answer: one(envelope),
  refuses: { 404: refused },
  summary: 'Um contrato como a pessoa que pergunta o vê: etapas, o que ela pode fazer agora, documentos e história',
})

const said = z.object({
  email: z.optional(visibleOrBlank(254)),
  status: z.optional(z.enum(['', 'completed', 'declined'])),
  rejection_origin: z.optional(party),
  /** By its value in the list of causes, or by its label. */
  rejection_cause: z.optional(visibleOrBlank(200)),
  rejection_note: z.optional(visibleOrBlank(2000)),
  contract_type: z.optional(chosenType),
  /** What was looked at on a paper; where it is sent it has to be whole. */
  checklist: z.optional(z.array(visibleText(60)).check(z.maxLength(20))),
})

export const moveEnvelope = endpoint('patch /v1/internship/envelopes/{id}', {
  ...seen,
  body: z.object({
    envelope: z.object({
      event: z.enum(PATCHED, 'Este evento não existe'),
      /** Empty where the event says all. */
      status: z._default(z.union([z.literal(''), said]), {}),
      ...version,
    }),
  }),
  ...changes,
  idempotent: true,
  summary: 'Um evento: confirmar, assinar, rejeitar, baixar, aprovar ou recusar o documento enviado',
})

export const sendEnvelope = endpoint('post /v1/internship/envelopes/{id}/sending', {
  ...drafts,
  body: z.object(version),
  ...changes,
  idempotent: true,
  summary: 'Envia o contrato pelo seu caminho; confere a lei antes',
})

/** Joined in order into one document. */
export const BASE_FILES = 20
const uploads = { form: 'multipart/form-data', limit: 25_000_000, idempotent: true, ...changes } as const
export const uploadBase = endpoint('post /v1/internship/envelopes/{id}/upload_base', {
  ...drafts,
  ...uploads,
  body: z.object({
    envelope: z.object({
      /** Several are joined in order into one document. */
      filled_archives: z.array(z.file()).check(z.minLength(1, 'Escolha ao menos um arquivo'), z.maxLength(BASE_FILES)),
    }),
  }),
  summary: 'Envia o contrato base, em docx ou PDF; vários PDFs viram um só documento, na ordem em que vêm',
})
export const uploadSigned = endpoint('post /v1/internship/envelopes/{id}/upload', {
  ...drafts,
  ...uploads,
  body: z.object({
    envelope: z.object({
      /** One file, or a picture of each page in order. */
      signed_document: z.union(
        [z.file(), z.array(z.file()).check(z.minLength(1), z.maxLength(40))],
        'Escolha ao menos um arquivo',
      ),
    }),
  }),
  summary: 'Envia o documento assinado à mão, em PDF ou imagem',
})

export const correctEnvelope = endpoint('post /v1/internship/envelopes/{id}/versions', {
  ...drafts,
  body: z.object(version),
  status: 201,
  ...changes,
  idempotent: true,
  summary: 'Corrigir e reenviar: abre a versão seguinte do mesmo contrato',
})
export const voidEnvelope = endpoint('post /v1/internship/envelopes/{id}/cancellation', {
  ...drafts,
  body: z.object({ ...version, cause: z.optional(visibleText(500)) }),
  ...changes,
  idempotent: true,
  summary: 'Cancela um contrato que ainda não terminou',
})

export const sealAgain = endpoint('post /v1/internship/envelopes/{id}/sealing', {
  only: ['Operator'],
  tag: 'Contratos',
  answer: one(envelope),
  refuses: { 404: refused, 409: refused },
  idempotent: true,
  summary: 'Tenta selar de novo um contrato que ficou selando',
})

export const showEnvelopeHistory = endpoint('get /v1/internship/envelopes/{id}/history', {
  ...seen,
  answer: z.object({ data: z.array(happened), intact: z.boolean(), head: z.string() }),
  refuses: { 404: refused },
  summary: 'A história do contrato, conferida elo por elo',
})

export const readEnvelope = endpoint('get /v1/internship/envelopes/{id}/paper', {
  ...seen,
  query: z.object({ version: z.optional(z.int32().check(z.gte(1))) }),
  answer: one(resource('envelope_paper', z.object({ version: z.int(), sha256: z.string(), paper: paperSchema }))),
  refuses: { 404: refused, 409: refused },
  summary: 'O documento como texto estruturado, da mesma fonte que o PDF',
})

export const downloadEnvelope = endpoint('get /v1/internship/envelopes/{id}/document', {
  ...seen,
  query: z.object({ version: z.optional(z.int32().check(z.gte(1))) }),
  answer: 'application/pdf',
  refuses: { 404: refused, 409: refused },
  summary: 'O documento em PDF: o selado, ou o que está para ser assinado',
})

export type { Kind, Party, State }
