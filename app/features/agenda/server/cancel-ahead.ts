// What ends a process ends the interviews that lie ahead, in the same transaction; a decision when it is told.
import { type RawBuilder, sql } from 'kysely'
import { candidatureOver } from '#features/candidatures/server/candidatures.ts'
import { managerLeaves } from '#features/companies/server/companies.ts'
import { jobCloses } from '#features/jobs/server/jobs.ts'
import type { Ctx } from '#server/context.ts'
import { answering } from '#server/tasks/question.ts'
import type { CancelledWhy } from '../wire/interview-words.ts'
import { lockInterviews } from './rows.ts'
import { takeStep } from './steps.ts'

/** As the platform: whoever withdrew or decided has not cancelled an interview by hand. */
async function cancelAhead(ctx: Ctx, where: RawBuilder<unknown>, why: CancelledWhy) {
  const rows = await lockInterviews(
    ctx,
    sql`${where} and (i.state = 'offered' or (i.state = 'confirmed' and i.starts_at > ${ctx.now}))`,
  )
  const platform: Ctx = { ...ctx, actor: { user_type: 'GuestUser' } }
  for (const { id } of rows) await takeStep(platform, 'cancelled', id, { why })
}

export const cancelling = [
  answering(candidatureOver, (ctx, { candidature_id, withdrawn }) =>
    cancelAhead(ctx, sql`i.candidature_id = ${candidature_id}`, withdrawn ? 'withdrawn' : 'answered'),
  ),
  // Whose applications end by the calendar goes on choosing among those who applied.
  answering(jobCloses, async (ctx, { job_id, reason }) => {
    if (reason !== 'expired') await cancelAhead(ctx, sql`o.job_id = ${job_id}`, 'job_closed')
  }),
  answering(managerLeaves, (ctx, { manager_id }) =>
    cancelAhead(
      ctx,
      sql`exists (select from interview_people p where p.interview_id = i.id and p.manager_id = ${manager_id})`,
      'interviewer_left',
    ),
  ),
]
