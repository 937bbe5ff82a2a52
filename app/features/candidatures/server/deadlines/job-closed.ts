import { answerDay, dayOnceClosed, jobClosed } from '#features/jobs/server/jobs.ts'
import { enqueue, listener, task } from '#server/tasks/task.ts'
import { OPEN_STATES } from '../../wire/candidature-words.ts'
import { type Candidature, candidatureRows, touchPipelines } from '../candidature-rows.ts'
import { takeStep } from '../take-step.ts'

const AT_ONCE = 200
type Closing = { job_id: string; after?: string }

/**
 * A job that closes tells everybody who still waits: by when they hear, or that it was cancelled and the wait is over.
 */
const answerClosedJob = task<Closing>('answer-closed-job', async (ctx, { job_id, after }) => {
  const waiting = (await candidatureRows(ctx)
    .where('c.job_id', '=', job_id)
    .where('c.state', 'in', [...OPEN_STATES])
    .$if(after !== undefined, (query) => query.where('c.id', '>', after!))
    .orderBy('c.id')
    .limit(AT_ONCE)
    .forUpdate('c')
    .execute()) as Candidature[]
  for (const c of waiting) {
    if (c.status !== 'closed') break // open again meanwhile
    if (c.close_reason === 'cancelled') await takeStep(ctx, 'cancel_job', c, { why: 'job_cancelled' })
    else
      await takeStep(ctx, 'close_job', c, { answer_by: dayOnceClosed({ ...c, answer_by: c.answer_by! }, answerDay(c)) })
  }
  if (waiting.length) await touchPipelines(ctx, [job_id])
  if (waiting.length === AT_ONCE)
    await enqueue(ctx, { name: 'answer-closed-job' }, { job_id, after: waiting.at(-1)!.id })
})

export const closedListeners = [listener(jobClosed, answerClosedJob)]
