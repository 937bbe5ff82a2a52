import {
  hashPassword,
  openLogin,
  placeOf,
  recordAcceptance,
  spendOrWait,
  warnOwner,
} from '#features/accounts/server/accounts.ts'
import type { Contribution } from '#features/accounts/server/accounts.ts'
import { logoOf } from '#features/institutions/server/institutions.ts'
import { PRIVACY_VERSION, TERMS_VERSION } from '#features/legal-texts/wire.ts'
import type { Ctx } from '#server/context.ts'
import { brokenConstraint, transaction } from '#server/database/transaction.ts'
import { invalid } from '#server/refusal.ts'
import { announce, announcement } from '#server/tasks/task.ts'
import { uuid } from '#server/uuid.ts'
import { completenessOf } from '../wire/completeness.ts'
import type { SignUp } from '../wire/registration.ts'
import { nameOf, profileOf } from './profile/reading/find-profile.ts'
import { avatarPath, filledOf } from './profile/reading/filled-fields.ts'
import { slugFor } from './profile/profile-address.ts'
import { removeUnused } from './remove-unused.ts'

type Registered = { user_info_id: string; login_id: string; return_to?: string | undefined }
export const candidateRegistered = announcement<Registered>('candidate registered')

type NewCandidate = {
  name: string
  email: string
  password: string
  email_confirmed?: boolean
  /** Where the letter's link leads on to. */
  return_to?: string | undefined
}

/** A person with an account of their own. */
export async function registerCandidate(ctx: Ctx, person: NewCandidate) {
  const { name, email, password, email_confirmed = false, return_to } = person
  const password_hash = await hashPassword(password)
  return transaction(ctx, async (ctx) => {
    const login_id = await openLogin(ctx, { user_type: 'User', email, password_hash, email_confirmed })
    await recordAcceptance(ctx, login_id)
    const id = uuid(ctx.now.getTime())
    await ctx.db
      .insertInto('user_infos')
      .values({ id, login_id, full_name: name, slug: slugFor(name, id), created_at: ctx.now.toISOString() })
      .execute()
    if (!email_confirmed) await announce(ctx, candidateRegistered, { user_info_id: id, login_id, return_to })
    return { id, login_id }
  })
}

const CHANGED = 'Este texto mudou. Leia a versão atual e aceite para continuar'

/**
 * Whether the e-mail has an account already is nobody's business: the answer is the same, and its owner hears of it by
 * letter.
 */
export async function signUp(
  ctx: Ctx,
  { accepted_terms_version, accepted_privacy_version, corrects, ...person }: SignUp,
) {
  const stale = {
    ...(accepted_terms_version !== TERMS_VERSION && { accepted_terms_version: CHANGED }),
    ...(accepted_privacy_version !== PRIVACY_VERSION && { accepted_privacy_version: CHANGED }),
  }
  if (Object.keys(stale).length) throw invalid(stale)
  await spendOrWait(ctx, { key: `sign ups ${placeOf(ctx)}`, times: 100, seconds: 3600 })
  if (corrects) await removeUnused(ctx, corrects)
  try {
    await registerCandidate(ctx, person)
  } catch (error) {
    if (brokenConstraint(error) !== 'logins_email_taken') throw error
    await warnOwner(ctx, { user_type: 'User', email: person.email })
  }
}

/** Who the person is, by the profile. */
export const candidateAttributes: Contribution = async (ctx, actor) => {
  if (actor.user_type !== 'User') return {}
  const profile = await profileOf(ctx, actor.login_id)
  const { slug, bond } = profile
  return {
    uuid: actor.login_id,
    first_name: nameOf(profile).split(' ')[0]!,
    slug,
    avatar: avatarPath(ctx, profile),
    profile_completeness_percentage: completenessOf(filledOf(ctx, profile)).percentage,
    talent_hub_ies_student: bond?.in_force
      ? { id: String(bond.institution_id), name: bond.name, display_name: bond.display_name, logo: logoOf(ctx, bond) }
      : null,
  }
}

export { inAudience, internAsked, refuseOutside } from './audience.ts'
export { trustInstitutionalEmail } from './bond/institutional-email.ts'
export { choosePreSelection } from './bank/choose-pre-selection.ts'
export { type Family, familyOf, hiddenFrom } from './bank/hidden-from.ts'
export { profileChanged } from './bank/profile-changed.ts'
export { companyReads, readUntil } from './company-reads.ts'
export { openFormInvite, profileForForm, voidFormInvites } from './form-invites.ts'
export { nameOf } from './profile/reading/find-profile.ts'
export { ageOn as wholeYears, isMinor } from './profile/age.ts'
export { identityForContracts } from './profile/reading/identity-for-contracts.ts'
export { disabilityOf, readAsCompany } from './profile/reading/read-as-company.ts'
export { classHours } from './profile/studies/class-hours.ts'
export { attendsNothing, isEnrolled, type Studies, toldStudies } from './profile/studies/studies.ts'
export { tellProfile } from './profile/told-by-form.ts'
export { openProfile, profileByEmail } from './profile/open-profile.ts'
export { updateProfile } from './profile/update-profile.ts'
export { setResume } from './resume/set-resume.ts'
export { VISIBLE_SECTIONS, type VisibleSection } from '../wire/enumerations.ts'
export type { ProfileForm } from '../wire/profile.ts'
