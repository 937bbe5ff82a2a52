import { sql } from 'kysely'
import type { Ctx } from '#server/context.ts'
import { task } from '#server/tasks/task.ts'
import { tellExpired } from '../letters/tell.ts'
import { endRegistration } from './end.ts'
import { EXPIRES } from './line.ts'
import { heldRegistration } from './held.ts'

const isOver = ({ now }: Ctx, at: string | null) => at !== null && Date.parse(at) <= now.getTime()

/** When an offer, or the time to confirm an e-mail, is over; what was answered meanwhile stays. */
export const expireRegistration = task<{ registration_id: string }>(EXPIRES.name, async (ctx, { registration_id }) => {
  const held = await heldRegistration(ctx, sql`id = ${registration_id}`)
  if (!held || held.row.state === 'cancelled') return
  const { row } = held
  // Accepting an offer proves the e-mail: while it lasts, only its own time counts, as its letter says.
  const isOffered = row.state === 'offered'
  if (!isOver(ctx, isOffered ? row.offered_until : row.prove_by)) return
  await endRegistration(ctx, held, isOffered ? 'offer_expired' : 'unproven')
  await tellExpired(ctx, row.id)
})
