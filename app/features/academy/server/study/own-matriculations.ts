// Matriculations of whoever asks, and the items of their version with what is done.
import { sql } from 'kysely'
import type { Ctx, SignedIn } from '#server/context.ts'
import { notFound } from '#server/refusal.ts'
import { isUuid } from '#server/uuid.ts'
import type { ItemKind } from '../../wire/course-draft.ts'
import { COUNTED } from './progress.ts'

export type StudiedRow = {
  id: string
  user_info_id: string
  course_id: string
  title: string
  area: string
  hours: number
  version: number
  newest: number | null
  withdrawn_at: string | null
  item_id: string | null
  next_id: string | null
  studied_at: string
  completed_at: string | null
  done: number
  total: number
}
type Which = { id?: string; limit?: number; offset?: number }

const owner = (ctx: Ctx) => (ctx.actor as SignedIn).login_id

/** The last studied first. */
export async function studiedCourses(ctx: Ctx, { id, limit = 1, offset = 0 }: Which): Promise<StudiedRow[]> {
  const { rows } = await sql<StudiedRow>`
    select m.id, m.user_info_id, m.course_id, v.title, v.area, v.hours, m.version, c.version as newest, c.withdrawn_at,
      m.studied_at, m.completed_at, counted.*
    from matriculations m
    join user_infos u on u.id = m.user_info_id
    join academy_courses c on c.id = m.course_id
    join academy_versions v on v.course_id = m.course_id and v.number = m.version
    cross join lateral ${COUNTED} counted
    where u.login_id = ${owner(ctx)} ${id === undefined ? sql`` : sql`and m.id = ${id}`}
    order by m.studied_at desc, m.id limit ${limit} offset ${offset}`.execute(ctx.db)
  return rows
}

export const countStudied = async (ctx: Ctx) =>
  (
    await ctx.db
      .selectFrom('matriculations as m')
      .innerJoin('user_infos as u', 'u.id', 'm.user_info_id')
      .select(sql<number>`count(*)::int`.as('count'))
      .where('u.login_id', '=', owner(ctx))
      .executeTakeFirstOrThrow()
  ).count

export async function ownMatriculation(ctx: Ctx, id: string): Promise<StudiedRow> {
  const [found] = isUuid(id) ? await studiedCourses(ctx, { id }) : []
  if (!found) throw notFound('Não encontramos este curso entre os seus.')
  return found
}

export type ItemRow = {
  id: string
  module: number
  module_title: string
  kind: ItemKind
  title: string
  minutes: number
  required: boolean
  begun: boolean
  done: boolean
}

export async function itemsOf(ctx: Ctx, { id, course_id, version }: StudiedRow): Promise<ItemRow[]> {
  const { rows } = await sql<ItemRow>`
    select i.item_id as id, i.module, i.module_title, i.kind, i.title, i.minutes, i.required,
      d.matriculation_id is not null as begun, d.done_at is not null as done
    from academy_version_items i
    left join matriculation_items d on d.matriculation_id = ${id} and d.item_id = i.item_id
    where i.course_id = ${course_id} and i.version = ${version} order by i.position`.execute(ctx.db)
  return rows
}
