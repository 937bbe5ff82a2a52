import type { Ctx } from '#server/context.ts'
import { task } from '#server/tasks/task.ts'
import { lockCandidatures } from '../candidature-rows.ts'
import { isMove, together } from '../second-thoughts.ts'
import { writeDateLetter, writeStateLetter } from './step-letters.ts'

/** Without the event when it waits since before there was one. */
type Moved = { candidature_id: string; event_id?: string }

/** Where a candidature stands once a move has had its time to be thought over: said once, by the last of the moves that led there. */
export const tellCandidature = task<Moved>('tell-candidature', async (ctx, { candidature_id, event_id }) => {
  const [c] = await lockCandidatures(ctx, [candidature_id])
  if (!c) return
  const groups = together(await eventsOf(ctx, c.id))
  if (event_id && groups.flat().findLast(({ kind }) => isMove(kind))?.id !== event_id) return // thought over again: that move tells
  const known = groups.at(-2)?.at(-1)?.answer_by
  if (c.state !== c.told_state) {
    await ctx.db.updateTable('candidatures').set({ told_state: c.state }).where('id', '=', c.id).execute()
    await writeStateLetter(ctx, c)
  } else if (c.answer_by && known && Date.parse(known) !== Date.parse(c.answer_by) && isMove(groups.at(-1)![0]!.kind))
    await writeDateLetter(ctx, c)
})

const eventsOf = (ctx: Ctx, candidature_id: string) =>
  ctx.db
    .selectFrom('candidature_events')
    .select(['id', 'kind', 'answer_by', 'happened_at'])
    .where('candidature_id', '=', candidature_id)
    .orderBy('happened_at')
    .orderBy('id')
    .execute()
