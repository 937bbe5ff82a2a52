// Envelopes on the wire: the seeds' names, and beside them what a person needs to know what to do next.
import * as z from 'zod/mini'
import { endpoint } from '#wire/endpoint.ts'
import { keysOf as keys } from '#wire/keys-of.ts'
import { many, one, pageQuery, refused, resource, sortBy } from '#wire/json-api.ts'
import { visibleOrBlank, visibleText } from '#wire/text/visible-text.ts'
import { draftFacts } from './draft-facts.ts'
import { PATCHED } from './events.ts'
import { CONTRACT_TYPES, KINDS, type Kind, PARTIES, type Party, STATES, type State, TARGETS, WAITING } from './words.ts'

const maybe = z.nullable(z.string())
const tag = 'Contratos'
/** Managers whatever their roles: who may see an envelope is decided by the envelope. */
const seen = { feature: 'HOME', only: ['User', 'CompanyManager', 'Operator'], tag } as const
/** Those who draft contracts for a company, and the operation. */
const drafts = { feature: 'CONTRACTS', only: ['CompanyManager', 'Operator'], tag } as const

export const party = z.enum(keys(PARTIES))
const contractType = z.enum(keys(CONTRACT_TYPES))
const chosenType = z.enum(['digital', 'analogic', 'hybrid'])

const STATUSES = [
  'not_initialized',
  'created',
  'sent',
  'delivered',
  'declined',
  'voided',
  'signed',
  'completed',
  'review',
  'approved',
  'finished',
  'not_defined',
] as const
export type Status = (typeof STATUSES)[number]
const status = z.enum(STATUSES)

const settings = z.object({
  name: maybe,
  /** The step carries a signature. */
  assign: z.boolean(),
  approval: z.boolean(),
  /** Nothing but an approval. */
  only_approval: z.boolean(),
})

const step = z.object({
  id: z.string(),
  label: z.string(),
  label_group: z.string(),
  meta: z.object({ group: party, target: z.enum(keys(TARGETS)) }),
  statuses: z.array(z.object({ status, state_name: z.string(), updated_at: maybe, settings })),
  kind: z.string(),
  state: z.enum(['waiting', 'current', 'done', 'declined', 'skipped']),
  /** Since when it is waited for. */
  since: maybe,
  done_at: maybe,
  person_name: maybe,
  /** Only for those who send it. */
  person_email: maybe,
  bounced: z.boolean(),
  opened_at: maybe,
  may_remind: z.boolean(),
  may_mend: z.boolean(),
  may_turn_to_paper: z.boolean(),
})

const event = z.object({
  name: z.string(),
  description: z.string(),
  meta: z.object({ action: z.string(), actor: party, reject_by: z.nullable(party) }),
  scope: party,
  extra: z.object({ link: maybe, digital: z.boolean() }),
})

const file = z.object({ url: z.string(), filename: z.string() })
const happened = z.object({ event: z.string(), words: z.string(), happened_at: z.string(), version: z.int() })
const difference = z.object({ label: z.string(), before: maybe, after: maybe })

/** Of a list: what one row shows. */
export const envelopeRow = resource(
  'envelope',
  z.object({
    kind: z.enum(keys(KINDS)),
    type_name: z.string(),
    contract_type: contractType,
    code: z.string(),
    state: z.enum(keys(STATES)),
    state_name: z.string(),
    internship_id: z.string(),
    intern_name: z.string(),
    company_name: z.string(),
    institution_name: maybe,
    course_name: maybe,
    starts_on: maybe,
    holder: z.nullable(party),
    /** The person, or those who may. */
    holder_name: maybe,
    held_since: z.string(),
    /** What this asker may do about it now, in a word: Aprovar, Assinar, Corrigir; null where it waits for others. */
    mine: maybe,
    /** The steps in order, as the strip shows them. */
    progress: z.array(z.enum(['done', 'mine', 'others', 'declined', 'waiting'])),
  }),
).check(z.meta({ id: 'EnvelopeRow' }))

