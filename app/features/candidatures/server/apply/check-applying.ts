import { answerDay } from '#features/jobs/server/jobs.ts'
import { choiceBlocker } from '#features/programs/server/programs.ts'
import type { Ctx } from '#server/context.ts'
import type { Answer } from '#wire/endpoint.ts'
import type { showApplying } from '../../wire/applying.ts'
import type { Candidature } from '../candidature-rows.ts'
import { beganWith } from '../questionnaire/began-with.ts'
import { asUnmet } from './apply.ts'
import { blockersOf } from './blockers.ts'
import { unmetBy } from './criteria.ts'
import { jobToApply, notOpen } from './job-to-apply.ts'
import { missingFor } from './missing.ts'
import { seekerIn } from './seeker.ts'
import { shownSections } from './shown-sections.ts'
import { jobOf, mine, stateWords } from './own-candidatures.ts'

type Check = Answer<typeof showApplying>['data']

/** Before anything is sent: what is there, what stands in the way, what is missing, and what the company will see. */
export async function checkApplying(ctx: Ctx, key: string): Promise<Check> {
  const [seeker, job] = [await seekerIn(ctx), await jobToApply(ctx, key)]
  const asked = await beganWith(ctx, job, seeker.id)
  const known = (await mine(ctx).where('c.job_id', '=', job.id).executeTakeFirst()) as Candidature | undefined
  const full = await choiceBlocker(ctx, job.id, seeker.id)
  return {
    id: job.id,
    type: 'candidature_check',
    attributes: {
      job: jobOf(job.id, job),
      answer_by: job.closes_at && answerDay(job),
      candidature: known
        ? {
            id: known.id,
            state: known.state,
            state_words: stateWords(known),
            next_date: known.answer_by,
            message: known.message,
            shares_pcd: known.shares_pcd,
          }
        : null,
      email_confirmed: seeker.email_confirmed_at !== null,
      closed: job.available ? null : notOpen(job, ctx.now),
      blockers: [...(await blockersOf(ctx, seeker, job)), ...(full ? [full] : [])],
      missing: missingFor(seeker, job),
      unmet: [...unmetBy(seeker, job), ...(asked?.unmet ?? []).map(asUnmet)],
      questionnaire: asked && asked.questionnaire,
      shown: shownSections(seeker.visible_sections),
    },
  }
}
