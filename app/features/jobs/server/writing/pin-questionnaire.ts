import { latestVersion } from '#features/questionnaires/server/questionnaires.ts'
import type { Ctx } from '#server/context.ts'
import { invalid } from '#server/refusal.ts'

type Asking = { id: string; form_id: string | null }

/** What candidates are asked from now on: the latest version, which stays as it is. */
export async function pinQuestionnaire(ctx: Ctx, { id, form_id }: Asking) {
  const version = form_id ? await latestVersion(ctx, form_id) : undefined
  if (form_id && !version) throw invalid({ form_id: 'Este questionário foi apagado. Escolha outro, ou nenhum.' })
  if (version && !version.content.questions.length)
    throw invalid({ form_id: 'Este questionário ainda não tem perguntas' })
  await ctx.db
    .updateTable('jobs')
    .set({ form_version_id: version?.id ?? null })
    .where('id', '=', id)
    .execute()
}
