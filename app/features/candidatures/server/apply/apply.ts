import { sql } from 'kysely'
import type { Ctx } from '#server/context.ts'
import { transaction } from '#server/database/transaction.ts'
import { conflict, forbidden, invalid, notFound, Refusal } from '#server/refusal.ts'
import { isUuid, uuid } from '#server/uuid.ts'
import type { CandidatureForm, Unmet } from '../../wire/applying.ts'
import { mayTake, stepOf } from '../../wire/candidature-states.ts'
import { isOpen } from '../../wire/candidature-words.ts'
import { type Candidature, lockCandidatures, touchPipelines } from '../candidature-rows.ts'
import { nextDate } from '../due-date.ts'
import { tellOfWithdrawal } from '../deadlines/company-letters.ts'
import { writeStepLetter } from '../deadlines/step-letters.ts'
import { writeEvent } from '../step-events.ts'
import { takeStep } from '../take-step.ts'
import { blockersOf } from './blockers.ts'
import { unmetBy, unmetInWords } from './criteria.ts'
import { type AppliedJob, holdJob, notOpen } from './job-to-apply.ts'
import { missingFor, missingInWords } from './missing.ts'
import { type Seeker, seekerIn } from './seeker.ts'

/** Once a person and job, however often the same is sent. Answers the candidature's id. */
export const apply = (ctx: Ctx, key: string, form: CandidatureForm): Promise<string> =>
  transaction(ctx, async (ctx) => {
    const seeker = await seekerIn(ctx)
    const job = await holdJob(ctx, key)
    const before = await ownAt(ctx, job.id, seeker.id)
    if (before && isOpen(before.state)) return sentBefore(before, form)
    if (before && !mayTake('apply_again', before.state)) throw conflict(stepOf('apply_again').refused)
    const unmet = await refuseUnfit(ctx, seeker, job, form)
    const told = {
      ...wordsOf(form),
      unmet: JSON.stringify(unmet),
      review_requested_at: unmet.length ? ctx.now.toISOString() : null,
      applied_at: ctx.now.toISOString(),
    }
    if (before) {
      await ctx.db.updateTable('candidatures').set(told).where('id', '=', before.id).execute()
      const [again] = await lockCandidatures(ctx, [before.id])
      await takeStep(ctx, 'apply_again', again!, { stage: { key: await firstStage(ctx, job.id), state: 'applied' } })
    } else if (!(await begin(ctx, seeker, job, told))) return sentBefore((await ownAt(ctx, job.id, seeker.id))!, form)
    await touchPipelines(ctx, [job.id])
    return (await ownAt(ctx, job.id, seeker.id))!.id
  })

const wordsOf = ({ message, shares_pcd }: CandidatureForm) => ({
  message: message || null,
  shares_pcd: shares_pcd ?? false,
})

/**
 * The same again is the same candidature. Other words, or another yes or no, are not: the company reads what arrived
 * first.
 */
function sentBefore({ id, ...sent }: Candidature, form: CandidatureForm) {
  const { message, shares_pcd } = wordsOf(form)
  if (sent.message === message && sent.shares_pcd === shares_pcd) return id
  throw conflict('Você já tinha se candidatado a esta vaga, com outro conteúdo. O que você enviou agora não foi salvo.')
}

/** In the order in which a person can do something about it. */
async function refuseUnfit(
  ctx: Ctx,
  seeker: Seeker,
  job: AppliedJob,
  { human_review }: CandidatureForm,
): Promise<Unmet[]> {
  if (!job.available) throw conflict(`${notOpen(job, ctx.now)} Sua candidatura não foi enviada.`)
  const missing = missingFor(seeker, job)
  if (missing.length) throw invalid(missingInWords(missing, job))
  const [blocker] = await blockersOf(ctx, seeker, job)
  if (blocker) throw forbidden(blocker)
  const unmet = unmetBy(seeker, job)
  if (!unmet.length || human_review) return unmet
  const sentences = unmet.map(unmetInWords)
  throw new Refusal(422, {
    errors: { unmet: sentences },
    messages: [...sentences, 'Você pode pedir revisão humana: uma pessoa da empresa olha a sua candidatura.'],
  })
}

type Told = {
  message: string | null
  shares_pcd: boolean
  unmet: string
  review_requested_at: string | null
  applied_at: string
}

/** False when another of the person's own clicks was first. */
async function begin(ctx: Ctx, seeker: Seeker, job: AppliedJob, told: Told) {
  const now = ctx.now.toISOString()
  const answer_by = nextDate(job, ctx.now)
  const [made] = await ctx.db
    .insertInto('candidatures')
    .values({
      id: uuid(ctx.now.getTime()),
      job_id: job.id,
      user_info_id: seeker.id,
      state: 'applied',
      stage: await firstStage(ctx, job.id),
      told_state: 'applied',
      answer_by,
      told_answer_by: answer_by,
      state_since: now,
      ...told,
    })
    .onConflict((c) => c.constraint('candidatures_one_each').doNothing())
    .returning('id')
    .execute()
  if (!made) return false
  const [begun] = await lockCandidatures(ctx, [made.id])
  await writeEvent(ctx, 'apply', null, begun!)
  await writeStepLetter(ctx, 'apply', begun!)
  return true
}

/** Where those who apply stand, in a job that names its own columns too. */
const firstStage = async (ctx: Ctx, job_id: string) =>
  (
    await sql<{
      key: string
    }>`select key from pipeline_stages where job_id = ${job_id} and state = 'applied' order by position limit
      1`.execute(ctx.db)
  ).rows[0]?.key ?? 'applied'

async function ownAt(ctx: Ctx, job_id: string, user_info_id: string): Promise<Candidature | undefined> {
  const row = await ctx.db
    .selectFrom('candidatures')
    .select('id')
    .where('job_id', '=', job_id)
    .where('user_info_id', '=', user_info_id)
    .executeTakeFirst()
  return row && (await lockCandidatures(ctx, [row.id]))[0]
}

export const unknownCandidature = () => notFound('Não encontramos essa candidatura entre as suas.')

export const withdraw = (ctx: Ctx, id: string): Promise<void> =>
  transaction(ctx, async (ctx) => {
    const { id: mine } = await seekerIn(ctx)
    const [c] = isUuid(id) ? await lockCandidatures(ctx, [id]) : []
    if (!c || c.user_info_id !== mine) throw unknownCandidature()
    if (c.state === 'withdrawn') return
    await takeStep(ctx, 'withdraw', c)
    if (c.state === 'interview' || c.state === 'offer') await tellOfWithdrawal(ctx, c)
    await touchPipelines(ctx, [c.job_id])
  })
