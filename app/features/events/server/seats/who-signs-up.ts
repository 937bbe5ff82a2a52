import { spendOrWait, placeOf } from '#features/accounts/server/accounts.ts'
import { nameOf } from '#features/candidates/server/candidates.ts'
import type { Ctx } from '#server/context.ts'
import { forbidden, invalid } from '#server/refusal.ts'
import type { Received } from '#wire/endpoint.ts'
import { bareEmail } from '#wire/person/email.ts'
import { BLANK } from '#wire/text/sentences.ts'
import type { signUpForEvent } from '../../wire/registrations.ts'
import type { Who } from './own-time.ts'

export type SignUp = Received<typeof signUpForEvent>['body']['registration']

const UNPROVEN = 'Confirme o seu e-mail antes de se inscrever. O link está na sua caixa de entrada.'

/** A candidate by the account; anybody else by name and e-mail. */
export async function whoSignsUp(ctx: Ctx, { name, email }: SignUp): Promise<Who> {
  if (ctx.actor.user_type === 'User') {
    const { login_id } = ctx.actor
    const person = await ctx.db
      .selectFrom('logins as l')
      .innerJoin('user_infos as u', 'u.login_id', 'l.id')
      .select(['l.email', 'l.email_confirmed_at', 'u.full_name', 'u.social_name'])
      .where('l.id', '=', login_id)
      .executeTakeFirstOrThrow()
    if (!person.email_confirmed_at) throw forbidden(UNPROVEN)
    return { login_id, name: nameOf(person), email: person.email }
  }
  const missing = { ...(!name && { name: BLANK }), ...(!email && { email: BLANK }) }
  if (!name || !email) throw invalid(missing)
  const bare = bareEmail(email)
  // A letter goes to an address that somebody typed.
  await spendOrWait(ctx, { key: `event sign-ups ${placeOf(ctx)}`, times: 300, seconds: 3600 })
  await spendOrWait(ctx, { key: `event letters ${bare}`, times: 6, seconds: 3600 })
  return { login_id: null, name: name.trim(), email: bare }
}
