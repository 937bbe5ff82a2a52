import { sql } from 'kysely'
import type { Ctx } from '#server/context.ts'
import type { Answer } from '#wire/endpoint.ts'
import { bareEmail } from '#wire/person/email.ts'
import type { signUpForEvent } from '../../wire/registrations.ts'
import type { Standing } from '../seats/line.ts'
import { proofDue } from '../seats/proof-due.ts'
import type { SignUp } from '../seats/who-signs-up.ts'
import { registrationRows } from './registration-rows.ts'

export type SignedUp = Answer<typeof signUpForEvent>

/** The same whatever the e-mail's owner has already; sent again, it says no more than that the letter is on its way. */
export const guestSignUp = (ctx: Ctx, id: string, email: string, registrations: Standing[] = []): SignedUp => ({
  data: {
    id,
    type: 'event_sign_up',
    attributes: { email, prove_by: proofDue(ctx).toISOString(), registrations },
  },
})

/** How a candidate stands in the sessions that were asked for. */
export async function showSignUp(ctx: Ctx, event_id: string, { session_ids, email }: SignUp): Promise<SignedUp> {
  if (ctx.actor.user_type !== 'User') return guestSignUp(ctx, event_id, bareEmail(email!))
  const rows = await registrationRows(
    ctx,
    sql`r.session_id = any(${[...session_ids]}::uuid[]) and r.state <> 'cancelled'
      and r.login_id = ${ctx.actor.login_id}`,
    sql`order by s.starts_at, s.id`,
  )
  return {
    data: {
      id: event_id,
      type: 'event_sign_up',
      attributes: {
        email: rows[0]?.email ?? '',
        prove_by: null,
        registrations: rows.map(({ session_id, session_title, state, position }) => ({
          session_id,
          title: session_title,
          state,
          position,
        })),
      },
    },
  }
}
