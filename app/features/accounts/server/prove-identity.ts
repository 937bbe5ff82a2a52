import type { Ctx, SignedIn } from '#server/context.ts'
import { invalid } from '#server/refusal.ts'
import { forgive } from './sessions/attempts.ts'
import { spendOrWait } from './sessions/guesses.ts'
import { findLogin } from './logins.ts'
import { passwordFits } from './passwords/passwords.ts'
import { hasTwoFactor, useCode, wrongCode } from './two-factor/codes.ts'

export const WRONG_PASSWORD = 'Senha atual incorreta.'
export const CODE_MISSING = 'Informe o código do seu aplicativo autenticador.'

export type Proof = { current_password: string; otp?: string | null | undefined }

/**
 * Counted per session: an open session allows few guesses, and they do not keep the owner from signing in elsewhere.
 */
const passwords = ({ session_id }: SignedIn) => ({ key: `password ${session_id}`, times: 5, seconds: 300 })
/** Separate from the password's count, which a right password clears. */
const codes = ({ session_id }: SignedIn) => ({ key: `code ${session_id}`, times: 5, seconds: 1500 })

/** A wrong password is 422, so that the session continues. */
export async function provePassword(ctx: Ctx, actor: SignedIn, current_password: string) {
  await spendOrWait(ctx, passwords(actor))
  const { password_hash } = await findLogin(ctx, actor.login_id)
  if (!(await passwordFits(current_password, password_hash))) throw invalid({ current_password: WRONG_PASSWORD })
  await forgive(ctx, [passwords(actor).key])
}

/** Runs in the caller's transaction; new recovery codes are shown once, in that answer. */
export type Write = (ctx: Ctx) => Promise<string[] | undefined>

export function givenCode(otp: string | null | undefined): string {
  if (!otp?.trim()) throw invalid({ otp: CODE_MISSING })
  return otp
}

/**
 * Password, and a code when two-factor is on. Both guesses are counted now, even if the save fails; the code is used
 * up by the write, so that a refused save costs no recovery code.
 */
export async function proveIdentity(ctx: Ctx, actor: SignedIn, { current_password, otp }: Proof): Promise<Write> {
  await provePassword(ctx, actor, current_password)
  if (!(await hasTwoFactor(ctx, actor.login_id))) return async () => undefined
  const code = givenCode(otp)
  await spendOrWait(ctx, codes(actor))
  return async (ctx) => {
    if (!(await useCode(ctx, actor.login_id, code))) throw invalid({ otp: wrongCode(code) })
    await forgive(ctx, [codes(actor).key])
    return undefined
  }
}
