// What became of a paper that was uploaded: its rows say who looked at it, what was checked, and why it was refused.
import type { Ctx } from '#server/context.ts'
import { forbidden, invalid } from '#server/refusal.ts'
import type { Asker } from '../asker.ts'
import type { Envelope } from '../envelope-rows.ts'
import { checklistFor } from './checklist.ts'

const FOUR_EYES = 'Quem enviou o documento não o confere: outra pessoa precisa olhar.'
const CHECKLIST = 'Marque tudo o que foi conferido'

/** Of the step before the one that judges them. */
const waiting = (ctx: Ctx, { current }: Pick<Envelope, 'current'>) =>
  ctx.db
    .selectFrom('envelope_uploads')
    .select(['id', 'uploaded_by'])
    .where('version_id', '=', current.id)
    .where('purpose', '=', 'signed')
    .where('verdict', 'is', null)
    .execute()

/** Whether somebody else than who uploaded it looks. */
export async function isOthers(ctx: Ctx, envelope: Envelope, { login_id }: Pick<Asker, 'login_id'>) {
  const papers = await waiting(ctx, envelope)
  return login_id === null || papers.every(({ uploaded_by }) => uploaded_by !== login_id)
}

export async function refuseUnchecked(ctx: Ctx, envelope: Envelope, asker: Asker, checklist?: readonly string[]) {
  if (!(await isOthers(ctx, envelope, asker))) throw forbidden(FOUR_EYES)
  if (!checklist) return
  const wanted = await checklistFor(ctx, envelope)
  if (wanted.some(({ key }) => !checklist.includes(key))) throw invalid({ checklist: CHECKLIST })
}

type Verdict = {
  verdict: 'approved' | 'rejected'
  cause?: string | undefined
  checklist?: string[] | undefined
  by: Asker
}

export async function judgePapers(ctx: Ctx, envelope: Envelope, { verdict, cause, checklist, by }: Verdict) {
  const papers = await waiting(ctx, envelope)
  if (!papers.length) return
  await ctx.db
    .updateTable('envelope_uploads')
    .set({
      verdict,
      ...(cause && { cause }),
      ...(checklist && { checklist }),
      judged_by: by.login_id,
      judged_at: ctx.now.toISOString(),
    })
    .where(
      'id',
      'in',
      papers.map(({ id }) => id),
    )
    .execute()
}
