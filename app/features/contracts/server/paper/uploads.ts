// Papers that come back: a base contract, and what was signed by hand. Each with its hash, as rows that a verdict is
// told on.
import { attachFile } from '#features/files/server/files.ts'
import type { Ctx } from '#server/context.ts'
import { conflict } from '#server/refusal.ts'
import { uuid } from '#server/uuid.ts'
import { askerOf } from '../asker.ts'
import { mayNow } from '../detail/available-events.ts'
import { type Envelope, findEnvelope } from '../envelope-rows.ts'
import { takeEvent } from '../machine.ts'
import { keepPapers, type Purpose, type SentPaper } from './sent-papers.ts'

const EVENT = { base: 'upload_base_contract', signed: 'upload_contract' } as const
const NOT_NOW = 'Este contrato não espera esse documento agora.'

async function attach(ctx: Ctx, { current, step_id }: Envelope, purpose: Purpose, papers: SentPaper[]) {
  if (!step_id) return
  for (const { id } of papers) await attachFile(ctx, { id })
  const uploaded_by = 'login_id' in ctx.actor ? ctx.actor.login_id : null
  const row = { version_id: current.id, step_id, purpose, uploaded_by, uploaded_at: ctx.now.toISOString() }
  await ctx.db
    .insertInto('envelope_uploads')
    .values(papers.map(({ id, ...paper }) => ({ ...row, ...paper, id: uuid(ctx.now.getTime()), file_id: id })))
    .execute()
}

/** Kept before the transaction, since bytes cannot be rolled back; answers the work that is done in it. */
export async function receivePapers(ctx: Ctx, id: string, purpose: Purpose, files: readonly File[]) {
  const envelope = await findEnvelope(ctx, id)
  const asker = await askerOf(ctx, envelope)
  // Before megabytes are kept for nothing; the machine asks again once the row is held.
  if (!mayNow(asker, envelope, EVENT[purpose])) throw conflict(NOT_NOW)
  const papers = await keepPapers(ctx, purpose, files)
  return async (ctx: Ctx) => {
    const told = { asker, files: papers.map((paper) => ({ file_id: paper.id, sha256: paper.sha256 })) }
    await takeEvent(ctx, EVENT[purpose], id, told, (ctx, held) => attach(ctx, held, purpose, papers))
    return id
  }
}
