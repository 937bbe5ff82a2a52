// Who has not answered: the first letter when a window opens, then by the calendar of contracts' reminders.
import { sql } from 'kysely'
import { isTimely, REMINDED_AFTER } from '#features/contracts/server/contracts.ts'
import type { Ctx } from '#server/context.ts'
import { enqueue, repeated, task } from '#server/tasks/task.ts'
import { today } from '#server/today.ts'
import { askToEvaluate } from './letters.ts'
import { heldEvaluation, isDone } from './rows.ts'

type Reminder = { evaluation_id: string; ordinal: number }
const MOST = 2000

/** Nobody who has answered meanwhile hears of it; of two workers one sends. */
export const sendEvaluationReminder = task<Reminder>('send-evaluation-reminder', async (ctx, reminder) => {
  const row = await heldEvaluation(ctx, reminder.evaluation_id)
  if (!row || isDone(row)) return
  const { numInsertedOrUpdatedRows: claimed } = await ctx.db
    .insertInto('evaluation_reminders')
    .values({ ...reminder, sent_at: ctx.now.toISOString() })
    .onConflict((c) => c.doNothing())
    .executeTakeFirst()
  if (claimed) await askToEvaluate(ctx, row, reminder.ordinal > 0)
})

async function plan(ctx: Ctx) {
  if (!isTimely(ctx.now)) return
  const day = today(ctx.now)
  const [first, second, third] = REMINDED_AFTER
  const { rows } = await sql<Reminder>`
    select e.id as evaluation_id, n.ordinal from evaluations e
    cross join lateral (select ${day}::date - e.opened_on as days) d
    cross join lateral (select case when d.days >= ${third}::int then 3 when d.days >= ${second}::int then 2
      when d.days >= ${first}::int then 1 else 0 end as ordinal) n
    where e.answered_at is null and e.paper_at is null
      and not exists (select from evaluation_reminders r where r.evaluation_id = e.id and r.ordinal = n.ordinal)
    order by e.opened_on limit ${MOST}`.execute(ctx.db)
  for (const one of rows)
    await enqueue(ctx, sendEvaluationReminder, one, { unique_key: `${one.evaluation_id} ${one.ordinal}` })
}

export const remindOfEvaluations = repeated(1800, task<object>('remind-of-evaluations', plan))
