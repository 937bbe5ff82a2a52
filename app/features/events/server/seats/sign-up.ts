import { sql } from 'kysely'
import type { Ctx } from '#server/context.ts'
import { conflict, invalid } from '#server/refusal.ts'
import { enqueue } from '#server/tasks/task.ts'
import { uuid } from '#server/uuid.ts'
import { tellStanding } from '../letters/tell.ts'
import { openEvent } from '../reading/event-rows.ts'
import { guestSignUp } from '../reading/show-sign-up.ts'
import { asNewcomer, EXPIRES, lockSessions, type Session, takeSeat } from './line.ts'
import { holdTime, lockPerson, refuseOverlaps, type Who } from './own-time.ts'
import { proofDue } from './proof-due.ts'
import { newSecrets } from './sealed.ts'
import type { SignUp } from './who-signs-up.ts'

const UNKNOWN = 'Escolha sessões deste evento'

/** Behind everybody who is in the line already, whatever the clocks of two processes say. */
const QUEUED_AT = (session_id: string, now: Date) => sql<string>`greatest(${now}::timestamptz,
  (select max(queued_at) + interval '1 microsecond' from registrations where session_id = ${session_id}))`

async function enter(ctx: Ctx, who: Who, session: Session, shares_name: boolean) {
  const id = uuid(ctx.now.getTime())
  const seated = await takeSeat(ctx, session)
  const prove_by = who.login_id ? null : proofDue(ctx)
  await ctx.db
    .insertInto('registrations')
    .values({
      id,
      event_id: session.event_id,
      session_id: session.id,
      ...who,
      state: seated ? 'confirmed' : 'waiting',
      shares_name,
      queued_at: QUEUED_AT(session.id, ctx.now),
      prove_by: prove_by?.toISOString() ?? null,
      ...newSecrets(ctx, id),
      created_at: ctx.now.toISOString(),
    })
    .execute()
  if (seated) await holdTime(ctx, id, who, session)
  if (prove_by) await enqueue(ctx, EXPIRES, { registration_id: id }, { run_at: prove_by })
  await tellStanding(ctx, id)
}

const standing = (ctx: Ctx, { email, login_id }: Who, session_ids: readonly string[]) =>
  ctx.db
    .selectFrom('registrations')
    .select(['id', 'session_id', 'prove_by', 'login_id', 'state'])
    .where('session_id', 'in', [...session_ids])
    .where('state', '<>', 'cancelled')
    .where((e) => e.or([e('email', '=', email), ...(login_id ? [e('login_id', '=', login_id)] : [])]))
    .execute()

/** What stands already is told to whoever has the e-mail; who has not proven it yet has a whole day again. */
async function tellAgain(ctx: Ctx, { id, prove_by }: { id: string; prove_by: string | null }) {
  if (prove_by) {
    const run_at = proofDue(ctx)
    await ctx.db.updateTable('registrations').set({ prove_by: run_at.toISOString() }).where('id', '=', id).execute()
    await enqueue(ctx, EXPIRES, { registration_id: id }, { run_at })
  }
  await tellStanding(ctx, id)
}

/** Signed up without logging in: the account whose proven e-mail it is owns the place, as it says now. */
async function adopt(ctx: Ctx, id: string, who: Who, seated: Session | undefined, shares_name: boolean) {
  const { login_id, name } = who
  const owned = { login_id, name, shares_name, prove_by: null }
  await ctx.db.updateTable('registrations').set(owned).where('id', '=', id).execute()
  if (seated) await holdTime(ctx, id, who, seated)
  await tellStanding(ctx, id)
}

/**
 * One row a person and session: what stands already stays as it is. A guest's answer is that of a newcomer, whatever
 * stands under the e-mail: only the letter tells.
 */
export async function signUp(ctx: Ctx, event_id: string, who: Who, { session_ids, shares_name = false }: SignUp) {
  await lockPerson(ctx, who)
  const ids = [...new Set(session_ids)]
  const sessions = await lockSessions(ctx, ids)
  // Read once its sessions are held: cancelling holds them too.
  const event = await openEvent(ctx, event_id)
  if (event.state === 'cancelled') throw conflict('Este evento foi cancelado.')
  if (sessions.length < ids.length || sessions.some((one) => one.event_id !== event_id))
    throw invalid({ session_ids: UNKNOWN })
  const begun = sessions.find(({ starts_at }) => Date.parse(starts_at) <= ctx.now.getTime())
  if (begun) throw invalid({ session_ids: `As inscrições para “${begun.title}” já terminaram.` })
  const there = await standing(ctx, who, ids)
  const chosen = sessions.toSorted((one, other) => Date.parse(one.starts_at) - Date.parse(other.starts_at))
  const wanted = chosen.filter(({ id }) => there.every(({ session_id }) => session_id !== id))
  const guests = there.filter((one) => one.login_id === null)
  const adopted = chosen.filter(({ id }) => guests.some(({ session_id }) => session_id === id))
  await refuseOverlaps(ctx, who, who.login_id ? [...wanted, ...adopted] : chosen, who.login_id !== null)
  const told = who.login_id ? undefined : await asNewcomer(ctx, ids)
  for (const session of wanted) await enter(ctx, who, session, shares_name)
  if (!who.login_id) for (const one of there) await tellAgain(ctx, one)
  else
    for (const { id, state, session_id } of guests) {
      const seated = state === 'confirmed' ? adopted.find((one) => one.id === session_id) : undefined
      await adopt(ctx, id, who, seated, shares_name)
    }
  ctx.forgetPages()
  return told ? { id: event_id, told: guestSignUp(ctx, event_id, who.email, told) } : event_id
}
