import { Reply, serve } from '#server/serve.ts'
import { issueToken, revokeToken, showSession } from '../wire.ts'
import type { SignedIn } from '#server/context.ts'
import { attributesOf, type Contribution, signIn, signOut } from './sessions.ts'

/** Features further down the map contribute to a session's attributes; accounts knows none of them. */
export const routes = (contributions: Contribution[]) => [
  serve(issueToken, async (ctx, { body }) => {
    const { token, actor, expires_in, first_sign_in } = await signIn(ctx, body)
    const attributes = await attributesOf(ctx, actor, contributions)
    return new Reply(
      { access_token: token, token_type: 'Bearer' as const, expires_in, user_type: actor.user_type, first_sign_in, attributes },
      { 'cache-control': 'no-store', pragma: 'no-cache' },
    )
  }),
  serve(revokeToken, async (ctx, { body }) => {
    if (body.token) await signOut(ctx, body.token)
    return {}
  }),
  serve(showSession, async (ctx) => {
    const actor = ctx.actor as SignedIn
    const attributes = await attributesOf(ctx, actor, contributions)
    return { data: { id: actor.session_id, type: 'session' as const, attributes: { user_type: actor.user_type, ...attributes } } }
  }),
]
