import type { Ctx } from '#server/context.ts'
import { uuid } from '#server/uuid.ts'
import type { CandidatureStep } from '../wire/candidature-states.ts'
import type { Candidature } from './candidature-rows.ts'

/** Before the first step there is nothing that it came from. */
export async function writeEvent(
  ctx: Ctx,
  kind: CandidatureStep,
  before: { state: string; stage: string } | null,
  after: Candidature,
  { manager_id, feedback }: { manager_id?: string; feedback?: string | undefined } = {},
) {
  await ctx.db
    .insertInto('candidature_events')
    .values({
      id: uuid(ctx.now.getTime()),
      candidature_id: after.id,
      kind,
      from_state: before?.state ?? null,
      to_state: after.state,
      from_stage: before?.stage ?? null,
      to_stage: after.stage,
      manager_id: manager_id ?? null,
      said: kind === 'reject' ? feedback!.trim() : null,
      answer_by: after.answer_by,
      happened_at: ctx.now.toISOString(),
    })
    .execute()
}

/** The date that was given before the answer: who comes back to the process finds it again. */
export const lastDate = async (ctx: Ctx, { id, applied_at }: Candidature) =>
  (
    await ctx.db
      .selectFrom('candidature_events')
      .select('answer_by')
      .where('candidature_id', '=', id)
      .where('answer_by', 'is not', null)
      .orderBy('happened_at', 'desc')
      .orderBy('id', 'desc')
      .limit(1)
      .executeTakeFirst()
  )?.answer_by ?? applied_at
