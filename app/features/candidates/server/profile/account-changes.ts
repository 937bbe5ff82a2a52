import { provenChange, turnTwoFactorOff, turnTwoFactorOn } from '#features/accounts/server/accounts.ts'
import type { Ctx, SignedIn } from '#server/context.ts'
import { invalid } from '#server/refusal.ts'
import { bareEmail } from '#wire/email.ts'
import { BLANK } from '#wire/sentences.ts'
import type { ProfileForm } from '../../wire/profile.ts'
import type { Profile } from './find-profile.ts'

const ONE_AT_A_TIME = 'Altere a verificação em duas etapas sem trocar o e-mail ou a senha ao mesmo tempo'

/**
 * E-mail, password and two-factor, when a form brings another one: whoever is at the keyboard proves who they are, before anything is written.
 * What comes back writes the change in the caller's transaction. Codes to recover with are shown in the settings, where they can be made anew.
 */
export async function proveAccountChanges(ctx: Ctx, actor: SignedIn, { login }: Profile, form: ProfileForm): Promise<((ctx: Ctx) => Promise<unknown>) | undefined> {
  const email = form.email !== undefined && bareEmail(form.email) !== login.email ? form.email : undefined
  const password = form.password || undefined
  const turns = form.otp_required_for_login !== undefined && form.otp_required_for_login !== login.otp_required_for_login
  if (email === undefined && password === undefined && !turns) return undefined
  const { current_password, otp } = form
  if (!current_password) throw invalid({ current_password: BLANK })
  if (!turns) return provenChange(ctx, actor, { email, password, current_password, otp })
  if (email !== undefined || password !== undefined) throw invalid({ otp_required_for_login: ONE_AT_A_TIME })
  if (!otp?.trim()) throw invalid({ otp: BLANK })
  await (form.otp_required_for_login ? turnTwoFactorOn : turnTwoFactorOff)(ctx, actor, { current_password, otp })
  return undefined
}
