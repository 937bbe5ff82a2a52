// Looks through the day for terminations that somebody has had ten days to sign.
import { sql } from 'kysely'
import type { Ctx } from '#server/context.ts'
import { transaction } from '#server/database/transaction.ts'
import { outsideTask, repeated } from '#server/tasks/task.ts'
import { startOfDay, today } from '#server/today.ts'
import { type Told, takeEvent } from '../machine.ts'

const PASSED_OVER_AFTER = 10
const MOST = 500

type Due = Told['pass_over'] & { envelope_id: string }

/** Asked by a letter that was sent and did not come back, ten days ago. */
async function due(ctx: Ctx): Promise<Due[]> {
  const { rows } = await sql<Due>`
    select e.id as envelope_id, p.id as step_id, p.person_name,
      array(select l.created_at from signing_links l where l.step_id = p.id order by l.created_at) as asked_at
    from envelopes e join envelope_steps p on p.id = e.step_id
    where e.kind = 'rescisao' and e.state = 'signature' and e.provider = 'embedded'
      and p.party <> e.facts ->> 'initiative'
      and p.current_at < ${startOfDay(today(ctx.now, 1 - PASSED_OVER_AFTER))}::timestamptz
      and p.bounced_at is null and p.disowned_at is null
      and exists (select from signing_links l where l.step_id = p.id
        and l.created_at < ${startOfDay(today(ctx.now, 1 - PASSED_OVER_AFTER))}::timestamptz)
    order by p.current_at limit ${MOST}`.execute(ctx.db)
  return rows
}

export const passOverTerminations = repeated(
  1800,
  outsideTask<object>('pass-over-terminations', async (ctx) => {
    for (const { envelope_id, ...told } of await due(ctx))
      await transaction(ctx, async (ctx) => {
        await takeEvent(ctx, 'pass_over', envelope_id, told)
      })
  }),
)
