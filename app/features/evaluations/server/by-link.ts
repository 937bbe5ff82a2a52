// A supervisor without an account: looks, answers once, or asks for another link to the address that is known.
import type { Ctx } from '#server/context.ts'
import { transaction } from '#server/database/transaction.ts'
import { goneLink, isOver, mailedLink, unknownLink } from '#server/mailed/links.ts'
import { conflict } from '#server/refusal.ts'
import type { Answers } from '../wire/evaluation.ts'
import { TWICE, writeAnswers } from './answer.ts'
import { askToEvaluate, LINK } from './letters.ts'
import { evaluationById, heldEvaluation, isDone } from './rows.ts'
import { askedResource } from './serializer.ts'

/** What was answered stays a receipt; an address that is no longer the supervisor's opens nothing. */
async function opened(ctx: Ctx, token: string, read: typeof evaluationById) {
  const link = await mailedLink(ctx, LINK, token)
  if (!link) throw unknownLink()
  const row = await read(ctx, link.subject)
  if (!row) throw goneLink()
  if (!isDone(row) && (isOver(ctx, link) || link.sent_to !== row.supervisor_email)) throw goneLink()
  return { row, link }
}

export async function showAsked(ctx: Ctx, token: string) {
  const { row, link } = await opened(ctx, token, evaluationById)
  return { data: askedResource(ctx, row, link.sent_to) }
}

export async function answerByLink(ctx: Ctx, token: string, answers: Answers) {
  await transaction(ctx, async (ctx) => {
    const { row } = await opened(ctx, token, heldEvaluation)
    if (isDone(row)) throw conflict(TWICE)
    await writeAnswers(ctx, row, answers, row.supervisor_id)
  })
  return showAsked(ctx, token)
}

export async function renewLink(ctx: Ctx, token: string) {
  const link = await mailedLink(ctx, LINK, token)
  if (!link) return
  const row = await heldEvaluation(ctx, link.subject)
  if (row && !isDone(row) && row.supervisor_email) await askToEvaluate(ctx, row)
}
