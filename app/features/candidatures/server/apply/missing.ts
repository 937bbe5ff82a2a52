import { ENROLMENT_WORDS } from '../../wire/candidature-words.ts'
import type { AppliedJob } from './job-to-apply.ts'
import type { Seeker } from './seeker.ts'

type Studies = Pick<Seeker, 'main_education_type' | 'main_education_status' | 'course_situation' | 'not_in_university' | 'university_id' | 'course_id'>

const atUniversity = ({ not_in_university, university_id, course_id }: Studies) => !not_in_university && university_id !== null && course_id !== null
/** At a school of another kind. */
const atSchool = ({ main_education_type }: Studies) => main_education_type !== null && main_education_type !== 'none' && main_education_type !== 'college'

/** Lei 11.788, art. 3º I: only who is enrolled, at whatever level, and attends. */
export const isEnrolled = (studies: Studies) =>
  (atUniversity(studies) || atSchool(studies)) && studies.main_education_status !== 'completed' && studies.course_situation !== 'graduate' && studies.course_situation !== 'locked'

const hasTold = (studies: Studies) => studies.not_in_university || (studies.main_education_type !== null && studies.main_education_type !== 'college') || atUniversity(studies)

/** Fields of the profile, as its forms call them, that a company needs to read an application at all. Documents wait for a contract. */
export function missingFor(seeker: Seeker, { job_type, course_ids }: Pick<AppliedJob, 'job_type' | 'course_ids'>): string[] {
  const { full_name, date_of_birth, cellphone } = seeker
  const told = job_type === 'internship' ? isEnrolled(seeker) : hasTold(seeker) || (job_type !== 'trainee' && !course_ids.length)
  return [...(full_name ? [] : ['full_name']), ...(date_of_birth ? [] : ['date_of_birth']), ...(cellphone ? [] : ['cellphone']), ...(told ? [] : ['academic'])]
}

const MISSING_WORDS = 'Conte isto no seu perfil para se candidatar'

export const missingInWords = (missing: string[], { job_type }: Pick<AppliedJob, 'job_type'>) =>
  Object.fromEntries(missing.map((field) => [field, field === 'academic' && job_type === 'internship' ? ENROLMENT_WORDS : MISSING_WORDS]))
