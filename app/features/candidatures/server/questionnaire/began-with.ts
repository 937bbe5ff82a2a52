import { unmetIn } from '#features/questionnaires/wire/criteria.ts'
import { walk } from '#features/questionnaires/wire/path.ts'
import type { Ctx } from '#server/context.ts'
import { askedVersion } from './asked-version.ts'
import { unsentSet } from './set-rows.ts'

type Asking = { id: string; form_version_id: string | null }

/** How far somebody is with a job's questionnaire; criteria that refused an answer once, and would again. */
export async function beganWith(ctx: Ctx, job: Asking, user_info_id: string) {
  const version = await askedVersion(ctx, job, user_info_id)
  if (!version) return null
  const begun = await unsentSet(ctx, job.id, user_info_id)
  const walked = walk(version.content.questions, begun?.draft ?? {})
  const complete = begun !== undefined && walked.every(({ problem }) => !problem)
  const { title, questions } = version.content
  const refused = new Set(begun?.refused.map(({ question_id }) => question_id))
  return {
    questionnaire: { title, questions: questions.length, complete },
    unmet: complete ? unmetIn(walked).filter(({ question_id }) => refused.has(question_id)) : [],
  }
}
