import { sql } from 'kysely'
import type { Ctx } from '#server/context.ts'
import { conflict } from '#server/refusal.ts'

type Leaving = { id: string; company_id: string }

const lastOf = (count: number) =>
  count === 1
    ? '1 contrato espera aprovação e só esta pessoa pode aprovar. Escolha antes quem aprova no lugar dela.'
    : `${count} contratos esperam aprovação e só esta pessoa pode aprovar. Escolha antes quem aprova no lugar dela.`

/**
 * Whoever approves for a company works there or above it: of those whom nobody else approves, the last one stays while
 * contracts wait.
 */
export async function refuseLastApprover(ctx: Ctx, { id, company_id }: Leaving) {
  // Two who leave at once wait for each other at the companies above, which they share.
  await sql`
    with recursive up as (select id, parent_id from companies where id = ${company_id}
      union select c.id, c.parent_id from companies c join up on up.parent_id = c.id)
    select c.id from companies c where c.id in (select id from up) order by c.id for no key update`.execute(ctx.db)
  const { rows } = await sql<{ count: number }>`
    with recursive down as (select id from companies where id = ${company_id}
        union select c.id from companies c join down on c.parent_id = down.id),
      up as (select id as of, id, parent_id from companies where id in (select id from down)
        union select up.of, c.id, c.parent_id from companies c join up on up.parent_id = c.id),
      approved as (select distinct up.of from up join company_managers m on m.company_id = up.id
        join collaborator_profiles p on p.company_manager_id = m.id
        where p.contract_approver and m.deactivated_at is null and m.id <> ${id})
    select count(*)::int as count from envelopes e
    where e.state = 'approval' and e.company_id in (select id from down)
      and e.company_id not in (select of from approved)`.execute(ctx.db)
  const { count } = rows[0]!
  if (count > 0) throw conflict(lastOf(count))
}
