import { provenChange } from '#features/accounts/server/accounts.ts'
import type { Ctx, SignedIn } from '#server/context.ts'
import { invalid } from '#server/refusal.ts'
import { bareEmail } from '#wire/person/email.ts'
import { BLANK } from '#wire/text/sentences.ts'
import type { ProfileForm } from '../../wire/profile.ts'
import type { Profile } from './reading/find-profile.ts'

const ONE_AT_A_TIME = 'Altere a verificação em duas etapas sem trocar o e-mail ou a senha ao mesmo tempo'

/**
 * E-mail, password and two-factor, when a form brings another one: whoever is at the keyboard proves who they are,
 * before anything is written.
 * What comes back writes the change in the caller's transaction, and gives the codes to recover with when two-factor
 * was turned on.
 */
export async function proveAccountChanges(ctx: Ctx, actor: SignedIn, { login }: Profile, form: ProfileForm) {
  const email = form.email !== undefined && bareEmail(form.email) !== login.email ? form.email : undefined
  const password = form.password || undefined
  const two_factor =
    form.otp_required_for_login !== login.otp_required_for_login ? form.otp_required_for_login : undefined
  if (email === undefined && password === undefined && two_factor === undefined) return undefined
  const { current_password, otp } = form
  if (!current_password) throw invalid({ current_password: BLANK })
  if (two_factor !== undefined && (email !== undefined || password !== undefined))
    throw invalid({ otp_required_for_login: ONE_AT_A_TIME })
  if (two_factor !== undefined && !otp?.trim()) throw invalid({ otp: BLANK })
  return provenChange(ctx, actor, { email, password, two_factor, current_password, otp })
}
