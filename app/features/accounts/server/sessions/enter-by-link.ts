import type { Ctx, SignedIn } from '#server/context.ts'
import type { FoundToken } from '../tokens.ts'
import { accountKey } from './guesses.ts'
import { placeOf, rememberPlace } from './places.ts'
import { enter } from './sign-in.ts'

export type Entered = { token: string; expires_in: number; first_sign_in: boolean; actor: SignedIn }

/**
 * The link that confirms a registration opens a session for a candidate, who would otherwise type again what was typed
 * minutes ago. Once confirmed, no other link does, so that none passes a second step, which only then can be turned on.
 */
export async function enterByLink(ctx: Ctx, found: FoundToken): Promise<Entered | undefined> {
  const { login_id, user_type, login_email, password_hash, first_signed_in_at, email_confirmed_at } = found
  if (user_type !== 'User' || password_hash === null || email_confirmed_at) return undefined
  const { session_id, ...opened } = await enter(ctx, { id: login_id, password_hash, first_signed_in_at })
  await rememberPlace(ctx, accountKey(ctx, user_type, login_email, login_id), placeOf(ctx))
  return { ...opened, actor: { user_type, login_id, session_id } }
}
