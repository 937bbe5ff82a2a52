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

/**
 * Asked ten days ago by a letter to the address that the step has now. A letter that came back asks nobody, unless the
 * signer has an account: the contract waits there as well.
 */
async function due(ctx: Ctx): Promise<Due[]> {
  const before = startOfDay(today(ctx.now, 1 - PASSED_OVER_AFTER))
  const { rows } = await sql<Due>`
    select e.id as envelope_id, p.id as step_id, p.person_name, a.asked_at
    from envelopes e join envelope_steps p on p.id = e.step_id
    cross join lateral (select array_agg(l.created_at order by l.created_at) as asked_at, min(l.created_at) as first
      from signing_links l where l.step_id = p.id and lower(l.sent_to) = lower(p.person_email)
        and l.created_at >= coalesce((select max(h.happened_at) from envelope_events h
          join envelope_event_facts f using (envelope_id, sequence) where h.envelope_id = e.id
            and h.event in ('mend', 'delegate') and f.facts ->> 'step_id' = p.id::text), '-infinity')) a
    where e.kind = 'rescisao' and e.state = 'signature' and e.provider = 'embedded'
      and p.party <> e.facts ->> 'initiative' and p.disowned_at is null
      and (p.bounced_at is null or p.manager_id is not null or p.user_info_id is not null)
      and p.current_at < ${before}::timestamptz and a.first < ${before}::timestamptz
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
