import { isSuspended } from '#features/companies/server/companies.ts'
import type { Ctx } from '#server/context.ts'
import { notFound } from '#server/refusal.ts'
import { isUuid } from '#server/uuid.ts'
import type { Answer } from '#wire/endpoint.ts'
import type { showAnswers as wire } from '../../wire/questionnaire.ts'
import { jobToApply } from '../apply/job-to-apply.ts'
import { seekerIn } from '../apply/seeker.ts'
import { findCandidature } from '../candidature-rows.ts'
import { mineAmong } from '../pipeline/received.ts'
import { readSet } from './read-set.ts'
import { type SetRow, setById } from './set-rows.ts'
import { showSet } from './show-set.ts'

const unknown = () => notFound('Não encontramos essas respostas.')

/** One's own, or those that came with a candidature to a job of the company, as long as it reads that person. */
export async function showAnswers(ctx: Ctx, id: string): Promise<Answer<typeof wire>['data']> {
  const set = isUuid(id) ? await setById(ctx, id) : undefined
  if (!set) throw unknown()
  const isOwn = 'user_type' in ctx.actor && ctx.actor.user_type === 'User'
  if (!isOwn) return received(ctx, set)
  if ((await seekerIn(ctx)).id !== set.user_info_id) throw unknown()
  return showSet(ctx, set, await jobToApply(ctx, set.job_id))
}

async function received(ctx: Ctx, set: SetRow) {
  if (!set.candidature_id) throw unknown()
  await mineAmong(ctx, set.candidature_id)
  const candidature = (await findCandidature(ctx, set.candidature_id))!
  if (!candidature.readable || (await isSuspended(ctx, candidature.company_id))) throw unknown()
  const { id, type, attributes } = await showSet(ctx, set, { ...candidature, id: candidature.job_id })
  const read = { ...(await readSet(ctx, set)), candidature_id: candidature.id, name: candidature.known_as }
  return { id, type, attributes: { ...attributes, read } }
}
