// Public reading of jobs: the board, and one job.
import * as z from 'zod/mini'
import { endpoint } from '#wire/endpoint.ts'
import { many, one, pageQuery, refused } from '#wire/json-api.ts'
import { keysOf } from '#wire/keys-of.ts'
import { JOB_ORDERS, JOB_TYPES, WORK_MODELS } from './job-words.ts'
import { job, jobCard, maybe } from './job-resource.ts'

const tag = 'Vagas'
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

export const listJobs = endpoint('get /v1/ats/jobs', {
  query: z.extend(pageQuery, {
    ...jobFilters,
    /** An internship program, by its id or the address of its page. */
    program_id: text(200),
    sort: z.optional(z.enum(keysOf(JOB_ORDERS))),
  }),
  // The corrected search, when a word was misspelt.
  answer: z.extend(many(jobCard), { searched_for: maybe }),
  auth: 'optional',
  tag,
  summary:
    'Vagas abertas: busca sem acentos e tolerante a erros de digitação, filtros e ordem; ' +
    'com sessão de estudante, ies_jobs_only vale a instituição dela',
})

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
