import { membershipIn } from '#features/companies/server/companies.ts'
import type { Ctx } from '#server/context.ts'
import { transaction } from '#server/database/transaction.ts'
import { conflict, invalid } from '#server/refusal.ts'
import { endOfDay, today } from '#server/today.ts'
import { isoDate } from '#wire/date.ts'
import { mayTake, stepOf, stepTo } from '../../wire/candidature-states.ts'
import {
  FEEDBACK_LENGTH,
  isNo,
  isOpen,
  LEAST_FEEDBACK,
  MOST_DAYS,
  REVIEW_FIRST,
  TOO_LATE_TO_RETURN,
} from '../../wire/candidature-words.ts'
import { type Candidature, lockCandidatures, touchPipelines } from '../candidature-rows.ts'
import { refuseSuspended } from '../suspended.ts'
import { takeStep } from '../take-step.ts'
import { MoveConflict, STALE } from './move-conflict.ts'
import { changing, jobOfMine, mineAmong } from './received.ts'
import { holdStages, type Stage, stagesOf } from './stages.ts'

type Move = { to: string; feedback?: string | null | undefined; answer_by?: string | null | undefined }
type Wanted = { stage: Stage; feedback?: string | undefined; answer_by?: string | undefined; among_many?: boolean }

/** Names in the company's words become this person's. A name that looks like a mark itself stays as it is. */
const addressed = (text: string, { known_as, title, company_name }: Candidature) =>
  text.replace(/\{(?:nome|vaga|empresa)\}/g, (mark) =>
    mark === '{nome}' ? known_as.split(' ')[0]! : mark === '{vaga}' ? title : company_name,
  )

type OfJob = { job_id: string; company_id: string }

async function wantedBy(ctx: Ctx, { job_id, company_id }: OfJob, { to, feedback, answer_by }: Move): Promise<Wanted> {
  const stage = (await stagesOf(ctx, job_id)).find(({ key }) => key === to)
  if (!stage) throw invalid({ to: 'Esta coluna não existe mais no quadro da vaga' })
  if (!isNo(stage.state)) await refuseSuspended(ctx, company_id)
  else if ((feedback?.length ?? 0) < LEAST_FEEDBACK)
    throw invalid({ feedback: `Escreva ao menos ${LEAST_FEEDBACK} caracteres: é a resposta que a pessoa vai ler` })
  return { stage, ...(feedback && { feedback }), ...(answer_by && { answer_by: lawfulDate(ctx, isoDate(answer_by)!) }) }
}

function lawfulDate(ctx: Ctx, day: string) {
  if (day < today(ctx.now, 1) || day > today(ctx.now, MOST_DAYS))
    throw invalid({ answer_by: `Escolha um dia entre amanhã e daqui a ${MOST_DAYS} dias` })
  return endOfDay(day)
}

const awaitsReview = ({ review_requested_at, state }: Candidature) => review_requested_at !== null && isOpen(state)

/** A move to where it stands already is none, unless it brings another date. */
async function moveOne(
  ctx: Ctx,
  c: Candidature,
  manager_id: string,
  { stage, feedback, answer_by, among_many = false }: Wanted,
) {
  const dated = answer_by !== undefined && Date.parse(answer_by) !== Date.parse(c.answer_by ?? '')
  if (c.stage === stage.key && mayTake('advance', c.state) && !dated) return
  const step = stepTo(c.state, stage.state)
  if (!mayTake(step, c.state))
    throw new MoveConflict(
      c.state === 'withdrawn'
        ? 'Esta pessoa desistiu da vaga: só ela pode voltar.'
        : c.stage === stage.key
          ? 'Esta candidatura já está nessa coluna.'
          : stepOf(step).refused,
    )
  if (stepOf(step).guards?.includes('still read') && !c.readable) throw new MoveConflict(TOO_LATE_TO_RETURN)
  const said = feedback && addressed(feedback, c)
  if (said && said.length > FEEDBACK_LENGTH)
    throw invalid({
      feedback: `Com os nomes no lugar, a resposta a ${c.known_as} passa de ${FEEDBACK_LENGTH.toLocaleString('pt-BR')} letras`,
    })
  await takeStep(ctx, step, c, { manager_id, stage, answer_by, among_many, ...(said && { feedback: said }) })
}

