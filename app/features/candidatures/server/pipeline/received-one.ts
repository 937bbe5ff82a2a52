import type { Ctx } from '#server/context.ts'
import { interviewsOf } from '../interviews-asked.ts'
import { receivedResource, rowsById } from './list-received.ts'
import { mineAmong } from './received.ts'
import { stagesOf } from './stages.ts'

/** As a card shows it. */
export async function receivedOne(ctx: Ctx, id: string) {
  const { job_id } = await mineAmong(ctx, id)
  const [row] = await rowsById(ctx, [id])
  const interview = (await interviewsOf(ctx, [id])).get(id) ?? null
  return { data: receivedResource(row!, await stagesOf(ctx, job_id), ctx.now, interview) }
}
