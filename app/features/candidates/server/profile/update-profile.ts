import type { Ctx, SignedIn } from '#server/context.ts'
import { brokenConstraint } from '#server/database/transaction.ts'
import { forbidden, invalid } from '#server/refusal.ts'
import { spendInstitutionalLetter } from '../bond/institutional-email.ts'
import type { ProfileForm } from '../../wire/profile.ts'
import { hidesNewer, refuseEducation } from './studies/academic.ts'
import { proveAccountChanges } from './account-changes.ts'
import { refuseTooYoung } from './age.ts'
import { columnsOf } from './columns.ts'
import { documentsAsFields } from './document-fields.ts'
import { refuseFuture } from './studies/experience-dates.ts'
import { lockProfile, type Profile, profileOf } from './reading/find-profile.ts'
import { keepFiles, refuseLoneDisabilities } from './profile-files.ts'
import { adoptProposals, recognised } from './proposals.ts'
import { referencesIn, refuseUnknown } from './rows/references.ts'
import { spendCpf } from './spend-cpf.ts'
import { staleIn, withoutSettled } from './stale.ts'
import { newInstitutional, writeProfile } from './write-profile.ts'

const CPF_TAKEN = 'Este CPF já está em outra conta. Entre com ela, ou fale com a gente.'

/**
 * What was sent changes, the rest stays. All of it or nothing, the account's own changes too. Codes to recover with are
 * told once.
 */
export async function updateProfile(ctx: Ctx, actor: SignedIn, sent: ProfileForm) {
  const known = await profileOf(ctx, actor.login_id)
  if (sent.id !== undefined && sent.id !== known.id) throw forbidden('Este cadastro é de outra pessoa.')
  const { form, proposes } = await prepared(ctx, known, sent)
  await spendCpf(ctx, actor, known, form)
  if (newInstitutional(known, form)) await spendInstitutionalLetter(ctx, known.id)
  const files = await keepFiles(ctx, known.id, form)
  const changeAccount = await proveAccountChanges(ctx, actor, known, form)
  return async (ctx: Ctx) => {
    const profile = await lockProfile(ctx, actor.login_id)
    const recovery_codes = await changeAccount?.(ctx)
    const left = await unsettled(ctx, profile, proposes ? await adoptProposals(ctx, actor, form) : form)
    // Somebody saved meanwhile: what was right beside the rest may be wrong by now.
    if (profile.lock_version !== known.lock_version) await refuseEducation(ctx, profile, left)
    await writeProfile(ctx, profile, left, files).catch(sayTakenCpf)
    return { id: profile.id, told: recovery_codes ? { recovery_codes } : {} }
  }
}

const sayTakenCpf = (error: unknown) => {
  throw brokenConstraint(error) === 'user_info_vaults_cpf_index_key' ? invalid({ cpf: CPF_TAKEN }) : error
}

/** What is left to be said; an answer that would silently empty what another tab has told since is a conflict too. */
async function unsettled(ctx: Ctx, profile: Profile, form: ProfileForm) {
  const left = await withoutSettled(ctx, profile, form)
  const hiding = hidesNewer(ctx, profile, left)
  if (hiding) throw await staleIn(ctx, profile, [hiding])
  return left
}

/**
 * Looked at as far as the profile can be read without holding it: in words a person can act on, and before any file is
 * kept.
 */
async function prepared(ctx: Ctx, known: Profile, sent: ProfileForm) {
  if (sent.date_of_birth !== undefined) refuseTooYoung(columnsOf(sent).date_of_birth!, ctx.now)
  refuseFuture(sent, ctx.now)
  await refuseUnknown(ctx, referencesIn(sent, known))
  const { form, proposes } = await recognised(ctx, documentsAsFields(sent))
  const left = await unsettled(ctx, known, form)
  refuseLoneDisabilities(left, known)
  await refuseEducation(ctx, known, left)
  return { form: left, proposes }
}
