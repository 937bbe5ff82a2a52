// What a person writes beside an item: sealed, read by nobody else.
import type { Ctx } from '#server/context.ts'
import { transaction } from '#server/database/transaction.ts'
import { changeItem, heldItem, type HeldItem } from './held-item.ts'

const PURPOSE = 'study note'
const ownerOf = ({ matriculation_id, item_id }: HeldItem) => `${matriculation_id} ${item_id}`

export const noteOf = ({ secrets }: Ctx, item: HeldItem) =>
  item.sealed_note === null ? '' : secrets.open(PURPOSE, ownerOf(item), item.sealed_note)

export const keepNoteOf = (ctx: Ctx, id: string, item_id: string, note: string) =>
  transaction(ctx, async (ctx) => {
    const item = await heldItem(ctx, id, item_id)
    await changeItem(ctx, item, { sealed_note: note ? ctx.secrets.seal(PURPOSE, ownerOf(item), note) : null })
    return { note }
  })
