// What DocuSign tells us. It is believed by the HMAC of its bytes, heard once, and never taken at its word: a task
// reads the state again.
import { createHash } from 'node:crypto'
import * as z from 'zod/mini'
import type { Ctx } from '#server/context.ts'
import { transaction } from '#server/database/transaction.ts'
import { Refusal, RETRY_SECONDS } from '#server/refusal.ts'
import type { RawRequest } from '#server/serving/serve-raw.ts'
import { enqueue } from '#server/tasks/task.ts'
import { isUuid } from '#server/uuid.ts'
import { readBack } from './read-back.ts'
import { isAuthentic } from './is-authentic.ts'

const NO_KEY = 'Este receptor não tem chave: nada é aceito sem ela.'
const FORGED = 'A assinatura deste aviso não confere.'
const HEARD = { messages: ['Recebido.'] }

const told = z.object({ data: z.object({ envelopeId: z.string().check(z.refine(isUuid)) }) })
function envelopeIn(body: Buffer): string | undefined {
  try {
    return z.parse(told, JSON.parse(body.toString('utf8'))).data.envelopeId
  } catch {
    return undefined
  }
}

export async function receiveEvent(ctx: Ctx, { headers, read }: RawRequest) {
  const keys = ctx.configuration.docusign_hmac_keys
  if (!keys.length) throw new Refusal(503, { messages: [NO_KEY] }, { 'retry-after': RETRY_SECONDS })
  const body = await read()
  if (!isAuthentic(headers, body, keys)) throw new Refusal(401, { messages: [FORGED] })
  const docusign_id = envelopeIn(body)
  await transaction(ctx, async (ctx) => {
    const { numInsertedOrUpdatedRows } = await ctx.db
      .insertInto('docusign_events')
      .values({ body_sha256: createHash('sha256').update(body).digest(), received_at: ctx.now.toISOString() })
      .onConflict((c) => c.doNothing())
      .executeTakeFirst()
    if (numInsertedOrUpdatedRows && docusign_id) await enqueue(ctx, readBack, { docusign_id })
  })
  return HEARD
}
