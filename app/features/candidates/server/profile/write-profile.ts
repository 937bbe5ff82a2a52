import type { Ctx } from '#server/context.ts'
import { ask } from '#server/tasks/question.ts'
import { announce } from '#server/tasks/task.ts'
import { profileChanged } from '../bank/profile-changed.ts'
import { PRE_SELECTION_VERSION } from '../../wire/pre-selection.ts'
import { institutionalEmailAwaitsProof } from '../bond/institutional-email.ts'
import { settleBond, type Standing } from '../bond/settle-bond.ts'
import type { ProfileForm } from '../../wire/profile.ts'
import { hiddenAcademic } from './studies/academic.ts'
import { isMinor } from './age.ts'
import { columnsOf, sealedOf } from './columns.ts'
import type { Profile } from './reading/find-profile.ts'
import { addressPart, beside, choicesPart } from './studies/one-statement.ts'
import { schedulePart } from './studies/schedule-statement.ts'
import { renamed } from './profile-address.ts'
import { disabilitiesAfter, fileColumns, type Kept, settleFiles } from './profile-files.ts'
import { writeRows } from './rows/row-lists.ts'
import { fieldsIn, versionedAs } from './stale.ts'
import { vaultPart } from './vault.ts'

/** An institutional address other than the one that stands, which nobody has proven yet. */
export function newInstitutional({ institutional_email }: Profile, form: ProfileForm) {
  const sent = columnsOf(form).institutional_email
  return sent && sent !== institutional_email ? sent : undefined
}

/** What a bond is made of. An address that nobody has proven counts for none. */
const bondOf = ({
  university_id,
  not_in_university,
  main_education_status,
  course_situation,
  institutional_email,
  institutional_email_confirmed_at,
  vault,
}: Standing) =>
  [
    university_id,
    not_in_university,
    main_education_status,
    course_situation,
    institutional_email_confirmed_at && institutional_email,
    vault.cpf,
  ].join()

/** In the transaction that holds the profile: one statement for all but rows of lists, files and a bond. */
export async function writeProfile(ctx: Ctx, profile: Profile, form: ProfileForm, files: Kept) {
  const hidden = hiddenAcademic(ctx, profile, form)
  const told = { ...columnsOf(form), ...hidden }
  const otherEmail = told.institutional_email !== undefined && told.institutional_email !== profile.institutional_email
  const columns = { ...told, ...(otherEmail && { institutional_email_confirmed_at: null }) }
  const shy =
    told.date_of_birth !== undefined && isMinor(told.date_of_birth, ctx.now) && !isMinor(profile.date_of_birth, ctx.now)
  const disabilities = disabilitiesAfter(profile, form, files)
  const address = renamed(ctx, profile, told)
  const lock_version = profile.lock_version + 1
  const changed = [...fieldsIn(form).map(versionedAs), ...Object.keys(hidden)]
  const parts = [
    ...vaultPart(ctx, profile.id, profile.vault, { ...sealedOf(form), ...(disabilities && { disabilities }) }),
    ...choicesPart(profile.id, form),
    ...addressPart(ctx, profile, form.address_attributes),
    ...schedulePart(ctx, profile, form.study_schedule_attributes),
    ...address.parts,
  ]
  await beside(ctx, parts)
    .updateTable('user_infos')
    .set({
      ...(shy && { visible_sections: [], auto_enroll: false }),
      ...columns,
      ...(told.auto_enroll !== undefined && {
        auto_enroll_at: ctx.now.toISOString(),
        auto_enroll_version: PRE_SELECTION_VERSION,
      }),
      ...address.columns,
      ...fileColumns(form, files),
      lock_version,
      field_versions: JSON.stringify({
        ...(profile.field_versions as object),
        ...Object.fromEntries(changed.map((name) => [name, lock_version])),
      }),
      updated_at: ctx.now.toISOString(),
    })
    .where('id', '=', profile.id)
    .execute()
  await settleFiles(ctx, profile, form, files, disabilities)
  await writeRows(ctx, profile, form)
  const email = newInstitutional(profile, form)
  if (email) await announce(ctx, institutionalEmailAwaitsProof, { user_info_id: profile.id, email })
  const { cpf = profile.vault.cpf } = sealedOf(form)
  const standing = { ...profile, ...columns, vault: { cpf } }
  if (bondOf(standing) !== bondOf(profile)) await settleBond(ctx, profile, standing)
  // Who is not listed, and was not, is not searched for.
  if (profile.auto_enroll || columns.auto_enroll) await ask(ctx, profileChanged, { user_info_ids: [profile.id] })
}
