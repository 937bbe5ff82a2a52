import { enqueue, repeated, task } from '#server/tasks/task.ts'
import { type Candidature, candidatureRows, touchPipelines } from '../candidature-rows.ts'
import { takeStep } from '../take-step.ts'

const FIVE_MINUTES = 300
const AT_ONCE = 200

/**
 * No silence: whose date has come hears of it, and of the next date; once the job is closed the wait ends with a word.
 */
const keepDates = task<object>('keep-candidature-dates', async (ctx) => {
  const due = (await candidatureRows(ctx)
    .where('c.answer_by', '<=', ctx.now.toISOString())
    .orderBy('c.answer_by')
    .limit(AT_ONCE)
    .forUpdate('c')
    .skipLocked()
    .execute()) as Candidature[]
  for (const c of due)
    await (c.status === 'closed' ? takeStep(ctx, 'expire', c, { why: 'no_answer' }) : takeStep(ctx, 'overdue', c))
  await touchPipelines(
    ctx,
    due.map(({ job_id }) => job_id),
  )
  if (due.length === AT_ONCE) await enqueue(ctx, { name: 'keep-candidature-dates' }, {})
})

export const dateTasks = [repeated(FIVE_MINUTES, keepDates)]
