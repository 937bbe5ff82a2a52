// What may change in a running internship, as the form asks for it: by the names of the terms.
import type { Fields } from '#wire/record.ts'

export const UPDATED_TERMS = [
  'activities',
  'internship_type',
  'ends_on',
  'schedule',
  'sub_area_id',
  'institution_id',
  'supervisor_name',
  'supervisor_email',
  'supervisor_job_title',
] as const
type UpdatedTerm = (typeof UPDATED_TERMS)[number]
export type UpdateName = UpdatedTerm | 'effective_on' | 'observation'

/** Of the fields of the terms, which server and form declare alike; the day and the observation stand beside them. */
export const updateFields = (terms: Fields): Record<UpdateName, Fields[string]> => ({
  effective_on: { ...terms['ends_on']!, label: 'A mudança vale a partir de' },
  activities: terms['activities']!,
  internship_type: terms['internship_type']!,
  ends_on: terms['ends_on']!,
  schedule: terms['schedule']!,
  sub_area_id: { ...terms['course_id']!, label: 'Subárea' },
  institution_id: { ...terms['institution_id']!, label: 'Nova instituição de ensino' },
  supervisor_name: terms['supervisor_name']!,
  supervisor_email: terms['supervisor_email']!,
  supervisor_job_title: terms['supervisor_job_title']!,
  observation: { ...terms['remarks']!, label: 'Observação' },
})

export const pickedTerms = (of: object) =>
  Object.fromEntries(Object.entries(of).filter(([name]) => UPDATED_TERMS.includes(name as never)))

export const UPDATE_CATEGORIES = { enrollment_proof: 'Comprovante de matrícula' }
export const ENROLLMENT_PROOF = 'enrollment_proof'
/** Seed 2 §8. */
export const UPDATE_FAILED = 'Ops! Não foi possível atualizar seus dados! Por favor, tente novamente.'
