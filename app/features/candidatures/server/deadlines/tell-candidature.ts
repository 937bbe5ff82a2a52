import type { Ctx } from '#server/context.ts'
import { ask } from '#server/tasks/question.ts'
import { task } from '#server/tasks/task.ts'
import { isOpen, isOver, SECOND_THOUGHTS_MS } from '../../wire/candidature-words.ts'
import { MOVES } from '../../wire/candidature-states.ts'
import { lockCandidatures } from '../candidature-rows.ts'
import { candidatureOver } from '../interviews-asked.ts'
import { writeDateLetter, writeStateLetter } from './step-letters.ts'

/** Where a candidature stands two minutes after the company's last move, and the date that goes with it. */
export const tellCandidature = task<{ candidature_id: string }>('tell-candidature', async (ctx, { candidature_id }) => {
  const [c] = await lockCandidatures(ctx, [candidature_id])
  if (!c || (await movedLately(ctx, c.id))) return
  const told = {
    told_state: c.state,
    told_answer_by: c.answer_by,
    ...(!isOver(c.state) && { readable_until: null }),
  }
  await ctx.db.updateTable('candidatures').set(told).where('id', '=', c.id).execute()
  const known = c.told_answer_by
  if (c.state !== c.told_state) await writeStateLetter(ctx, c)
  else if (c.answer_by && known && Date.parse(known) !== Date.parse(c.answer_by)) await writeDateLetter(ctx, c)
  if (!isOpen(c.state)) await ask(ctx, candidatureOver, { candidature_id: c.id, withdrawn: c.state === 'withdrawn' })
})

/** Then the later move has its own two minutes. */
const movedLately = async (ctx: Ctx, candidature_id: string) =>
  Boolean(
    await ctx.db
      .selectFrom('candidature_events')
      .select('id')
      .where('candidature_id', '=', candidature_id)
      .where('kind', 'in', MOVES)
      .where('happened_at', '>', new Date(ctx.now.getTime() - SECOND_THOUGHTS_MS).toISOString())
      .limit(1)
      .executeTakeFirst(),
  )
