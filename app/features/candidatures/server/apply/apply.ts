import { sql } from 'kysely'
import { takeChoice } from '#features/programs/server/programs.ts'
import type { Ctx } from '#server/context.ts'
import { transaction } from '#server/database/transaction.ts'
import { conflict, forbidden, invalid, Refusal } from '#server/refusal.ts'
import { uuid } from '#server/uuid.ts'
import type { CandidatureForm } from '../../wire/applying.ts'
import type { Unmet } from '../../wire/applying.ts'
import { mayTake, stepOf } from '../../wire/candidature-states.ts'
import { isOpen } from '../../wire/candidature-words.ts'
import type { UnmetQuestion } from '#features/questionnaires/wire/criteria.ts'
import { isSameSet, keepRefused, keepSent, readSent, type SentAnswers } from '../questionnaire/sent-answers.ts'
import { setOf } from '../questionnaire/set-rows.ts'
import { type Candidature, lockCandidatures, touchPipelines } from '../candidature-rows.ts'
import { nextDate } from '../due-date.ts'
import { writeStepLetter } from '../deadlines/step-letters.ts'
import { writeEvent } from '../step-events.ts'
import { takeStep } from '../take-step.ts'
import { blockersOf } from './blockers.ts'
import { unmetBy, unmetInWords } from './criteria.ts'
import { type AppliedJob, holdJob, notOpen } from './job-to-apply.ts'
import { missingFor, missingInWords } from './missing.ts'
import { type Seeker, seekerIn } from './seeker.ts'
import { ownAt } from './withdraw.ts'

/** Once a person and job, however often the same is sent. Answers the candidature's id. */
export async function apply(ctx: Ctx, key: string, form: CandidatureForm): Promise<string> {
  try {
    return await transaction(ctx, (ctx) => send(ctx, key, form))
  } catch (error) {
    if (error instanceof UnmetRefusal) await error.keep?.(ctx)
    throw error
  }
}

async function send(ctx: Ctx, key: string, form: CandidatureForm): Promise<string> {
  const seeker = await seekerIn(ctx)
  const job = await holdJob(ctx, key)
  const before = await ownAt(ctx, job.id, seeker.id)
  if (before && isOpen(before.state)) return sentBefore(ctx, before, form)
  if (before && !mayTake('apply_again', before.state)) throw conflict(stepOf('apply_again').refused)
  const { unmet, answers } = await refuseUnfit(ctx, seeker, job, form)
  await takeChoice(ctx, job.id, seeker.id)
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
  } else if (!(await begin(ctx, seeker, job, told)))
    return sentBefore(ctx, (await ownAt(ctx, job.id, seeker.id))!, form)
  const sent = (await ownAt(ctx, job.id, seeker.id))!
  if (answers) await keepSent(ctx, answers, sent)
  await touchPipelines(ctx, [job.id])
  return sent.id
}

const wordsOf = ({ message, shares_pcd }: CandidatureForm) => ({
  message: message || null,
  shares_pcd: shares_pcd ?? false,
})

/**
 * The same again is the same candidature. Other words, or another yes or no, are not: the company reads what arrived
 * first.
 */
async function sentBefore(ctx: Ctx, sent: Candidature, form: CandidatureForm) {
  const { message, shares_pcd } = wordsOf(form)
  const set = await setOf(ctx, sent)
  const isSame = sent.message === message && sent.shares_pcd === shares_pcd
  if (isSame && (!set || (await isSameSet(ctx, set, form)))) return sent.id
  throw conflict('Você já tinha se candidatado a esta vaga, com outro conteúdo. O que você enviou agora não foi salvo.')
}

/** In the order in which a person can do something about it. */
async function refuseUnfit(
  ctx: Ctx,
  seeker: Seeker,
  job: AppliedJob,
  form: CandidatureForm,
): Promise<{ unmet: Unmet[]; answers: SentAnswers | undefined }> {
  if (!job.available) throw conflict(`${notOpen(job, ctx.now)} Sua candidatura não foi enviada.`)
  const missing = missingFor(seeker, job)
  if (missing.length) throw invalid(missingInWords(missing, job))
  const [blocker] = await blockersOf(ctx, seeker, job)
  if (blocker) throw forbidden(blocker)
  const answers = await readSent(ctx, job, seeker.id, form)
  const unmet = [...unmetBy(seeker, job), ...(answers?.unmet ?? []).map(asUnmet)]
  if (!unmet.length || form.human_review) return { unmet, answers }
  throw new UnmetRefusal(
    unmet,
    answers?.unmet.length
      ? async (ctx) => {
          const own = await ownAt(ctx, job.id, seeker.id)
          // Another tab has sent meanwhile: nothing is left to change.
          if (!own || !isOpen(own.state)) await keepRefused(ctx, job.id, seeker.id, answers)
        }
      : undefined,
  )
}

/** `keep`: after the transaction, what was answered first. */
class UnmetRefusal extends Refusal {
  keep: ((ctx: Ctx) => Promise<void>) | undefined
  constructor(unmet: Unmet[], keep: UnmetRefusal['keep']) {
    const sentences = unmet.map(unmetInWords)
    super(422, {
      errors: { unmet: sentences },
      messages: [...sentences, 'Você pode pedir revisão humana: uma pessoa da empresa olha a sua candidatura.'],
      unmet,
    })
    this.keep = keep
  }
}

export const asUnmet = ({ label, asked, told }: UnmetQuestion): Unmet => ({ criterion: 'question', label, asked, told })

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
