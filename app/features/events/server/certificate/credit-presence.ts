// Hours of a session, once it is over and as long as the presence stands.
import { creditHours, withdrawHours } from '#features/complementary-hours/server/complementary-hours.ts'
import type { Ctx } from '#server/context.ts'
import { enqueue, task } from '#server/tasks/task.ts'
import { wallTime } from '#wire/time/zones.ts'
import { presenceOf } from '../gate/presence.ts'
import { registrationById } from '../reading/registration-rows.ts'
import { titleOf } from '../letters/event-date.ts'
import { hoursBetween, issuerOf } from './attended.ts'

const NAME = 'credit-event-presence'
const CATEGORY = 'event'

const personOf = (ctx: Ctx, login_id: string) =>
  ctx.db.selectFrom('user_infos').select('id').where('login_id', '=', login_id).executeTakeFirst()

/** Comes by when the session ends, and whenever a presence is undone or an account owns it: twice is once. */
export const creditPresence = task<{ registration_id: string }>(NAME, async (ctx, told) => {
  const row = await registrationById(ctx, told.registration_id)
  const person = row?.login_id ? await personOf(ctx, row.login_id) : undefined
  if (!row || !person) return
  const key = { user_info_id: person.id, source: 'event' as const, source_key: row.session_id }
  const came = await presenceOf(ctx, row.id)
  if (!came) return withdrawHours(ctx, key)
  const run_at = new Date(row.ends_at)
  // Prolonged meanwhile, or asked for before the end.
  if (run_at > ctx.now) return enqueue(ctx, { name: NAME }, told, { run_at, unique_key: `${row.id} ${row.ends_at}` })
  const title = titleOf(row)
  await creditHours(ctx, {
    ...key,
    category: CATEGORY,
    title: title.length > 160 ? `${title.slice(0, 159)}…` : title,
    issuer: await issuerOf(ctx, row.event_id),
    hours: hoursBetween(row),
    finished_on: wallTime(row.ends_at, row.zone).day,
  })
})
