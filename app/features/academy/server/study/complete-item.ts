import { fileUrl } from '#features/files/server/files.ts'
import type { Ctx } from '#server/context.ts'
import { transaction } from '#server/database/transaction.ts'
import { conflict, notFound } from '#server/refusal.ts'
import { finishItem, heldItem, type HeldItem } from './held-item.ts'
import { itemResource } from './show-item.ts'
import { lengthOf } from './seconds.ts'
import { lengthOfVideo, neededOf } from './watch.ts'

/** What an item still wants before it is done; null where the person's word is enough. */
async function wanted(ctx: Ctx, item: HeldItem): Promise<string | null> {
  if (item.kind === 'quiz') return 'Este item se conclui ao passar no questionário.'
  if (item.kind === 'file') return 'Este item se conclui ao abrir o arquivo.'
  if (item.kind !== 'video') return null
  const missing = neededOf(await lengthOfVideo(ctx, item.video_id)) - lengthOf(item.watched)
  return `Faltam ${missing} segundos deste vídeo para concluir.`
}

export const complete = (ctx: Ctx, id: string, item_id: string) =>
  transaction(ctx, async (ctx) => {
    const item = await heldItem(ctx, id, item_id)
    if (item.done_at !== null) return itemResource(ctx, item)
    const sentence = await wanted(ctx, item)
    if (sentence) throw conflict(sentence)
    await finishItem(ctx, item)
    return itemResource(ctx, await heldItem(ctx, id, item_id))
  })

export const openFile = (ctx: Ctx, id: string, item_id: string) =>
  transaction(ctx, async (ctx) => {
    const item = await heldItem(ctx, id, item_id)
    if (!item.file_id) throw notFound('Este item não tem arquivo.')
    await finishItem(ctx, item)
    return { url: fileUrl(ctx, { id: item.file_id, private: true }) }
  })