/** The same again, by who did it: after an answer that was lost it is done, and nobody else's. */
async function isSentAgain(
  ctx: Ctx,
  c: Candidature,
  manager_id: string,
  lock_version: number,
  { stage, feedback, answer_by }: Wanted,
) {
  if (c.lock_version !== lock_version + 1 || c.stage !== stage.key) return false
  const last = await lastStep(ctx, c.id)
  const said = isNo(stage.state) && feedback ? addressed(feedback, c).trim() : null
  return (
    last?.manager_id === manager_id &&
    last.to_stage === stage.key &&
    last.said === said &&
    (answer_by === undefined || answer_by === last.named_answer_by)
  )
}

const lastStep = (ctx: Ctx, id: string) =>
  ctx.db
    .selectFrom('candidature_events')
    .select(['manager_id', 'to_stage', 'said', 'named_answer_by'])
    .where('candidature_id', '=', id)
    .orderBy('happened_at', 'desc')
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst()

export const moveCandidature = (ctx: Ctx, id: string, { lock_version, ...move }: Move & { lock_version: number }) =>
  transaction(ctx, async (ctx) => {
    await holdStages(ctx, (await mineAmong(ctx, id)).job_id)
    await changing(ctx, id, async (c, manager_id) => {
      const wanted = await wantedBy(ctx, c, move)
      if (await isSentAgain(ctx, c, manager_id, lock_version, wanted)) return
      if (c.lock_version !== lock_version) throw new MoveConflict(STALE)
      await moveOne(ctx, c, manager_id, wanted)
    })
  })

type Many = Move & { candidatures: { id: string; lock_version: number }[] }

/** Those that may go, go together; each of the others stays and says why. */
export const moveCandidatures = (ctx: Ctx, job_id: string, { candidatures, ...move }: Many) =>
  transaction(ctx, async (ctx) => {
    const { id, company_id } = await jobOfMine(ctx, job_id)
    await holdStages(ctx, id)
    const wanted = { ...(await wantedBy(ctx, { job_id: id, company_id }, move)), among_many: true }
    const { manager_id } = membershipIn(ctx)
    const known = new Map(candidatures.map((one) => [one.id.toLowerCase(), one.lock_version]))
    const rows = (await lockCandidatures(ctx, [...known.keys()])).filter((c) => c.job_id === id)
    const refused: { id: string; name: string | null; message: string }[] = [...known.keys()]
      .filter((id) => !rows.some((c) => c.id === id))
      .map((id) => ({ id, name: null, message: 'Não encontramos essa candidatura entre as da vaga.' }))
    let moved = 0
    for (const c of rows)
      try {
        const lock_version = known.get(c.id)!
        if (!(await isSentAgain(ctx, c, manager_id, lock_version, wanted))) {
          if (isNo(wanted.stage.state) && awaitsReview(c)) throw new MoveConflict(REVIEW_FIRST)
          if (lock_version !== c.lock_version) throw new MoveConflict(STALE)
          await moveOne(ctx, c, manager_id, wanted)
        }
        moved++
      } catch (error) {
        if (!(error instanceof MoveConflict)) throw error
        refused.push({ id: c.id, name: c.known_as, message: error.message })
      }
    await touchPipelines(ctx, [id])
    return { moved, refused }
  })

/** A person has looked at what the filter would have left out. */
export const answerReview = (ctx: Ctx, id: string) =>
  transaction(ctx, (ctx) =>
    changing(ctx, id, async (c, manager_id) => {
      if (c.review_requested_at === null) throw conflict('Ninguém espera uma revisão desta candidatura.')
      await takeStep(ctx, 'answer_review', c, { manager_id })
    }),
  )
