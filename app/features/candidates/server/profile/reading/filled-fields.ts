import { fileUrl } from '#features/files/server/files.ts'
import type { Ctx } from '#server/context.ts'
import { formatDate } from '#wire/time/date.ts'
import { shownPhone } from '#wire/person/phone.ts'
import type { Profile } from './find-profile.ts'

export const avatarPath = (ctx: Ctx, { avatar }: Pick<Profile, 'avatar'>) => (avatar ? fileUrl(ctx, avatar) : null)

/** What completeness is counted from. */
export const filledOf = (ctx: Ctx, profile: Profile) => ({
  full_name: profile.full_name,
  cpf: profile.vault.cpf,
  date_of_birth: profile.date_of_birth && formatDate(profile.date_of_birth),
  cellphone: profile.cellphone && shownPhone(profile.cellphone),
  main_education_type: profile.main_education_type,
  university_id: profile.university_id,
  course_id: profile.course_id,
  not_in_university: profile.not_in_university,
  summary: profile.summary,
  address_attributes: profile.address as object | null,
  skill_ids: profile.skill_ids,
  user_softwares_attributes: profile.softwares,
  user_languages_attributes: profile.languages,
  job_interests: profile.job_interests,
  experiences_attributes: profile.experiences,
  study_schedule_attributes: profile.schedule as object | null,
  avatar_path: avatarPath(ctx, profile),
  motivations: profile.motivations,
  interesting_fact: profile.interesting_fact,
  hobbies: profile.hobbies,
})
