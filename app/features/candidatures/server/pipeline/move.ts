import { membershipIn } from '#features/companies/server/companies.ts'
import type { Ctx } from '#server/context.ts'
import { transaction } from '#server/database/transaction.ts'
import { conflict, invalid, STALE, stale } from '#server/refusal.ts'
import { endOfDay, today } from '#server/today.ts'
import { isoDate } from '#wire/time/date.ts'
import { mayTake, stepOf, stepTo } from '../../wire/candidature-states.ts'
import {
  FEEDBACK_LENGTH,
  isRejection,
  isOpen,
  LEAST_FEEDBACK,
  MOST_DAYS,
  REVIEW_FIRST,
  TOO_LATE_TO_RETURN,
} from '../../wire/candidature-words.ts'
import { type Candidature, lockCandidatures, touchPipelines } from '../candidature-rows.ts'
import { refuseSuspended } from '../suspended.ts'
import { type Said, takeStep } from '../take-step.ts'
import { changing, jobOfMine, mineAmong } from './received.ts'
import { receivedOne } from './received-one.ts'
import { holdStages, type Stage, stagesOf } from './stages.ts'

type Move = {
  to: string
  feedback?: string | null | undefined
  answer_by?: string | null | undefined
  taken_back?: boolean | undefined
}
type Wanted = Pick<Said, 'feedback' | 'answer_by' | 'taken_back' | 'among_many'> & { stage: Stage }

/** Names in the company's words become this person's. A name that looks like a mark itself stays as it is. */
const addressed = (text: string, { known_as, title, company_name }: Candidature) =>
  text.replace(/\{(?:nome|vaga|empresa)\}/g, (mark) =>
    mark === '{nome}' ? known_as.split(' ')[0]! : mark === '{vaga}' ? title : company_name,
  )

type OfJob = { job_id: string; company_id: string }

async function wantedBy(
  ctx: Ctx,
  { job_id, company_id }: OfJob,
  { to, feedback, answer_by, taken_back }: Move,
): Promise<Wanted> {
  const stage = (await stagesOf(ctx, job_id)).find(({ key }) => key === to)
  if (!stage) throw invalid({ to: 'Esta coluna não existe mais no quadro da vaga' })
  if (!isRejection(stage.state)) await refuseSuspended(ctx, company_id)
  else if ((feedback?.length ?? 0) < LEAST_FEEDBACK)
    throw invalid({ feedback: `Escreva ao menos ${LEAST_FEEDBACK} caracteres: é a resposta que a pessoa vai ler` })
  return {
    stage,
    taken_back,
    ...(feedback && { feedback }),
    ...(answer_by && { answer_by: lawfulDate(ctx, isoDate(answer_by)!) }),
  }
}

function lawfulDate(ctx: Ctx, day: string) {
  if (day < today(ctx.now, 1) || day > today(ctx.now, MOST_DAYS))
    throw invalid({ answer_by: `Escolha um dia entre amanhã e daqui a ${MOST_DAYS} dias` })
  return endOfDay(day)
}

const awaitsReview = ({ review_requested_at, state }: Candidature) => review_requested_at !== null && isOpen(state)

/**
 * Answers why it cannot go there, or nothing. A move to where it stands already is none, unless it brings another date.
 */
