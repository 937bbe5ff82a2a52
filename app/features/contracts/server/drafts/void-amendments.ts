import type { Ctx } from '#server/context.ts'
import { platform } from '../asker.ts'
import { takeEvent } from '../machine.ts'
import { openAmendments } from './settle.ts'

/** What was on its way when the internship ended is cancelled, with its cause in the history. */
export async function voidOpenAmendments(ctx: Ctx, internship_id: string, cause: string) {
  for (const { id } of await openAmendments(ctx, internship_id))
    await takeEvent(ctx, 'void', id, { asker: platform(ctx), cause })
}
