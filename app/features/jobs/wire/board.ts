// Public reading of jobs: the board, and one job.
import * as z from 'zod/mini'
import { endpoint } from '#wire/endpoint.ts'
import { many, one, pageQuery, refused, resource } from '#wire/json-api.ts'
import { keysOf } from '#wire/keys-of.ts'
import { JOB_ORDERS, JOB_STATUSES, JOB_TYPES, UNAVAILABLE, WORK_MODELS } from './job-words.ts'
import { answersOf } from '#wire/record.ts'
import { toldRecord } from './job-record.ts'

const tag = 'Vagas'
const maybe = z.nullable(z.string())
const text = (most: number) => z.optional(z.string().check(z.maxLength(most)))
/** Several in one filter: state_id[]=SP&state_id[]=RJ. */
const several = z.optional(z.array(z.string().check(z.maxLength(80))).check(z.maxLength(30)))

export const jobFilters = {
  q: text(120),
  state_id: several,
  city_id: z.optional(z.array(z.int32()).check(z.maxLength(30))),
  area_id: several,
  job_type: z.optional(z.array(z.enum(keysOf(JOB_TYPES)))),
  work_model: z.optional(z.array(z.enum(keysOf(WORK_MODELS)))),
  /** At least this, in reais; excludes jobs whose salary is to be agreed. */
  salary_from: z.optional(z.int().check(z.gte(0), z.lte(1_000_000))),
  course_id: several,
  pcd: z.optional(z.boolean()),
  /** Any text means yes: the customer's toggle sends its label. */
  ies_jobs_only: text(120),
  program_exclusive: z.optional(z.boolean()),
  /** By id or by address. */
  company_id: text(120),
  /** A partner, by id or display_name: jobs open to its students. */
  institution_id: text(120),
}

const bound = z.object({ institution_id: z.int(), name: z.string(), display_name: maybe })

export const jobCard = resource(
  'job',
  z.object({
    slug: z.string(),
    title: z.string(),
    /** The company's name on the card. */
    author_name: z.string(),
    company_slug: z.string(),
    avatar: maybe,
    job_type: z.enum(keysOf(JOB_TYPES)),
    work_model: z.enum(keysOf(WORK_MODELS)),
    /** 'São Paulo, SP'; null for a remote job without a place. */
    address: maybe,
    /** In words: 'R$ 1.200,00 a R$ 1.500,00', 'A combinar'. */
    salary: z.string(),
    days_to_close: z.int(),
    published_at: z.string(),
    closes_at: z.string(),
    pcd_preference: z.boolean(),
    program_exclusive: z.boolean(),
    /** Institutions whose students may apply; empty for everybody. */
    ies_exclusive: z.array(bound),
    available: z.boolean(),
    /** Why nobody can apply: over, company hidden, paused, or no agreement in force. */
    unavailable: z.nullable(z.enum(keysOf(UNAVAILABLE))),
    /** For students: whether they saved it. */
    saved: z.optional(z.boolean()),
  }),
).check(z.meta({ id: 'JobCard' }))

export const listJobs = endpoint('get /v1/ats/jobs', {
  query: z.extend(pageQuery, { ...jobFilters, sort: z.optional(z.enum(keysOf(JOB_ORDERS))) }),
  // The corrected search, when a word was misspelt.
  answer: z.extend(many(jobCard), { searched_for: maybe }),
  auth: 'optional',
  tag,
  summary:
    'Vagas abertas: busca sem acentos e tolerante a erros de digitação, filtros e ordem; ' +
    'com sessão de estudante, ies_jobs_only vale a instituição dela',
})

export const job = resource(
  'job',
  z.object({
    ...jobCard.shape.attributes.shape,
    status: z.enum(keysOf(JOB_STATUSES)),
    level: maybe,
    area: maybe,
    sub_area: maybe,
    ...answersOf(toldRecord),
    benefits: z.array(z.object({ label: z.string(), image: maybe })),
    salary_from: maybe,
    salary_to: maybe,
    courses: z.array(z.string()),
    skills: z.array(z.string()),
    languages: z.array(z.object({ name: z.string(), level: z.string(), required: z.boolean() })),
    place: z.nullable(
      z.object({
        street: maybe,
        number: maybe,
        neighborhood: maybe,
        city: z.string(),
        state_id: z.string(),
        zipcode: maybe,
      }),
    ),
    opens_at: z.string(),
    closed_at: maybe,
    /** By when every applicant gets an answer; null for a cancelled job. */
    answer_by: maybe,
    company: z.object({
      id: z.string(),
      slug: z.string(),
      name: z.string(),
      avatar: maybe,
      website: maybe,
      sector: maybe,
      open_jobs: z.int(),
    }),
    similar: z.array(jobCard),
  }),
).check(z.meta({ id: 'Job' }))

export const showJob = endpoint('get /v1/ats/jobs/{slug}', {
  answer: one(job),
  auth: 'optional',
  tag,
  summary:
    'Uma vaga; um endereço antigo leva ao novo, e a encerrada há mais de 30 dias responde 410 com o mesmo conteúdo',
  refuses: {
    301: z.object({ ...refused.shape, slug: z.string() }),
    404: z.object({
      ...refused.shape,
      /** The job existed, but its company is hidden now. */ off_air: z.optional(z.boolean()),
    }),
    410: z.object({ ...refused.shape, data: job }),
  },
})

/** Social preview, 1200 by 630. */
export const drawJob = endpoint('get /v1/ats/jobs/{slug}/picture.png', {
  answer: 'image/png',
  auth: false,
  tag,
  remember: 3600,
  summary: 'A imagem com que uma vaga aparece onde é compartilhada',
  refuses: { 404: refused, 429: refused },
})

/** Called by the page's script, so that robots and remembered pages do not count. */
export const viewJob = endpoint('post /v1/ats/jobs/{slug}/views', {
  answer: z.null(),
  status: 204,
  auth: false,
  tag,
  summary: 'Conta uma visita à página de uma vaga',
})
