import type { Ctx } from '#server/context.ts'
import { asSeen } from './act.ts'
import { askerOf } from './asker.ts'
import { findEnvelope } from './envelope-rows.ts'
import { takeEvent } from './machine.ts'

/** 'Corrigir e reenviar': the next version of the same envelope, as a draft. The rejected one stays as it was. */
export async function correctVersion(ctx: Ctx, id: string, lock_version: number | undefined) {
  const asker = await askerOf(ctx, await findEnvelope(ctx, id))
  return takeEvent(ctx, 'correct', id, { asker }, asSeen(lock_version))
}
