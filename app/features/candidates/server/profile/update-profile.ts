import type { Ctx, SignedIn } from '#server/context.ts'
import { brokenConstraint, transaction } from '#server/database/transaction.ts'
import { forbidden, invalid } from '#server/refusal.ts'
import { spendInstitutionalLetter } from '../bond/institutional-email.ts'
import type { ProfileForm } from '../../wire/profile.ts'
import { hidesNewer, refuseEducation } from './academic.ts'
import { proveAccountChanges } from './account-changes.ts'
import { refuseTooYoung } from './age.ts'
import { columnsOf } from './columns.ts'
import { documentsAsFields } from './document-fields.ts'
import { refuseFuture } from './experience-dates.ts'
import { lockProfile, type Profile, profileOf } from './find-profile.ts'
import { ownProfileResource } from './own-profile.ts'
import { keepFiles, refuseLoneDisabilities } from './profile-files.ts'
import { adoptProposals, recognised } from './proposals.ts'
import { referencesIn, refuseUnknown } from './references.ts'
import { saveOf, wasSaved } from './saved-before.ts'
import { spendCpf } from './spend-cpf.ts'
import { conflictWith, Stale, withoutSettled } from './stale.ts'
import { newInstitutional, writeProfile } from './write-profile.ts'

const CPF_TAKEN = 'Este CPF já está em outra conta. Entre com ela, ou fale com a gente.'

/**
 * What was sent changes, the rest stays. All of it or nothing, the account's own changes too. The same save once more, known by its key, changes
 * nothing and is answered like the first; only codes to recover with are shown once.
 */
export async function updateProfile(ctx: Ctx, actor: SignedIn, sent: ProfileForm) {
  const known = await profileOf(ctx, actor.login_id)
  if (sent.id !== undefined && sent.id !== known.id) throw forbidden('Este cadastro é de outra pessoa.')
  const save = saveOf(ctx, known.id, sent)
  if (wasSaved(known, save)) return { data: await ownProfileResource(ctx, known) }
  let recovery_codes: string[] | undefined
  try {
    const { form, proposes } = await prepared(ctx, known, sent)
    await spendCpf(ctx, actor, known, form)
    if (newInstitutional(known, form)) await spendInstitutionalLetter(ctx, known.id)
    const files = await keepFiles(ctx, known.id, form)
    const changeAccount = await proveAccountChanges(ctx, actor, known, form)
    await transaction(ctx, async (ctx) => {
      const profile = await lockProfile(ctx, actor.login_id)
      if (wasSaved(profile, save)) return
      recovery_codes = await changeAccount?.(ctx)
      const left = unsettled(ctx, profile, proposes ? await adoptProposals(ctx, actor, form) : form)
      // Somebody saved meanwhile: what was right beside the rest may be wrong by now.
      if (profile.lock_version !== known.lock_version) await refuseEducation(ctx, profile, left)
      await writeProfile(ctx, profile, left, { files, save })
    })
  } catch (error) {
    if (brokenConstraint(error) === 'user_info_vaults_cpf_index_key') throw invalid({ cpf: CPF_TAKEN })
    if (error instanceof Stale) throw await conflictWith(ctx, actor, error.fields)
    throw error
  }
  return {
    data: await ownProfileResource(ctx, await profileOf(ctx, actor.login_id)),
    ...(recovery_codes && { recovery_codes }),
  }
}

/** What is left to be said; an answer that would silently empty what another tab has told since is a conflict too. */
function unsettled(ctx: Ctx, profile: Profile, form: ProfileForm) {
  const left = withoutSettled(profile, form)
  const hiding = hidesNewer(ctx, profile, left)
  if (hiding) throw new Stale([hiding])
  return left
}

/** Looked at as far as the profile can be read without holding it: in words a person can act on, and before any file is kept. */
async function prepared(ctx: Ctx, known: Profile, sent: ProfileForm) {
  if (sent.date_of_birth !== undefined) refuseTooYoung(columnsOf(sent).date_of_birth!, ctx.now)
  refuseFuture(sent, ctx.now)
  await refuseUnknown(ctx, referencesIn(sent, known))
  const { form, proposes } = await recognised(ctx, documentsAsFields(sent))
  const left = unsettled(ctx, known, form)
  refuseLoneDisabilities(left, known)
  await refuseEducation(ctx, known, left)
  return { form: left, proposes }
}
