import { sql } from 'kysely'
import type { Ctx } from '#server/context.ts'
import { announce, announcement } from '#server/tasks/task.ts'
import { agreementInForce } from '../students.ts'

/** What proves its students' bonds has changed: those of each may begin or end. */
export const proofsChanged = announcement<{ institution_id: number }>('proofs of students changed')

/**
 * In the transaction that changes them; what is kept is how the agreement stood when its students were last looked at.
 */
export async function announceProofs(ctx: Ctx, institution_id: number): Promise<void> {
  await sql`update institution_partners p set settled_in_force = ${agreementInForce(ctx)} where p.institution_id =
    ${institution_id}`.execute(ctx.db)
  await announce(ctx, proofsChanged, { institution_id })
}
