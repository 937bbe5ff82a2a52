// A company writes its jobs: drafts are saved as they are, publishing asks for all that a reader needs.
import * as z from 'zod/mini'
import { DATE_INVALID, isDate } from '#wire/date.ts'
import { endpoint } from '#wire/endpoint.ts'
import { many, one, pageQuery, refused, resource } from '#wire/json-api.ts'
import { keysOf } from '#wire/keys-of.ts'
import { LANGUAGE_LEVELS } from '#wire/language-levels.ts'
import { isMoney, MONEY_INVALID } from '#wire/money.ts'
import { option, selectFrom } from '#wire/options.ts'
import { visibleOrBlank, visibleText } from '#wire/visible-text.ts'
import { isZipcode, ZIPCODE_INVALID } from '#wire/zipcode.ts'
import { JOB_LEVELS, JOB_STATUSES, JOB_TYPES, SAID_REASONS, WORK_MODELS } from './job-words.ts'

const tag = 'Vagas da empresa'
const feature = 'JOBS'
const maybe = z.nullable(z.string())
const text = (most: number) => z.optional(z.nullable(z.string().check(z.maxLength(most))))
const line = (most: number) => z.optional(z.nullable(visibleOrBlank(most)))
const oneOf = <T extends object>(of: T) =>
  z.optional(z.nullable(z.union([z.literal(''), z.enum(keysOf(of))], 'Escolha uma opção da lista')))
const passing = (passes: (typed: string) => boolean, words: string) =>
  z.optional(
    z.nullable(
      z.string().check(
        z.trim(),
        z.refine((typed) => typed === '' || passes(typed), words),
      ),
    ),
  )
const number = (least: number, most: number) => z.optional(z.nullable(z.int().check(z.gte(least), z.lte(most))))
const ids = z.optional(z.array(z.string().check(z.maxLength(80))).check(z.maxLength(60)))

export const TITLE_LENGTH = 160

/** As much as the board's filter may ask for. */
const MOST_SALARY = 1_000_000
const SALARY_TOO_HIGH = 'Informe um valor até R$ 1.000.000,00'
const salary = passing((typed) => isMoney(typed) && Number(typed) > 0, MONEY_INVALID).check(
  z.refine((typed) => !isMoney(typed ?? '') || Number(typed) <= MOST_SALARY, SALARY_TOO_HIGH),
)

/** Rich text is cleaned when it is written; it may be long, not endless. */
const rich = text(20_000)

export const jobFields = {
  company_id: z.optional(z.uuid()),
  title: z.optional(visibleText(TITLE_LENGTH)),
  job_type: oneOf(JOB_TYPES),
  level: oneOf(JOB_LEVELS),
  area_id: text(80),
  sub_area_id: text(80),
  description: rich,
  responsibilities: rich,
  requirements: rich,
  benefits: ids,
  salary_from: salary,
  salary_to: salary,
  work_model: oneOf(WORK_MODELS),
  zipcode: passing(isZipcode, ZIPCODE_INVALID),
  street: line(160),
  number: line(20),
  complement: line(80),
  neighborhood: line(120),
  city_id: z.optional(z.nullable(z.int32())),
  state_id: text(2),
  schedule: line(160),
  weekly_hours: number(1, 44),
  openings: number(1, 10_000),
  course_ids: ids,
  least_semester: number(1, 20),
  most_semester: number(1, 20),
  skill_ids: ids,
  languages: z.optional(
    z
      .array(z.object({ language_id: z.string(), level: z.enum(keysOf(LANGUAGE_LEVELS)), required: z.boolean() }))
      .check(z.maxLength(10)),
  ),
  pcd_preference: z.optional(z.boolean()),
  program_exclusive: z.optional(z.boolean()),
  /** Institutions to whose students it is open; empty for everybody. */
  institution_ids: z.optional(z.array(z.int32()).check(z.maxLength(50))),
  opens_at: passing(isDate, DATE_INVALID),
  closes_at: passing(isDate, DATE_INVALID),
  answer_within_days: z.optional(z.int().check(z.gte(1), z.lte(60))),
}

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
  opens_at: maybe,
  closes_at: maybe,
  updated_at: z.string(),
  /** Whether its company shows anything now: a suspension takes all pages away. */
  on_air: z.boolean(),
  /** Whether anybody could apply: not while no institution that it is exclusive to has an agreement in force. */
  reachable: z.boolean(),
}
export const ownedJob = resource('job', z.object(listed)).check(z.meta({ id: 'OwnedJob' }))

/** What the form begins with, and what stands between it and publishing. */
export const editedJob = resource(
  'job',
  z.object({
    ...listed,
    /** The company's, as the page shows it. */
    avatar: maybe,
    level: maybe,
    area_id: maybe,
    sub_area_id: maybe,
    description: maybe,
    responsibilities: maybe,
    requirements: maybe,
    benefits: z.array(z.string()),
    salary_from: maybe,
    salary_to: maybe,
    work_model: maybe,
    zipcode: maybe,
    street: maybe,
    number: maybe,
    complement: maybe,
    neighborhood: maybe,
    city_id: z.nullable(z.int()),
    state_id: maybe,
    schedule: maybe,
    weekly_hours: z.nullable(z.int()),
    openings: z.nullable(z.int()),
    course_ids: z.array(z.string()),
    least_semester: z.nullable(z.int()),
    most_semester: z.nullable(z.int()),
    skill_ids: z.array(z.string()),
    languages: z.array(z.object({ language_id: z.string(), level: z.string(), required: z.boolean() })),
    pcd_preference: z.boolean(),
    program_exclusive: z.boolean(),
    institution_ids: z.array(z.int()),
    answer_within_days: z.int(),
    close_reason: maybe,
    close_note: maybe,
    labels: z.record(z.string(), z.array(z.object({ value: z.string(), label: z.string() }))),
    /** By field, what publishing would refuse today. */
    missing: z.record(z.string(), z.array(z.string())),
    /** What else stands between the job and its publication: the company's verification, the own e-mail. */
    blockers: z.array(z.string()),
    /** Changes of state, the newest first; without a name, the calendar did it. */
    history: z.array(
      z.object({ status: z.enum(keysOf(JOB_STATUSES)), by: maybe, reason: maybe, note: maybe, at: z.string() }),
    ),
    /** Candidatures without an answer yet: what a cancellation ends. */
    waiting: z.int(),
    lock_version: z.int(),
  }),
).check(z.meta({ id: 'EditedJob' }))

const stale = z.object({ ...refused.shape, data: z.optional(editedJob) })
/** As whoever asks last saw the job: another one since then is 409. Without it, the move is of the job as it is found. */
const seen = { lock_version: z.optional(z.int32()) }
const seenJob = z.object(seen).check(z.meta({ id: 'SeenJob' }))
const oneJob = { answer: one(editedJob), feature, tag, refuses: { 404: refused, 409: stale } } as const

export const listOwnedJobs = endpoint('get /v1/ats/jobs/owned', {
  query: z.extend(pageQuery, {
    q: z.optional(z.string().check(z.maxLength(120))),
    status: z.optional(z.enum(keysOf(JOB_STATUSES))),
    company_id: z.optional(z.uuid()),
  }),
  // Of each status under the other filters, for the tabs.
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
    'Publica um rascunho ou uma vaga pausada, ou reabre uma encerrada, se tudo que é preciso estiver lá; com `lock_version`, só se ninguém mexeu nela depois',
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
    .object({ ...seen, closure: z.object({ reason: z.enum(SAID_REASONS), note: text(500) }) })
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
