/** What a profile tells of school and university. */
export type Studies = {
  main_education_type: string | null
  main_education_status: string | null
  course_situation: string | null
  not_in_university: boolean
  university_id: number | null
  course_id: string | null
}

const atUniversity = ({ not_in_university, university_id, course_id }: Studies) =>
  !not_in_university && university_id !== null && course_id !== null
/** At a school of another kind. */
const atSchool = ({ main_education_type }: Studies) =>
  main_education_type !== null && main_education_type !== 'none' && main_education_type !== 'college'
const isOver = ({ main_education_status, course_situation }: Studies) =>
  main_education_status === 'completed' || course_situation === 'graduate' || course_situation === 'locked'

/** Lei 11.788, art. 3º I: only who is enrolled, at whatever level, and attends. */
export const isEnrolled = (studies: Studies) => (atUniversity(studies) || atSchool(studies)) && !isOver(studies)

/** Whether it is told where this person studies, or that it is nowhere. */
export const toldStudies = (studies: Studies) =>
  studies.not_in_university ||
  (studies.main_education_type !== null && studies.main_education_type !== 'college') ||
  atUniversity(studies)

/** Known to attend nothing: what is not told yet may be told when it is asked for. */
export const attendsNothing = (studies: Studies) => isOver(studies) || (toldStudies(studies) && !isEnrolled(studies))
