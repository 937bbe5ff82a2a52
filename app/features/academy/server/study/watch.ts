import type { Ctx } from '#server/context.ts'
import { transaction } from '#server/database/transaction.ts'
import { invalid, notFound } from '#server/refusal.ts'
import type { Answer, Received } from '#wire/endpoint.ts'
import type { watchItem } from '../../wire/items.ts'
import { changeItem, finishItem, heldItem, type HeldItem } from './held-item.ts'
import { asMultirange, firstSeconds, lengthOf, union, without } from './seconds.ts'

/** Twice as fast as it plays, and a little for what was on its way. */
const RATE = 2
const SPARE = 20
const ENOUGH = 0.9
export const neededOf = (seconds: number) => Math.ceil(seconds * ENOUGH)

const secondsSince = (ctx: Ctx, instant: string) => Math.max(0, (ctx.now.getTime() - Date.parse(instant)) / 1000)

/** By the server's clock: since the last call, and since the item was opened, so that many calls give no more. */
function mostNew(ctx: Ctx, { credited_at, opened_at, watched }: HeldItem) {
  const allowed = (from: string) => secondsSince(ctx, from) * RATE + SPARE
  return Math.min(allowed(credited_at ?? opened_at), allowed(opened_at) - lengthOf(watched))
}

export async function lengthOfVideo(ctx: Ctx, video_id: string | null) {
  const video =
    video_id &&
    (await ctx.db.selectFrom('academy_videos').select('seconds').where('id', '=', video_id).executeTakeFirst())
  if (!video) throw notFound('Este item não tem vídeo.')
  return video.seconds
}

type Sent = Received<typeof watchItem>['body']

export const watch = (
  ctx: Ctx,
  id: string,
  item_id: string,
  { ranges, position, sequence }: Sent,
): Promise<Answer<typeof watchItem>> =>
  transaction(ctx, async (ctx) => {
    const item = await heldItem(ctx, id, item_id)
    const seconds = await lengthOfVideo(ctx, item.video_id)
    if (ranges.some(([from, to]) => from > to)) throw invalid({ ranges: 'Um trecho termina antes de começar' })
    if (position > seconds || ranges.some(([, to]) => to > seconds))
      throw invalid({ ranges: 'Um trecho passa do fim do vídeo' })
    const fresh = firstSeconds(without(union(ranges), item.watched), mostNew(ctx, item))
    const watched = union([...item.watched, ...fresh])
    const place =
      sequence > item.sequence ? { position, sequence } : { position: item.position, sequence: item.sequence }
    await changeItem(ctx, item, { watched: asMultirange(watched), credited_at: ctx.now.toISOString(), ...place })
    const enough = lengthOf(watched) >= neededOf(seconds)
    if (enough) await finishItem(ctx, item)
    return { credited_seconds: lengthOf(fresh), watched, ...place, done: enough || item.done_at !== null }
  })
