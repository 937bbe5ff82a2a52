import { readableLink } from '#wire/link/web-link.ts'
import { fileUrl } from '#features/files/server/files.ts'
import type { Ctx } from '#server/context.ts'
import type { Answer } from '#wire/endpoint.ts'
import { shownPhone } from '#wire/person/phone.ts'
import { formatZipcode } from '#wire/place/zipcode.ts'
import { completenessOf, partNamed } from '../../../wire/completeness.ts'
import type { showAttributes } from '../../../wire/profile.ts'
import { isMinor } from '../age.ts'
import type { Profile } from './find-profile.ts'
import { labelsOf } from '../labels.ts'
import type { Vault } from '../vault.ts'
import { filledOf } from './filled-fields.ts'

export type OwnProfile = Answer<typeof showAttributes>['data']
type Attributes = OwnProfile['attributes']
type DocumentFile = { id: string; name: string; private: boolean }

export const storedFile = (ctx: Ctx, file: DocumentFile | null | undefined) =>
  file ? { name: file.name, url: fileUrl(ctx, file) } : null

/** Reports of disabilities, whose ids and names stand in the vault. */
async function reportsOf(ctx: Ctx, { disabilities }: Vault): Promise<DocumentFile[]> {
  const ids = disabilities.flatMap(({ file_id }) => file_id ?? [])
  if (!ids.length) return []
  return ctx.db
    .selectFrom('files')
    .select(['id', 'name', 'private'])
    .where('id', 'in', ids)
    .where('removed_at', 'is', null)
    .execute()
}

/** As its owner's forms want it. */
export async function ownProfileResource(ctx: Ctx, profile: Profile): Promise<OwnProfile> {
  const { vault, login, bond, schedule, address } = profile
  const filled = filledOf(ctx, profile)
  const { percentage, missing } = completenessOf(filled)
  const next = missing[0] ? partNamed(missing[0]) : null
  return {
    id: profile.id,
    type: 'user_info',
    attributes: {
      ...filled,
      slug: profile.slug,
      social_name: profile.social_name,
      mother_name: vault.mother_name,
      email: login.email,
      email_confirmed: login.email_confirmed,
      otp_required_for_login: login.otp_required_for_login,
      institutional_email: profile.institutional_email,
      institutional_email_confirmed: profile.institutional_email_confirmed_at !== null,
      bond: bond?.in_force
        ? { institution_id: bond.institution_id, name: bond.name, proven_by: bond.proven_by as 'email' }
        : null,
      rg: vault.rg,
      rg_state_id: vault.rg_state_id,
      documents_attributes: [
        { id: 'rg', document_type: 'rg', number: vault.rg, peculiarities: { state_id: vault.rg_state_id } },
      ],
      minor: isMinor(profile.date_of_birth, ctx.now),
      sex: profile.sex,
      gender_id: vault.gender_id,
      ethnicity_id: vault.ethnicity_id,
      nationality_id: profile.nationality_id,
      marital_status: vault.marital_status,
      sexual_orientation: vault.sexual_orientation,
      phone: profile.phone && shownPhone(profile.phone),
      message_phone: profile.message_phone && shownPhone(profile.message_phone),
      authorize_whatsapp: profile.authorize_whatsapp,
      auto_enroll: profile.auto_enroll,
      working: profile.working,
      disability: vault.disability,
      expected_salary: profile.expected_salary,
      portfolios: profile.portfolios.map(readableLink),
      facebook: profile.facebook,
      instagram: profile.instagram,
      linkedin: profile.linkedin,
      skype: profile.skype,
      interests: profile.interests,
      ability_ids: profile.ability_ids,
      academic_entity_ids: profile.academic_entity_ids,
      sub_area_ids: profile.sub_area_ids,
      main_education_status: profile.main_education_status,
      course_situation: profile.course_situation,
      matriculation: profile.matriculation,
      ies_education_type: profile.ies_education_type,
      ies_period: profile.ies_period,
      period: profile.period,
      current_semester: profile.current_semester,
      course_start_date: profile.course_start_month,
      formation_date: profile.formation_month,
      internship_type: profile.internship_type,
      visible_sections: profile.visible_sections as Attributes['visible_sections'],
      privacy_chosen: ['visible_sections', 'auto_enroll'].some((name) => name in (profile.field_versions as object)),
      wizard_step: profile.wizard_step,
      educations_attributes: profile.educations,
      disabilities_attributes: await disabilitiesOf(ctx, vault),
      address_attributes: address && { ...address, zipcode: formatZipcode(address.zipcode) },
      study_schedule_attributes: schedule && {
        id: schedule.id,
        schedule_type: schedule.schedule_type,
        reason_for_no_classes: schedule.reason_for_no_classes,
        days_attributes: schedule.days as never,
      },
      curriculum_vitae: storedFile(ctx, profile.curriculum),
      labels: await labelsOf(ctx, profile),
      completeness: {
        percentage,
        missing,
        next: next && { part: next.part, words: next.words, step: next.step, weight: next.weight },
      },
      lock_version: profile.lock_version,
    },
  }
}

export async function disabilitiesOf(ctx: Ctx, vault: Vault) {
  const files = await reportsOf(ctx, vault)
  return vault.disabilities.map(({ file_id, file_name, ...row }) => {
    const file = files.find(({ id }) => id === file_id)
    return { ...row, document: storedFile(ctx, file && { ...file, name: file_name ?? file.name }) }
  })
}
