// The draft of a course, held while it changes.
import { sql } from 'kysely'
import type { Ctx } from '#server/context.ts'
import { notFound, stale } from '#server/refusal.ts'
import type { CourseDraft } from '../../wire/course-draft.ts'

export type DraftRow = { id: string; draft: CourseDraft; lock_version: number }

export async function draftOf(ctx: Ctx, id: string, lock = sql``): Promise<DraftRow> {
  const { rows } = await sql<DraftRow>`select id, draft, lock_version from academy_courses
    where id = ${id} ${lock}`.execute(ctx.db)
  if (!rows[0]) throw notFound('Não encontramos este curso.')
  return rows[0]
}

/** Nobody else changes it until the transaction ends. */
export const heldDraft = (ctx: Ctx, id: string) => draftOf(ctx, id, sql`for update`)

/** From now on no file of the project writes it. */
export async function keepDraft(ctx: Ctx, { id, lock_version }: DraftRow, draft: CourseDraft) {
  await ctx.db
    .updateTable('academy_courses')
    .set({
      draft: JSON.stringify(draft),
      carried: false,
      lock_version: lock_version + 1,
      updated_at: ctx.now.toISOString(),
    })
    .where('id', '=', id)
    .execute()
}

type Change = { id: string; lock_version: number; show: () => Promise<object> }

/** `show` answers what stands, to whoever wrote over another version. */
export async function changeDraft(
  ctx: Ctx,
  { id, lock_version, show }: Change,
  change: (draft: CourseDraft) => CourseDraft,
): Promise<string> {
  const row = await heldDraft(ctx, id)
  if (row.lock_version !== lock_version) throw stale(await show())
  await keepDraft(ctx, row, change(row.draft))
  return id
}
