import { sql } from 'kysely'
import { type GrowingList, optionMerged } from '#features/static-lists/server/static-lists.ts'
import type { Ctx } from '#server/context.ts'
import { ask } from '#server/tasks/question.ts'
import { listener, task } from '#server/tasks/task.ts'
import { profileChanged } from '../../bank/profile-changed.ts'

/**
 * Who chose an option that was merged has the one that stays, once. All merged options of the list, not the last one
 * only: a profile that was being
 * saved meanwhile may have kept an old id, and is found the next time.
 */
const moveMerged = task<{ list: GrowingList }>('move-merged-options', (ctx, { list }) =>
  list === 'softwares' ? moveSoftwares(ctx) : moveChoices(ctx, list),
)

/** Nobody saves their profile meanwhile. */
async function lockOwners(ctx: Ctx, owners: ReturnType<typeof sql>) {
  const { rows } = await sql<{
    id: string
  }>`select id from user_infos where id in (${owners}) order by id for update`.execute(ctx.db)
  return rows.map(({ id }) => id)
}

async function moveChoices(ctx: Ctx, list: Exclude<GrowingList, 'softwares'>) {
  const merged = sql`select c.user_info_id from ${sql.table(list)} o join user_info_choices c on c.list = ${list} and
    c.value = o.id where o.merged_into is not null`
  const people = await lockOwners(ctx, merged)
  if (!people.length) return
  await sql`
    with held as (
      select c.user_info_id, c.value, coalesce(o.merged_into, o.id) as stays,
        row_number() over (partition by c.user_info_id, coalesce(o.merged_into, o.id) order by o.merged_into is not
          null, c.position) as n
      from user_info_choices c join ${sql.table(list)} o on o.id = c.value where c.list = ${list} and c.user_info_id =
        any (${people}::uuid[])
    ), gone as (
      delete from user_info_choices c using held h where c.list = ${list} and c.user_info_id = h.user_info_id and
        c.value = h.value and h.n > 1
    )
    update user_info_choices c set value = h.stays from held h
    where c.list = ${list} and c.user_info_id = h.user_info_id and c.value = h.value and h.n = 1 and h.stays <>
      h.value`.execute(ctx.db)
  await ask(ctx, profileChanged, { user_info_ids: people })
}

/** Of two rows that became one the higher level stays; a tab that still shows both is told when it saves. */
async function moveSoftwares(ctx: Ctx) {
  const merged = sql`select u.user_info_id from softwares o join user_softwares u on u.software_id = o.id where
    o.merged_into is not null`
  const people = await lockOwners(ctx, merged)
  if (!people.length) return
  const levels = sql`array['beginner', 'intermediate', 'advanced']`
  await sql`
    with held as (
      select u.id, coalesce(o.merged_into, o.id) as stays,
        (${levels})[max(array_position(${levels}, u.level)) over (partition by u.user_info_id, coalesce(o.merged_into,
          o.id))] as level,
        row_number() over (partition by u.user_info_id, coalesce(o.merged_into, o.id) order by o.merged_into is not
          null, u.position) as n
      from user_softwares u join softwares o on o.id = u.software_id where u.user_info_id = any
        (${people}::uuid[])
    ), gone as (
      delete from user_softwares u using held h where u.id = h.id and h.n > 1 returning u.user_info_id
    ), moved as (
      update user_softwares u set software_id = h.stays, level = h.level from held h where u.id = h.id and h.n = 1 and
        (u.software_id, u.level) <> (h.stays, h.level)
    )
    update user_infos set lock_version = lock_version + 1, field_versions = field_versions ||
      jsonb_build_object('user_softwares_attributes', lock_version + 1)
    where id in (select user_info_id from gone)`.execute(ctx.db)
  await ask(ctx, profileChanged, { user_info_ids: people })
}

export const optionListeners = [listener(optionMerged, moveMerged)]
