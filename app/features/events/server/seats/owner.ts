// Sign-ups without an account belong to the account that proves the same e-mail.
import { sql } from 'kysely'
import { emailProven, loginByEmail } from '#features/accounts/server/accounts.ts'
import { hold } from '#features/calendar/server/calendar.ts'
import type { Ctx } from '#server/context.ts'
import { enqueue, listener, task } from '#server/tasks/task.ts'

/** Undefined is nobody yet. */
export async function ownerOf(ctx: Ctx, email: string): Promise<string | null> {
  const login = await loginByEmail(ctx, 'User', email)
  return login?.email_confirmed_at ? login.id : null
}

/** The account's proof of the e-mail is the sign-up's as well. */
const ownRegistrations = task<{ login_id: string }>('own-event-registrations', async (ctx, { login_id }) => {
  const login = await ctx.db
    .selectFrom('logins')
    .select('email')
    .where('id', '=', login_id)
    .where('user_type', '=', 'User')
    .executeTakeFirst()
  if (!login) return
  const owned = await ctx.db
    .updateTable('registrations as r')
    .from('event_sessions as s')
    .set({ login_id, prove_by: null })
    .whereRef('s.id', '=', 'r.session_id')
    .where('r.email', '=', login.email)
    .where('r.login_id', 'is', null)
    .where('r.state', '<>', 'cancelled')
    .returning(['r.id', 'r.state', 's.starts_at', 's.ends_at'])
    .execute()
  for (const { id, state, ...span } of owned)
    // What the calendar has already stays; the seat stays too.
    if (state === 'confirmed' && Date.parse(span.ends_at) > ctx.now.getTime())
      await hold(ctx, { what: 'event', what_id: id }, span, [login_id])
  // The code on a guest's certificate goes on to stand for it.
  const issued = sql`select from event_certificates o where o.event_id = c.event_id and o.login_id = ${login_id}`
  await sql`update event_certificates c set login_id = ${login_id}, email = null
    where c.email = ${login.email} and not exists (${issued})`.execute(ctx.db)
  // Who came as a guest has the hours from now on.
  for (const { id } of owned) await enqueue(ctx, { name: 'credit-event-presence' }, { registration_id: id })
})

export const ownerListeners = [listener(emailProven, ownRegistrations)]
