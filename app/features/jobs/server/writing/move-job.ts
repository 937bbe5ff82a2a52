// The one way in which a job changes its status, by the table of moves. The caller holds the row.
import { sql } from 'kysely'
import type { Ctx } from '#server/context.ts'
import { stale } from '#server/refusal.ts'
import { machine, type Step } from '#server/steps.ts'
import { ask } from '#server/tasks/question.ts'
import { announce, announcement } from '#server/tasks/task.ts'
import { uuid } from '#server/uuid.ts'
import { JOB_MOVES, type JobMove } from '../../wire/job-states.ts'
import type { CloseReason, JobStatus } from '../../wire/job-words.ts'
import type { OwnedJob } from '../owned-jobs.ts'
import { forgetNews } from '../search/news.ts'
import { writeSearch } from '../search/write-search.ts'
import { editedJob } from './edited-job.ts'
import { jobFitsProgram } from './in-program.ts'
import { jobCloses } from './job-closes.ts'
import { forgetOutOfReach } from './out-of-reach.ts'
import { pinQuestionnaire } from './pin-questionnaire.ts'
import { refuseBlocked, refuseMissing } from './write-job.ts'

export const jobPublished = announcement<{ job_id: string }>('job published')
export const jobPaused = announcement<{ job_id: string }>('job paused')
export const jobClosed = announcement<{ job_id: string; reason: CloseReason }>('job closed')

/** One that was asked before and waited for its turn comes after what went first. */
const turnOf = async (ctx: Ctx, job_id: string) => {
  const { last } = await ctx.db
    .selectFrom('job_transitions')
    .select((e) => e.fn.max('happened_at').as('last'))
    .where('job_id', '=', job_id)
    .executeTakeFirstOrThrow()
  return new Date(Math.max(ctx.now.getTime(), last ? Date.parse(last) + 1 : 0)).toISOString()
}

/** As somebody of its company holds it, or as the calendar does. */
export type HeldJob = OwnedJob | Pick<OwnedJob, 'id' | 'status' | 'published_at'>
const isOwned = (job: HeldJob): job is OwnedJob => 'company_id' in job
const fresh = async (ctx: Ctx, job: HeldJob) => (isOwned(job) ? editedJob(ctx, job) : undefined)

/**
 * By whom, and as which version they saw it: whoever means to resume a paused job does not reopen one that a colleague
 * closed meanwhile.
 */
type By = { manager_id?: string; lock_version?: number | undefined }
type Closing = By & { reason: CloseReason; note?: string | null | undefined }
type Told = { publish: By; pause: By; close: Closing }

const step = <Name extends JobMove>(
  name: Name,
  judge?: (ctx: Ctx, job: OwnedJob) => Promise<void>,
): Step<HeldJob, JobStatus, Told[Name]> => ({
  ...JOB_MOVES[name],
  async guard(ctx, job, { lock_version }) {
    if (!isOwned(job)) return
    if (lock_version !== undefined && lock_version !== job.lock_version) throw stale(await editedJob(ctx, job))
    await judge?.(ctx, job)
  },
  take: async () => JOB_MOVES[name].to,
})

export const moveJob = machine<HeldJob, JobStatus, Told, HeldJob>({
  lock: async (_, held) => held,
  stateOf: ({ status }) => status,
  fresh,
  steps: {
    publish: step('publish', async (ctx, job) => {
      await refuseBlocked(ctx, job.company_id)
      refuseMissing(job, ctx.now)
      if (job.program_id) await ask(ctx, jobFitsProgram, { job_id: job.id, program_id: job.program_id })
    }),
    pause: step('pause'),
    close: step('close'),
  },
  async keep(ctx, { row, from, to, told }) {
    const { id, published_at } = row
    const { manager_id = null, reason = null, note } = told as Partial<Closing>
    const now = ctx.now.toISOString()
    const closing = to === 'closed'
    // A pause does not make a job new again; reopening does.
    const anew = to === 'published' && from !== 'paused'
    await ctx.db
      .updateTable('jobs')
      .set({
        status: to,
        published_at: anew ? now : published_at,
        // By the calendar at its very date, however late that is noticed: answers are promised from there.
        closed_at: closing ? sql<string>`least(closes_at, ${now}::timestamptz)` : null,
        close_reason: closing ? (reason ?? 'other') : null,
        close_note: closing ? note?.trim() || null : null,
        updated_at: now,
      })
      .set((e) => ({ lock_version: e('lock_version', '+', 1), ...(to === 'published' && { reminded_at: null }) }))
      .where('id', '=', id)
      .execute()
    await ctx.db
      .insertInto('job_transitions')
      .values({
        id: uuid(ctx.now.getTime()),
        job_id: id,
        from_status: from,
        to_status: to,
        manager_id,
        reason,
        note: note?.trim() || null,
        happened_at: await turnOf(ctx, id),
      })
      .execute()
    if (anew) await forgetNews(ctx, id)
    await forgetOutOfReach(ctx, id)
    if (to === 'published' && isOwned(row)) await pinQuestionnaire(ctx, row)
    await writeSearch(ctx, id)
    if (to === 'published') await announce(ctx, jobPublished, { job_id: id })
    else if (to === 'paused') await announce(ctx, jobPaused, { job_id: id })
    else {
      await ask(ctx, jobCloses, { job_id: id, reason: reason ?? 'other' })
      await announce(ctx, jobClosed, { job_id: id, reason: reason ?? 'other' })
    }
  },
})
