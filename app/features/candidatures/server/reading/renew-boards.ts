import { repeated, task } from '#server/tasks/task.ts'
import { touchPipelines } from '../candidature-rows.ts'

const FIVE_MINUTES = 300
/** Further back than the last run: a board that is told twice only looks twice. */
const LOOKS_BACK_MS = 2 * FIVE_MINUTES * 1000

/** A board that stands open when the days are over shows the person no longer. A withdrawal has told it already. */
const renewEndedBoards = task<object>('renew-ended-boards', async (ctx) => {
  const rows = await ctx.db
    .selectFrom('candidatures')
    .select('job_id')
    .distinct()
    .where('readable_until', '>', new Date(ctx.now.getTime() - LOOKS_BACK_MS).toISOString())
    .where('readable_until', '<=', ctx.now.toISOString())
    .where('state', '!=', 'withdrawn')
    .execute()
  await touchPipelines(
    ctx,
    rows.map(({ job_id }) => job_id),
  )
})

export const boardTasks = [repeated(FIVE_MINUTES, renewEndedBoards)]
