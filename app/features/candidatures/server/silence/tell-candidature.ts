import { task } from '#server/tasks/task.ts'
import { lockCandidatures } from '../candidature-rows.ts'
import { writeDateLetter, writeStateLetter } from './step-letters.ts'

/** `known`: the date that the person had before the first of the moves. */
type Moved = { candidature_id: string; known?: string | null }

/** Where a candidature stands once a move has had its time to be thought over: said once, however many moves led there. */
export const tellCandidature = task<Moved>('tell-candidature', async (ctx, { candidature_id, known }) => {
  const [c] = await lockCandidatures(ctx, [candidature_id])
  if (!c) return
  if (c.state !== c.told_state) {
    await ctx.db.updateTable('candidatures').set({ told_state: c.state }).where('id', '=', c.id).execute()
    await writeStateLetter(ctx, c)
  } else if (c.answer_by && known && Date.parse(known) !== Date.parse(c.answer_by)) await writeDateLetter(ctx, c)
})
