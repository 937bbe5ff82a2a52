// An item of the asker's matriculation, held until the transaction ends: two that complete at once are one after the
// other, so the last of them completes the course.
import { sql } from 'kysely'
import type { Ctx } from '#server/context.ts'
import { notFound } from '#server/refusal.ts'
import { isUuid } from '#server/uuid.ts'
import type { DraftItem, ItemKind } from '../../wire/course-draft.ts'
import { completeWhenDone } from './complete.ts'
import { ownMatriculation } from './own-matriculations.ts'
import type { Range } from './seconds.ts'

type Row = {
  kind: ItemKind
  title: string
  minutes: number
  required: boolean
  module_title: string
  content: DraftItem['content']
  video_id: string | null
  file_id: string | null
  watched: Range[]
  position: number
  sequence: number
  credited_at: string | null
  opened_at: string
  done_at: string | null
  sealed_note: string | null
}
export type HeldItem = Row & { matriculation_id: string; item_id: string; course_id: string; course_title: string }

const NO_ITEM = 'Este curso não tem este item.'

/** Asking for it opens it. */
export async function heldItem(ctx: Ctx, id: string, item_id: string): Promise<HeldItem> {
  if (isUuid(id)) await ctx.db.selectFrom('matriculations').select('id').where('id', '=', id).forUpdate().execute()
  const { course_id, title, version } = await ownMatriculation(ctx, id)
  if (!isUuid(item_id)) throw notFound(NO_ITEM)
  const now = ctx.now.toISOString()
  await sql`insert into matriculation_items (matriculation_id, item_id, opened_at)
    select ${id}, item_id, ${now} from academy_version_items
    where course_id = ${course_id} and version = ${version} and item_id = ${item_id}
    on conflict do nothing`.execute(ctx.db)
  const { rows } = await sql<Row>`
    select i.kind, i.title, i.minutes, i.required, i.module_title, i.content, i.video_id, i.file_id,
      coalesce((select jsonb_agg(jsonb_build_array(lower(r), upper(r)) order by lower(r)) from unnest(d.watched) r),
        '[]') as watched,
      d.position, d.sequence, d.credited_at, d.opened_at, d.done_at, d.sealed_note
    from academy_version_items i
    join matriculation_items d on d.matriculation_id = ${id} and d.item_id = i.item_id
    where i.course_id = ${course_id} and i.version = ${version} and i.item_id = ${item_id}`.execute(ctx.db)
  const [row] = rows
  if (!row) throw notFound(NO_ITEM)
  await ctx.db.updateTable('matriculations').set({ item_id, studied_at: now }).where('id', '=', id).execute()
  return { ...row, matriculation_id: id, item_id, course_id, course_title: title }
}

type Change = {
  watched?: string
  position?: number
  sequence?: number
  credited_at?: string
  sealed_note?: string | null
}

export const changeItem = (ctx: Ctx, { matriculation_id, item_id }: HeldItem, change: Change) =>
  ctx.db
    .updateTable('matriculation_items')
    .set(change)
    .where('matriculation_id', '=', matriculation_id)
    .where('item_id', '=', item_id)
    .execute()

/** Once done, done. */
export async function finishItem(ctx: Ctx, { matriculation_id, item_id }: HeldItem) {
  await ctx.db
    .updateTable('matriculation_items')
    .set({ done_at: ctx.now.toISOString() })
    .where('matriculation_id', '=', matriculation_id)
    .where('item_id', '=', item_id)
    .where('done_at', 'is', null)
    .execute()
  await completeWhenDone(ctx, matriculation_id)
}
