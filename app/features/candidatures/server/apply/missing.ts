import { isEnrolled, toldStudies } from '#features/candidates/server/candidates.ts'
import { ENROLMENT_WORDS } from '../../wire/candidature-words.ts'
import type { AppliedJob } from './job-to-apply.ts'
import type { Seeker } from './seeker.ts'

/**
 * Fields of the profile, as its forms call them, that a company needs to read an application at all. Documents wait for
 * a contract.
 */
export function missingFor(
  seeker: Seeker,
  { job_type, course_ids }: Pick<AppliedJob, 'job_type' | 'course_ids'>,
): string[] {
  const { full_name, date_of_birth, cellphone } = seeker
  const told =
    job_type === 'internship'
      ? isEnrolled(seeker)
      : toldStudies(seeker) || (job_type !== 'trainee' && !course_ids.length)
  return [
    ...(full_name ? [] : ['full_name']),
    ...(date_of_birth ? [] : ['date_of_birth']),
    ...(cellphone ? [] : ['cellphone']),
    ...(told ? [] : ['academic']),
  ]
}

const MISSING_WORDS = 'Conte isto no seu perfil para se candidatar'

export const missingInWords = (missing: string[], { job_type }: Pick<AppliedJob, 'job_type'>) =>
  Object.fromEntries(
    missing.map((field) => [
      field,
      field === 'academic' && job_type === 'internship' ? ENROLMENT_WORDS : MISSING_WORDS,
    ]),
  )
