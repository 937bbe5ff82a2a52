import { sql } from 'kysely'
import { task } from '#server/tasks/task.ts'
import { expireLater } from './offer.ts'
import { lockInterviews } from './rows.ts'
import { awaitsCompany } from './show.ts'
import { takeStep } from './steps.ts'

/** No answer by the date: both hear of it. Proposed times wait for the company until the last of them. */
export const expireOffer = task<{ interview_id: string }>('expire-interview-offer', async (ctx, { interview_id }) => {
  const [row] = await lockInterviews(ctx, sql`i.id = ${interview_id}`)
  if (!row || row.state !== 'offered') return
  if (Date.parse(row.answer_by) > ctx.now.getTime()) return
  if (awaitsCompany(ctx, row)) await expireLater(ctx, row.id, row.proposed_until!)
  else await takeStep(ctx, 'expired', row.id)
})
