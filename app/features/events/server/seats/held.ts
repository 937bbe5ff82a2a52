// One registration, held for changing: its person and then the session, in the order in which signing up holds them.
import { type RawBuilder, sql } from 'kysely'
import type { Ctx } from '#server/context.ts'
import { registrationById, type RegistrationRow } from '../reading/registration-rows.ts'
import { lockSession, type Session } from './line.ts'
import { lockPerson } from './own-time.ts'

export type Held = { row: RegistrationRow; session: Session }

export async function heldRegistration(ctx: Ctx, where: RawBuilder<unknown>): Promise<Held | undefined> {
  const { rows } = await sql<{ id: string; session_id: string; email: string }>`select id, session_id, email
    from registrations where ${where}`.execute(ctx.db)
  const [found] = rows
  if (!found) return undefined
  await lockPerson(ctx, found)
  const session = await lockSession(ctx, found.session_id)
  return { row: await registrationById(ctx, found.id), session }
}
