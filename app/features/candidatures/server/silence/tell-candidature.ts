import { task } from '#server/tasks/task.ts'
import { lockCandidatures } from '../candidature-rows.ts'
import { writeStateLetter } from './step-letters.ts'

/** Where a candidature stands once a move has had its time to be thought over: said once, however many moves led there. */
export const tellCandidature = task<{ candidature_id: string }>('tell-candidature', async (ctx, { candidature_id }) => {
  const [c] = await lockCandidatures(ctx, [candidature_id])
  if (!c || c.state === c.told_state) return
  await ctx.db.updateTable('candidatures').set({ told_state: c.state }).where('id', '=', c.id).execute()
  await writeStateLetter(ctx, c)
})