export const envelope = resource(
  'envelope',
  z.object({
    kind: z.enum(keys(KINDS)),
    contract_type: contractType,
    type_name: z.string(),
    title: z.string(),
    description: z.string(),
    code: z.string(),
    version: z.int(),
    download: maybe,
    can_show_hybrid_download: z.boolean(),
    current_state: z.enum(keys(STATES)),
    state_name: z.string(),
    current_state_events: z.array(event),
    workflow: z.object({ type: contractType, flow: z.array(step) }),
    signed_document: z.array(file),
    university_instructions: maybe,
    resource_is_a_signer: z.boolean(),
    resource_is_current_signer: z.boolean(),
    embedded: z.boolean(),
    docusign_url: maybe,
    can_upload: z.boolean(),
    /** Who holds it, since when, what is missing; and what comes next. */
    header: z.object({
      tone: z.enum(['mine', 'others', 'done', 'rejected', 'pressing']),
      words: z.string(),
      next: z.string(),
    }),
    internship: z.object({
      id: z.string(),
      intern_name: z.string(),
      company_name: z.string(),
      institution_name: maybe,
      course_name: maybe,
      starts_on: maybe,
      ends_on: maybe,
      facts: z.array(z.object({ label: z.string(), value: z.string() })),
    }),
    differences: z.array(difference),
    uploads: z.array(
      z.object({
        id: z.string(),
        purpose: z.enum(['base', 'signed']),
        filename: z.string(),
        url: z.string(),
        sha256: z.string(),
        uploaded_at: z.string(),
        verdict: maybe,
        cause: maybe,
        seen_elsewhere: z.boolean(),
      }),
    ),
    rejection: z.nullable(
      z.object({ words: z.string(), cause: maybe, origin: z.nullable(party), may_correct: z.boolean() }),
    ),
    history: z.array(happened),
    /** The document's text, for those who read it here. */
    document_sha256: maybe,
    sealed: z.nullable(z.object({ sha256: z.string(), sealed_at: z.string() })),
    created_at: z.string(),
    sent_at: maybe,
    completed_at: maybe,
    lock_version: z.int(),
  }),
).check(z.meta({ id: 'Envelope' }))

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
    state: z.optional(z.array(z.enum(keys(STATES)))),
    kind: z.optional(z.array(z.enum(keys(KINDS)))),
    contract_type: z.optional(z.array(contractType)),
    company_id: z.optional(z.string()),
    internship_id: z.optional(z.string()),
    /** Days for which it has waited, on its way. */
    waiting: z.optional(z.enum(keys(WAITING))),
    /** Days until the start of an internship whose contract is still on its way; starts that have passed are among them. */
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
      kind: z.enum(keys(KINDS)),
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

export const moveEnvelope = endpoint('patch /v1/internship/envelopes/{id}', {
  ...seen,
  body: z.object({
    envelope: z.object({
      event: z.enum(PATCHED, 'Este evento não existe'),
      status: z._default(
        z.object({
          email: z.optional(visibleOrBlank(254)),
          status: z.optional(z.enum(['', 'completed', 'declined'])),
          rejection_origin: z.optional(party),
          rejection_cause: z.optional(visibleOrBlank(200)),
          rejection_note: z.optional(visibleText(2000)),
          contract_type: z.optional(chosenType),
          checklist: z.optional(z.array(visibleText(60)).check(z.maxLength(20))),
        }),
        {},
      ),
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

const uploads = { form: 'multipart/form-data', limit: 25_000_000, ...changes } as const
export const uploadBase = endpoint('post /v1/internship/envelopes/{id}/upload_base', {
  ...drafts,
  ...uploads,
  body: z.object({
    envelope: z.object({
      filled_archives: z.array(z.file()).check(z.minLength(1, 'Escolha ao menos um arquivo'), z.maxLength(1)),
    }),
  }),
  summary: 'Envia o contrato base, em docx ou PDF',
})
export const uploadSigned = endpoint('post /v1/internship/envelopes/{id}/upload', {
  ...drafts,
  ...uploads,
  body: z.object({ envelope: z.object({ signed_document: z.file('Escolha ao menos um arquivo') }) }),
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

export const showEnvelopeHistory = endpoint('get /v1/internship/envelopes/{id}/history', {
  ...seen,
  answer: z.object({ data: z.array(happened), intact: z.boolean(), head: z.string() }),
  refuses: { 404: refused },
  summary: 'A história do contrato, conferida elo por elo',
})

export const downloadEnvelope = endpoint('get /v1/internship/envelopes/{id}/document', {
  ...seen,
  query: z.object({ version: z.optional(z.int32().check(z.gte(1))) }),
  answer: 'application/pdf',
  refuses: { 404: refused, 409: refused },
  summary: 'O documento em PDF: o selado, ou o que está para ser assinado',
})

export type { Kind, Party, State }
