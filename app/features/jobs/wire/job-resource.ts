import * as z from 'zod/mini'
import { resource } from '#wire/json-api.ts'
import { keysOf } from '#wire/keys-of.ts'
import { JOB_STATUSES, JOB_TYPES, UNAVAILABLE, WORK_MODELS } from './job-words.ts'
import { answersOf } from '#wire/record.ts'
import { toldRecord } from './job-record.ts'

export const maybe = z.nullable(z.string())
const bound = z.object({ institution_id: z.int(), name: z.string(), display_name: maybe })

export const jobCard = resource(
  'job',
  z.object({
    slug: z.string(),
    title: z.string(),
    /** The company's name on the card. */
    author_name: z.string(),
    company_id: z.string(),
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
    /** By when every applicant gets an answer; null once cancelled. */
    answer_by: maybe,
    pcd_preference: z.boolean(),
    program_exclusive: z.boolean(),
    /** The address of its program's page, once there is one. */
    program_slug: maybe,
    /** Institutions whose students may apply; empty for everybody. */
    ies_exclusive: z.array(bound),
    available: z.boolean(),
    /** Why nobody can apply: over, company hidden, paused, or no agreement in force. */
    unavailable: z.nullable(z.enum(keysOf(UNAVAILABLE))),
    /** For students: whether they saved it. */
    saved: z.optional(z.boolean()),
  }),
).check(z.meta({ id: 'JobCard' }))

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
