// A company writes its jobs: drafts are saved incomplete, publishing requires all that a reader needs.
import * as z from 'zod/mini'
import { endpoint } from '#wire/endpoint.ts'
import { many, one, pageQuery, refused, resource, sortBy } from '#wire/json-api.ts'
import { keysOf } from '#wire/keys-of.ts'
import { option, selectFrom } from '#wire/options.ts'
import { answersOf, changesOf } from '#wire/record.ts'
import { jobRecord } from './job-record.ts'
import { JOB_STATUSES, OWNED_ORDERS, SAID_REASONS } from './job-words.ts'

const tag = 'Vagas da empresa'
const feature = 'JOBS'
const maybe = z.nullable(z.string())
/** Of one company at a time. */
export const MOST_DRAFTS = 200
/** Open, paused and draft jobs of one company at a time. */
export const MOST_NOT_CLOSED = 2000

export const jobFields = { company_id: z.optional(z.uuid()), ...changesOf(jobRecord) }

export const jobForm = z.object({ job: z.object(jobFields) }).check(z.meta({ id: 'JobForm' }))
export type JobForm = z.output<typeof jobForm>['job']
export const jobEdit = z
  .object({ job: z.object({ ...jobFields, lock_version: z.int32() }) })
  .check(z.meta({ id: 'JobEdit' }))
export type JobEdit = z.output<typeof jobEdit>['job']

const listed = {
  slug: z.string(),
  title: z.string(),
  status: z.enum(keysOf(JOB_STATUSES)),
  company_id: z.string(),
  company_name: z.string(),
  job_type: maybe,
  views: z.int(),
  candidatures: z.int(),
  /** Of these, whom nobody has moved yet. */
  new: z.int(),
  /** The nearest date that somebody of the job was promised an answer by. */
  answer_by: maybe,
  opens_at: maybe,
  closes_at: maybe,
  updated_at: z.string(),
  /** Whether its company is visible: a suspension hides all pages. */
  on_air: z.boolean(),
  /** Whether anybody could apply: not while an exclusive job has no agreement in force. */
  reachable: z.boolean(),
}
export const ownedJob = resource('job', z.object(listed)).check(z.meta({ id: 'OwnedJob' }))

/** Values of the form, and what publishing still lacks. */
export const editedJob = resource(
  'job',
  z.object({
    ...listed,
    /** The company's, as on the page. */
    avatar: maybe,
    ...answersOf(jobRecord),
    close_reason: maybe,
    close_note: maybe,
    labels: z.record(z.string(), z.array(z.object({ value: z.string(), label: z.string() }))),
    /** By field, what publishing would refuse today. */
    missing: z.record(z.string(), z.array(z.string())),
    /** Other conditions of publishing: the company's verification, the manager's own e-mail. */
    blockers: z.array(z.string()),
    /** State changes, the newest first; without a name, by the calendar. */
    history: z.array(
      z.object({ status: z.enum(keysOf(JOB_STATUSES)), by: maybe, reason: maybe, note: maybe, at: z.string() }),
    ),
    /** Candidatures without an answer, which a cancellation ends. */
    waiting: z.int(),
    lock_version: z.int(),
  }),
).check(z.meta({ id: 'EditedJob' }))

const stale = z.object({ ...refused.shape, data: z.optional(editedJob) })
/** The version that the actor saw: a newer one is 409. Without it the move applies to any version. */
const seen = { lock_version: z.optional(z.int32()) }
const seenJob = z.object(seen).check(z.meta({ id: 'SeenJob' }))
const oneJob = { answer: one(editedJob), feature, tag, refuses: { 404: refused, 409: stale } } as const

export const listOwnedJobs = endpoint('get /v1/ats/jobs/owned', {
  query: z.extend(pageQuery, {
    q: z.optional(z.string().check(z.maxLength(120))),
    status: z.optional(z.enum(keysOf(JOB_STATUSES))),
    /** Without those that are closed. */
    open: z.optional(z.boolean()),
    sort: sortBy(OWNED_ORDERS),
    company_id: z.optional(z.uuid()),
  }),
  // Counts by status under the other filters, for the tabs.
  answer: z.extend(many(ownedJob), { counts: z.record(z.enum(keysOf(JOB_STATUSES)), z.int()) }),
  feature,
  tag,
  summary: 'Vagas da empresa e de suas filiais, com visitas e candidaturas',
})
export const createJob = endpoint('post /v1/ats/jobs', {
  ...oneJob,
  body: jobForm,
  status: 201,
  idempotent: true,
  summary: 'Começa um rascunho; com a mesma Idempotency-Key, é o mesmo rascunho',
})
export const showOwnedJob = endpoint('get /v1/ats/jobs/{id}/attributes', {
  ...oneJob,
  summary: 'Os valores com que o formulário de uma vaga começa',
})
export const updateJob = endpoint('put /v1/ats/jobs/{id}', {
  ...oneJob,
  body: jobEdit,
  idempotent: true,
  summary: 'Altera uma vaga; uma publicada continua valendo as regras de publicação',
})
export const previewJob = endpoint('post /v1/ats/jobs/{id}/preview', {
  answer: one(editedJob),
  feature,
  tag,
  body: jobForm,
  refuses: { 404: refused },
  summary: 'Como uma vaga ficaria com as alterações enviadas; nada é salvo',
})
export const publishJob = endpoint('post /v1/ats/jobs/{id}/publication', {
  ...oneJob,
  body: seenJob,
  idempotent: true,
  summary:
    'Publica um rascunho ou uma vaga pausada, ou reabre uma encerrada, se tudo que é preciso ' +
    'estiver lá; com `lock_version`, só se ninguém mexeu nela depois',
})
export const pauseJob = endpoint('post /v1/ats/jobs/{id}/pause', {
  ...oneJob,
  body: seenJob,
  idempotent: true,
  summary: 'Pausa uma vaga publicada; com `lock_version`, só se ninguém mexeu nela depois',
})
export const closeJob = endpoint('post /v1/ats/jobs/{id}/closure', {
  ...oneJob,
  body: z
    .object({
      ...seen,
      closure: z.object({
        reason: z.enum(SAID_REASONS),
        note: z.optional(z.nullable(z.string().check(z.maxLength(500)))),
      }),
    })
    .check(z.meta({ id: 'JobClosure' })),
  idempotent: true,
  summary: 'Encerra uma vaga, com o motivo; com `lock_version`, só se ninguém mexeu nela depois',
})
export const discardJob = endpoint('delete /v1/ats/jobs/{id}', {
  answer: z.null(),
  status: 204,
  feature,
  tag,
  refuses: { 404: refused, 409: refused },
  summary: 'Apaga um rascunho que nunca foi publicado',
})
export const copyJob = endpoint('post /v1/ats/jobs/{id}/copy', {
  ...oneJob,
  status: 201,
  idempotent: true,
  summary: 'Cria um rascunho igual a uma vaga; com a mesma Idempotency-Key, é o mesmo rascunho',
})

export const listPartners = selectFrom(
  'partner_institutions',
  option('PartnerInstitution', z.int(), { display_name: z.string() }),
  'Instituições parceiras, a cujos alunos uma vaga pode ser exclusiva',
)
