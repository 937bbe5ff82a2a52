import type { Ctx } from '#server/context.ts'
import { verifyHistory } from '../history.ts'
import { askerOf } from '../asker.ts'
import { findEnvelope } from '../envelope-rows.ts'
import { historyOf } from './history-of.ts'

export async function showHistory(ctx: Ctx, id: string) {
  const { intact, head } = await verifyHistory(ctx, id)
  return { data: await historyOf(ctx, id, await askerOf(ctx, await findEnvelope(ctx, id))), intact, head }
}
