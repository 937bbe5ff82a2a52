import { type Version, versionOf } from '#features/questionnaires/server/questionnaires.ts'
import type { Ctx } from '#server/context.ts'
import { invalid } from '#server/refusal.ts'
import { isUuid } from '#server/uuid.ts'
import { unsentSet } from './set-rows.ts'

type Asking = { id: string; form_version_id: string | null }

/**
 * Which version somebody answers: the one that their saved answers began on, and no other; before anything is saved
 * the one that their page shows, which this job must have asked; else today's. Undefined where the job asks nothing.
 */
export async function askedVersion(
  ctx: Ctx,
  { id, form_version_id }: Asking,
  user_info_id: string,
  named?: string,
): Promise<Version | undefined> {
  const begun = (await unsentSet(ctx, id, user_info_id))?.version_id
  const wanted = named ?? begun ?? form_version_id
  if (!wanted || (!named && !form_version_id)) return undefined
  if (begun ? wanted !== begun : wanted !== form_version_id && !(await hasAsked(ctx, id, wanted)))
    throw invalid({ version_id: 'Esta vaga não pede este questionário. Abra-o de novo pela página da vaga.' })
  return versionOf(ctx, wanted)
}

const hasAsked = async (ctx: Ctx, job_id: string, version_id: string) =>
  isUuid(version_id) &&
  (await ctx.db
    .selectFrom('job_form_versions')
    .select('version_id')
    .where('job_id', '=', job_id)
    .where('version_id', '=', version_id)
    .executeTakeFirst()) !== undefined
