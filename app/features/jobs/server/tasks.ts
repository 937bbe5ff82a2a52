import { sql } from 'kysely'
import { companyJudged, companyRenamed, managerConfirmed, treeOf } from '#features/companies/server/companies.ts'
import { proofsChanged } from '#features/institutions/server/institutions.ts'
import type { Ctx } from '#server/context.ts'
import { listener, repeated, task, type Task } from '#server/tasks/task.ts'
import type { Verification } from '#wire/verification.ts'
import type { JobStatus } from '../wire/job-words.ts'
import { searchListeners, searchTasks } from './saved/search-letters.ts'
import { writeSearch } from './search/write-search.ts'
import { followAgreement, followReach } from './writing/follow-agreement.ts'
import { closingListeners, closingTasks } from './writing/closing-letters.ts'
import { moveJob } from './writing/move-job.ts'

const MINUTE = 60
const AT_ONCE = 200

/** What has reached its date closes by itself; the board stops showing it at that very second. */
const closeDueJobs = task<object>('close-due-jobs', async (ctx) => {
  const due = await ctx.db
    .selectFrom('jobs')
    .select(['id', 'status', 'published_at'])
    .where('status', 'in', ['published', 'paused'])
    .where('closes_at', '<=', ctx.now.toISOString())
    .orderBy('closes_at')
    .limit(AT_ONCE)
    .forUpdate()
    .skipLocked()
    .execute()
  for (const job of due) await moveJob(ctx, 'close', { ...job, status: job.status as JobStatus }, { reason: 'expired' })
})

/**
 * A company that is suspended takes its jobs, and those below it, off the air; once verified they are back, but for
 * what lost its agreement meanwhile.
 */
async function followStanding(ctx: Ctx, { company_id }: { company_id: string }) {
  const tree = (await treeOf(ctx, company_id)).map(({ id }) => id)
  await followReach(ctx, sql`j.company_id = any(${tree}::uuid[])`)
  const jobs = await ctx.db
    .selectFrom('jobs')
    .select('id')
    .where('company_id', 'in', tree)
    .where('status', '=', 'published')
    .orderBy('id')
    .execute()
  for (const { id } of jobs) await writeSearch(ctx, id)
}
const followVerdict = task<{ company_id: string; verification: Verification; reason: string | null }>(
  'jobs-follow-verdict',
  followStanding,
)
const followConfirmed = task<{ company_id: string }>('jobs-follow-confirmed-manager', followStanding)

/** Its jobs are found by the name it has now. */
const followName = task<{ company_id: string; before: string }>('jobs-follow-name', async (ctx, { company_id }) => {
  const jobs = await ctx.db
    .selectFrom('jobs')
    .select('id')
    .where('company_id', '=', company_id)
    .where('status', '=', 'published')
    .orderBy('id')
    .execute()
  for (const { id } of jobs) await writeSearch(ctx, id)
})

export const jobTasks = [repeated(MINUTE, closeDueJobs), ...closingTasks, ...searchTasks] as Task<never>[]
export const jobListeners = [
  ...closingListeners,
  ...searchListeners,
  listener(companyJudged, followVerdict),
  listener(managerConfirmed, followConfirmed),
  listener(companyRenamed, followName),
  listener(proofsChanged, followAgreement),
]
