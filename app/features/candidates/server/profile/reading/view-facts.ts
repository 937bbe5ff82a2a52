import { shownPhone, storedPhone } from '#wire/person/phone.ts'
import { currentPeriodLabel } from '../../../wire/academic-rules.ts'
import { COURSE_DURATIONS, COURSE_SITUATIONS, STUDY_PERIODS } from '../../../wire/enumerations.ts'
import type { Profile } from './find-profile.ts'
import { labelIn, type Labels } from '../labels.ts'

export const inWords = <T extends object>(of: T, key: string | null) =>
  key === null ? null : (of[key as keyof T] as string)
export const wordsOf = (labels: Labels, field: string) => labels[field]?.map(({ label }) => label) ?? []

export const hidden = <P extends object>(part: P) =>
  Object.fromEntries(Object.entries(part).map(([name, value]) => [name, Array.isArray(value) ? [] : null])) as P

export const contactOf = ({ login, cellphone, phone, message_phone, authorize_whatsapp }: Profile) => ({
  email: login.email,
  cellphone: cellphone && shownPhone(cellphone),
  phone: phone && shownPhone(phone),
  message_phone: message_phone && shownPhone(message_phone),
  whatsapp_url: authorize_whatsapp && cellphone ? `https://wa.me/${storedPhone(cellphone)!.slice(1)}` : null,
})

export const educationOf = (profile: Profile, labels: Labels) => ({
  main_education_type: labelIn(labels, 'main_education_type', profile.main_education_type),
  main_education_status: labelIn(labels, 'main_education_status', profile.main_education_status),
  course_situation: inWords(COURSE_SITUATIONS, profile.course_situation),
  university: labelIn(labels, 'university_id', profile.university_id),
  course: labelIn(labels, 'course_id', profile.course_id),
  ies_education_type: labelIn(labels, 'ies_education_type', profile.ies_education_type),
  ies_period: labelIn(labels, 'ies_period', profile.ies_period),
  period: inWords(STUDY_PERIODS, profile.period),
  current_period:
    profile.current_semester === null
      ? null
      : { label: currentPeriodLabel(profile.ies_period), number: profile.current_semester },
  course_start_date: profile.course_start_month,
  formation_date: profile.formation_month,
  academic_entities: wordsOf(labels, 'academic_entity_ids'),
  educations: profile.educations.map(({ education_type_id, institution_name, course_name, duration }) => ({
    type: labelIn(labels, 'education_type_id', education_type_id)!,
    institution_name,
    course_name,
    duration: inWords(COURSE_DURATIONS, duration)!,
  })),
})
