// What a company searches the candidate bank by. Only sections that people show find anybody.
import * as z from 'zod/mini'
import { keysOf } from '#wire/keys-of.ts'
import { LANGUAGE_LEVELS } from '#wire/text/language-levels.ts'

const several = z.optional(z.array(z.string().check(z.maxLength(80))).check(z.maxLength(30)))
const numbers = z.optional(z.array(z.int32()).check(z.maxLength(30)))
const semester = z.optional(z.int().check(z.gte(1), z.lte(20)))

/** What nobody is chosen by here. */
const NEVER = [
  'age',
  'date_of_birth',
  'sex',
  'gender_id',
  'marital_status',
  'sexual_orientation',
  'photo',
  'avatar',
  'ethnicity',
  'ethnicity_id',
  'disability',
  'pcd',
  'expected_salary',
] as const
const never = z.optional(z.string().check(z.refine(() => false, 'Ninguém é escolhido por isto no banco de candidatos')))

export const candidateFilters = {
  q: z.optional(z.string().check(z.maxLength(120))),
  course_id: several,
  university_id: numbers,
  education_type: several,
  period: several,
  least_semester: semester,
  most_semester: semester,
  state_id: several,
  city_id: numbers,
  skill_id: several,
  software_id: several,
  /** Where somebody wants to work. */
  area_id: several,
  language_id: several,
  /** At least this, in each of the languages. */
  language_level: z.optional(z.enum(keysOf(LANGUAGE_LEVELS))),
  /** One of the recruiter's own lists. */
  list_id: z.optional(z.uuid()),
  /** A job of the company's: who may not take it by law is left out, and who is under 18 is found for a job only. */
  job_id: z.optional(z.uuid()),
  ...(Object.fromEntries(NEVER.map((name) => [name, never])) as Record<(typeof NEVER)[number], typeof never>),
}

export const CANDIDATE_ORDERS = { relevance: 'Mais próximos da busca', newest: 'Atualizados há menos tempo' } as const
/** Beyond it nobody reads on: more words find better. */
export const FARTHEST = 2000
