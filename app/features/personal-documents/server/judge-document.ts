import type { Ctx } from '#server/context.ts'
import { transaction } from '#server/database/transaction.ts'
import { conflict, invalid, notFound } from '#server/refusal.ts'
import { announce, announcement } from '#server/tasks/task.ts'
import { isUuid } from '#server/uuid.ts'

export const documentJudged = announcement<{ version_id: string }>('personal document judged')

type Verdict = { version_id: string; approved: boolean; reason?: string | null | undefined; login_id: string }

/** The operation's verdict, given once: a replaced version waits again. */
export async function judgeDocument(ctx: Ctx, { version_id, approved, reason, login_id }: Verdict) {
  const why = reason?.trim() || null
  if (!approved && !why) throw invalid({ reason: 'Diga o motivo: a pessoa vai lê-lo' })
  await transaction(ctx, async (ctx) => {
    const found =
      isUuid(version_id) &&
      (await ctx.db
        .selectFrom('personal_document_versions')
        .selectAll()
        .where('id', '=', version_id)
        .forUpdate()
        .executeTakeFirst())
    if (!found) throw notFound('Este documento não existe mais: a pessoa pode tê-lo apagado.')
    if (found.replaced_at) throw conflict('A pessoa já trocou este documento por outro. Abra o novo.')
    if (found.decided_at) throw conflict('Alguém já decidiu sobre este documento.')
    const decided_at = ctx.now.toISOString()
    await ctx.db
      .updateTable('personal_document_versions')
      .set({ approved, reason: approved ? null : why, decided_by_login_id: login_id, decided_at })
      .where('id', '=', version_id)
      .execute()
    await announce(ctx, documentJudged, { version_id })
  })
}
