import { sql } from 'kysely'
import type { Content, Question } from '#features/questionnaires/wire/questions.ts'
import type { Ctx } from '#server/context.ts'

/** All that a job has asked in any version, each question as it was asked last, in that order. */
export async function questionsAsked(ctx: Ctx, job_id: string): Promise<Question[]> {
  const { rows } = await sql<{ content: Content }>`
    select v.content from job_form_versions jv join form_versions v on v.id = jv.version_id
    where jv.job_id = ${job_id} order by v.created_at desc, v.number desc`.execute(ctx.db)
  const asked = new Map<string, Question>()
  for (const { content } of rows)
    for (const question of content.questions) if (!asked.has(question.id)) asked.set(question.id, question)
  return [...asked.values()]
}
