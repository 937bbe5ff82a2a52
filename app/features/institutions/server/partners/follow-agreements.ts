import { sql } from 'kysely'
import { repeated, task } from '#server/tasks/task.ts'
import { agreementInForce } from '../students.ts'
import { announceProofs } from './proofs-changed.ts'

const MINUTE = 60

/**
 * An agreement begins and ends with its days, and with its school, though nobody saves anything: its students' bonds
 * begin and end too.
 */
export const followAgreements = repeated(
  5 * MINUTE,
  task<object>('follow-agreements', async (ctx) => {
    const { rows } = await sql<{ institution_id: number }>`
      select p.institution_id from institution_partners p where p.settled_in_force is distinct from
        ${agreementInForce(ctx)} order by p.institution_id`.execute(ctx.db)
    for (const { institution_id } of rows) await announceProofs(ctx, institution_id)
  }),
)