async function moveOne(
  ctx: Ctx,
  c: Candidature,
  manager_id: string,
  { stage, feedback, answer_by, taken_back, among_many = false }: Wanted,
): Promise<string | undefined> {
  const dated = answer_by !== undefined && Date.parse(answer_by) !== Date.parse(c.answer_by ?? '')
  if (c.stage === stage.key && mayTake('advance', c.state) && !dated) return undefined
  const step = stepTo(c.state, stage.state)
  if (!mayTake(step, c.state))
    return c.state === 'withdrawn'
      ? 'Esta pessoa desistiu da vaga: só ela pode voltar.'
      : c.stage === stage.key
        ? 'Esta candidatura já está nessa coluna.'
        : stepOf(step).refused
  if (stepOf(step).guards?.includes('still read') && !c.readable) return TOO_LATE_TO_RETURN
  const said = feedback && addressed(feedback, c)
  if (said && said.length > FEEDBACK_LENGTH)
    throw invalid({
      feedback:
        `Com os nomes no lugar, a resposta a ${c.known_as} passa de ` +
        `${FEEDBACK_LENGTH.toLocaleString('pt-BR')} letras`,
    })
  await takeStep(ctx, step, c, {
    manager_id,
    stage,
    answer_by,
    taken_back,
    among_many,
    ...(said && { feedback: said }),
  })
  return undefined
}

export const moveCandidature = (ctx: Ctx, id: string, { lock_version, ...move }: Move & { lock_version: number }) =>
  transaction(ctx, async (ctx) => {
    await holdStages(ctx, (await mineAmong(ctx, id)).job_id)
    return changing(ctx, id, async (ctx, c, manager_id) => {
      const wanted = await wantedBy(ctx, c, move)
      if (c.lock_version !== lock_version) throw stale(await receivedOne(ctx, id))
      const refused = await moveOne(ctx, c, manager_id, wanted)
      if (refused) throw conflict(refused, await receivedOne(ctx, id))
    })
  })

type Many = Move & { candidatures: { id: string; lock_version: number }[] }
export type Moved = { moved: number; refused: { id: string; name: string | null; message: string }[] }
const NOT_OF_JOB = 'Não encontramos essa candidatura entre as da vaga.'

/** Those that may go, go together; each of the others stays and says why. */
export const moveCandidatures = (ctx: Ctx, job_id: string, { candidatures, ...move }: Many) =>
  transaction(ctx, async (ctx) => {
    const { id, company_id } = await jobOfMine(ctx, job_id)
    await holdStages(ctx, id)
    const wanted = { ...(await wantedBy(ctx, { job_id: id, company_id }, move)), among_many: true }
    const { manager_id } = membershipIn(ctx)
    const known = new Map(candidatures.map((one) => [one.id.toLowerCase(), one.lock_version]))
    const rows = (await lockCandidatures(ctx, [...known.keys()])).filter((c) => c.job_id === id)
    const refused: Moved['refused'] = [...known.keys()]
      .filter((id) => !rows.some((c) => c.id === id))
      .map((id) => ({ id, name: null, message: NOT_OF_JOB }))
    for (const c of rows) {
      const message =
        isRejection(wanted.stage.state) && awaitsReview(c)
          ? REVIEW_FIRST
          : known.get(c.id) !== c.lock_version
            ? STALE
            : await moveOne(ctx, c, manager_id, wanted)
      if (message) refused.push({ id: c.id, name: c.known_as, message })
    }
    await touchPipelines(ctx, [id])
    return { id, told: { moved: known.size - refused.length, refused } }
  })

/** Of a move of many that was sent before: who stands there now. */
export async function movedBefore(ctx: Ctx, job_id: string, { to, candidatures }: Many): Promise<Moved> {
  const ids = [...new Set(candidatures.map(({ id }) => id.toLowerCase()))]
  const there = await ctx.db
    .selectFrom('candidatures')
    .select('id')
    .where('job_id', '=', job_id)
    .where('stage', '=', to)
    .where('id', 'in', ids)
    .execute()
  const refused = ids
    .filter((id) => there.every((one) => one.id !== id))
    .map((id) => ({ id, name: null, message: STALE }))
  return { moved: there.length, refused }
}

/** A person has looked at what the filter would have left out. */
export const answerReview = (ctx: Ctx, id: string) =>
  changing(ctx, id, async (ctx, c, manager_id) => {
    if (c.review_requested_at === null) throw conflict('Ninguém espera uma revisão desta candidatura.')
    await takeStep(ctx, 'answer_review', c, { manager_id })
  })
