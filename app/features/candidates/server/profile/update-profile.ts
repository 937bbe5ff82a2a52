import type { Ctx, SignedIn } from '#server/context.ts'
import { brokenConstraint, transaction } from '#server/database/transaction.ts'
import { forbidden, invalid, Refusal } from '#server/refusal.ts'
import { announce } from '#server/tasks/task.ts'
import type { ProfileForm } from '../../wire/profile.ts'
import { institutionalEmailAwaitsProof, spendInstitutionalLetter, voidInstitutionalLinks } from '../bond/institutional-email.ts'
import { settleBond } from '../bond/settle-bond.ts'
import { hiddenAcademic, refuseAcademic } from './academic.ts'
import { proveAccountChanges } from './account-changes.ts'
import { isMinor, refuseTooYoung } from './age.ts'
import { columnsOf, sealedOf } from './columns.ts'
import { lockProfile, type Profile, profileOf } from './find-profile.ts'
import { ownProfileResource } from './own-profile.ts'
import { disabilitiesAfter, fileColumns, keepFiles, type Kept, refuseLoneDisabilities, settleFiles } from './profile-files.ts'
import { adoptProposals } from './proposals.ts'
import { referencesIn, refuseUnknown } from './references.ts'
import { writeVault } from './vault.ts'
import { writeAddress, writeChoices, writeRows, writeSchedule } from './write-lists.ts'

/** Not of the profile, or of no matter to another tab. */
const UNVERSIONED = new Set(['id', 'lock_version', 'wizard_step', 'email', 'password', 'password_confirmation', 'current_password', 'otp', 'otp_required_for_login'])

const CPF_TAKEN = 'Este CPF já está em outra conta. Entre com ela, ou fale com a gente.'
const STALE = 'Você alterou isto em outra aba ou aparelho. Veja o que está salvo agora antes de salvar de novo.'

/** What was sent changes, the rest stays. All of it or nothing. */
export async function updateProfile(ctx: Ctx, actor: SignedIn, form: ProfileForm) {
  const known = await profileOf(ctx, actor.login_id)
  if (form.id !== undefined && form.id !== known.id) throw forbidden('Este cadastro é de outra pessoa.')
  try {
    refuseStale(known, form)
    await refuseWrong(ctx, known, form)
    if (newInstitutional(known, form)) await spendInstitutionalLetter(ctx, known.id)
    const files = await keepFiles(ctx, form)
    const changeAccount = await proveAccountChanges(ctx, actor, known, form)
    await transaction(ctx, async (ctx) => {
      await changeAccount?.(ctx)
      await write(ctx, actor, await lockProfile(ctx, actor.login_id), form, files)
    })
  } catch (error) {
    if (brokenConstraint(error) === 'user_info_vaults_cpf_index_key') throw invalid({ cpf: CPF_TAKEN })
    if (error instanceof Stale) throw await conflictWith(ctx, actor, error.fields)
    throw error
  }
  return ownProfileResource(ctx, await profileOf(ctx, actor.login_id))
}

/** An institutional address other than the one that stands, which nobody has proven yet. */
function newInstitutional({ institutional_email }: Profile, form: ProfileForm) {
  const sent = columnsOf(form).institutional_email
  return sent && sent !== institutional_email ? sent : undefined
}

async function refuseWrong(ctx: Ctx, known: Profile, form: ProfileForm) {
  if (form.date_of_birth !== undefined) refuseTooYoung(columnsOf(form).date_of_birth!, ctx.now)
  refuseAcademic(ctx, known, form)
  refuseLoneDisabilities(form, known)
  await refuseUnknown(ctx, referencesIn(form))
}

/** Somebody's other tab changed the same fields since this one read them. */
class Stale extends Error {
  fields: string[]
  constructor(fields: string[]) {
    super('stale')
    this.fields = fields
  }
}

const fieldsIn = (form: ProfileForm) => Object.keys(form).filter((name) => !UNVERSIONED.has(name) && form[name as keyof ProfileForm] !== undefined)

function refuseStale(profile: Profile, form: ProfileForm) {
  const { lock_version } = form
  if (lock_version === undefined) return
  const versions = profile.field_versions as Record<string, number>
  const stale = fieldsIn(form).filter((name) => (versions[name] ?? 0) > lock_version)
  if (stale.length) throw new Stale(stale)
}

async function write(ctx: Ctx, actor: SignedIn, profile: Profile, sent: ProfileForm, files: Kept) {
  refuseStale(profile, sent)
  const form = await adoptProposals(ctx, actor, sent)
  const lock_version = profile.lock_version + 1
  const columns = { ...columnsOf(form), ...hiddenAcademic(ctx, profile, form) }
  const shy = columns.date_of_birth !== undefined && isMinor(columns.date_of_birth, ctx.now) && !isMinor(profile.date_of_birth, ctx.now)
  const otherEmail = columns.institutional_email !== undefined && columns.institutional_email !== profile.institutional_email
  await ctx.db
    .updateTable('user_infos')
    .set({
      ...(shy && { visible_sections: [], auto_enroll: false }),
      ...columns,
      ...(otherEmail && { institutional_email_confirmed_at: null }),
      ...fileColumns(form, files),
      lock_version,
      field_versions: JSON.stringify({ ...(profile.field_versions as object), ...Object.fromEntries(fieldsIn(form).map((name) => [name, lock_version])) }),
      updated_at: ctx.now.toISOString(),
    })
    .where('id', '=', profile.id)
    .execute()
  const disabilities = disabilitiesAfter(profile, form, files)
  const sealed = { ...sealedOf(form), ...(disabilities && { disabilities }) }
  if (Object.keys(sealed).length) await writeVault(ctx, profile.id, { ...profile.vault, ...sealed })
  await settleFiles(ctx, profile, form, files, disabilities)
  await writeChoices(ctx, profile.id, form)
  await writeRows(ctx, profile, form)
  await writeAddress(ctx, profile, form.address_attributes)
  await writeSchedule(ctx, profile, form.study_schedule_attributes)
  if (otherEmail) await voidInstitutionalLinks(ctx, profile.id)
  const email = newInstitutional(profile, form)
  if (email) await announce(ctx, institutionalEmailAwaitsProof, { user_info_id: profile.id, email })
  await settleBond(ctx, profile, { ...profile, ...columns, ...(otherEmail && { institutional_email_confirmed_at: null }) })
}

async function conflictWith(ctx: Ctx, actor: SignedIn, fields: string[]) {
  return new Refusal(409, { messages: [STALE], fields, data: await ownProfileResource(ctx, await profileOf(ctx, actor.login_id)) })
}
