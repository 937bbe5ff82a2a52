import { sql } from 'kysely'
import { emailProven } from '#features/accounts/server/accounts.ts'
import { proofsChanged } from '#features/institutions/server/institutions.ts'
import type { Ctx } from '#server/context.ts'
import { enqueue, listener, task } from '#server/tasks/task.ts'
import { lockProfile } from '../profile/reading/find-profile.ts'
import { settleBond } from './settle-bond.ts'

const BATCH = 100

async function settle(ctx: Ctx, login_id: string) {
  const profile = await lockProfile(ctx, login_id)
  await settleBond(ctx, profile, profile)
}

/** Everybody who studies at the partner's school, some hundred at a time, each time in a transaction of its own. */
export const settleStudents = task<{ institution_id: number; after?: string }>(
  'settle-students-of-partner',
  async (ctx, { institution_id, after = '00000000-0000-0000-0000-000000000000' }) => {
    const { rows } = await sql<{ id: string; login_id: string }>`
    with recursive up as (
      select id, parent_id from institutions where id = ${institution_id}
      union all
      select i.id, i.parent_id from institutions i join up on i.id = up.parent_id
    ), tree as (
      select id from up where parent_id is null
      union all
      select i.id from institutions i join tree on i.parent_id = tree.id
    )
    select u.id, u.login_id from user_infos u where u.university_id in (select id from tree) and u.id > ${after} order
      by u.id limit ${BATCH}`.execute(ctx.db)
    for (const { login_id } of rows) await settle(ctx, login_id)
    const last = rows.at(-1)
    if (last && rows.length === BATCH) await enqueue(ctx, settleStudents, { institution_id, after: last.id })
  },
)

/** A list may name the address that was just proven. */
const settleProven = task<{ login_id: string }>('settle-student-of-proven-e-mail', async (ctx, { login_id }) => {
  const person = await ctx.db.selectFrom('user_infos').select('id').where('login_id', '=', login_id).executeTakeFirst()
  if (person) await settle(ctx, login_id)
})

export const bondListeners = [listener(proofsChanged, settleStudents), listener(emailProven, settleProven)]
