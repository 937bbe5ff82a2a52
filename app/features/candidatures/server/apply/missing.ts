import type { Seeker } from './seeker.ts'
import type { AppliedJob } from './job-to-apply.ts'

/** Fields of the profile, as its forms call them, that a company needs to read an application at all. Documents wait for a contract. */
export function missingFor(seeker: Seeker, { job_type, course_ids }: Pick<AppliedJob, 'job_type' | 'course_ids'>): string[] {
  const { full_name, date_of_birth, cellphone, main_education_type, not_in_university, university_id, course_id } = seeker
  const studies = job_type === 'internship' || job_type === 'trainee' || course_ids.length > 0
  const toldStudies = not_in_university || (main_education_type !== null && main_education_type !== 'college') || (university_id !== null && course_id !== null)
  return [...(full_name ? [] : ['full_name']), ...(date_of_birth ? [] : ['date_of_birth']), ...(cellphone ? [] : ['cellphone']), ...(studies && !toldStudies ? ['academic'] : [])]
}

export const MISSING_WORDS = 'Conte isto no seu perfil para se candidatar'
