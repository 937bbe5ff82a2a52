// Mentors as the operator reads and changes them.
import { sql } from 'kysely'
import type { Ctx } from '#server/context.ts'
import { contains } from '#server/database/contains.ts'
import { invalid, stale } from '#server/refusal.ts'
import { totals } from '#server/totals.ts'
import { uuid } from '#server/uuid.ts'
import type { Answer, Received } from '#wire/endpoint.ts'
import { attributesOf, columnsOf, type SentOf } from '#wire/record.ts'
import { formatDate } from '#wire/time/date.ts'
import { type mentor, mentorColumns } from '../wire/mentor-record.ts'
import type * as wire from '../wire/operator-mentors.ts'
import { weeksOf } from './free-times.ts'
import { moveRoom } from './move-room.ts'
import { mentorRow, mentorRows, type MentorRow } from './mentor-rows.ts'

type Kept = Answer<typeof wire.showKeptMentor>['data']
type Sent = SentOf<typeof mentor>
type Counted = Pick<Kept['attributes'], 'sessions' | 'comments' | 'rating' | 'waiting' | 'ahead'>

/** The newest comments and sessions. */
const MOST_SHOWN = 100

async function countsOf(ctx: Ctx, id: string): Promise<Counted> {
  const { rows } = await sql<Omit<Counted, 'rating'> & { average: number | null; answers: number }>`select
    (select count(*)::int from mentor_waits where mentor_id = ${id}) as waiting,
    (select count(*)::int from mentor_bookings where mentor_id = ${id} and state = 'booked' and session_id is null
      and ends_at > ${ctx.now}) as ahead,
    (select round(avg(stars), 1)::float8 from mentor_feedback where mentor_id = ${id}) as average,
    (select count(*)::int from mentor_feedback where mentor_id = ${id}) as answers,
    coalesce((select jsonb_agg(jsonb_build_object('stars', stars, 'comment', comment, 'given_at', given_at)
      order by given_at desc) from (select * from mentor_feedback
        where mentor_id = ${id} order by given_at desc limit ${MOST_SHOWN}) f), '[]') as comments,
    coalesce((select jsonb_agg(jsonb_build_object('id', id, 'title', title, 'link', link, 'starts_at', starts_at,
      'ends_at', ends_at, 'capacity', capacity, 'taken', taken, 'cancelled', cancelled_at is not null)
      order by starts_at desc) from (select * from mentor_sessions
        where mentor_id = ${id} order by starts_at desc limit ${MOST_SHOWN}) s), '[]') as sessions`.execute(ctx.db)
  const { average, answers, ...counted } = rows[0]!
  return { ...counted, rating: average === null ? null : { average, answers } }
}

async function resourceOf(ctx: Ctx, row: MentorRow): Promise<Kept> {
  const { hours, days_off } = (await weeksOf(ctx, [row.id])).get(row.id)!
  return {
    id: row.id,
    type: 'kept_mentor',
    attributes: {
      ...attributesOf(mentorColumns, row),
      area_ids: row.areas.map(({ value }) => value),
      hours: hours.map(({ day_of_week, from, to }) => ({ day_of_week, from, to })),
      days_off: days_off.map(formatDate),
      ...(await countsOf(ctx, row.id)),
      lock_version: row.lock_version,
    },
  }
}

export async function listKept(
  ctx: Ctx,
  { q, page, per_page }: Received<typeof wire.listKeptMentors>['query'],
): Promise<Answer<typeof wire.listKeptMentors>> {
  const where = q?.trim() ? contains(sql`m.search`, q) : sql`true`
  const counted = await sql<{ n: number }>`select count(*)::int as n from mentors m where ${where}`.execute(ctx.db)
  const offset = Math.min((page - 1) * per_page, 2 ** 31)
  const data: Kept[] = []
  for (const row of await mentorRows(ctx, where, sql`limit ${per_page} offset ${offset}`))
    data.push(await resourceOf(ctx, row))
  return { collection: { data }, ...totals(counted.rows[0]!.n, per_page) }
}

export async function showKept(ctx: Ctx, id: string) {
  return { data: await resourceOf(ctx, await mentorRow(ctx, id)) }
}

async function setAreas(ctx: Ctx, mentor_id: string, area_ids: readonly string[]) {
  const ids = [...new Set(area_ids)]
  const known = await ctx.db
    .selectFrom('job_areas')
    .select('id')
    .where('id', 'in', ids)
    .where('parent_id', 'is', null)
    .execute()
  if (known.length !== ids.length) throw invalid({ area_ids: 'Escolha áreas da lista' })
  await ctx.db.deleteFrom('mentor_areas').where('mentor_id', '=', mentor_id).execute()
  await ctx.db
    .insertInto('mentor_areas')
    .values(ids.map((area_id, position) => ({ mentor_id, area_id, position })))
    .execute()
}

export async function createMentor(ctx: Ctx, { area_ids, ...sent }: Sent): Promise<string> {
  const id = uuid(ctx.now.getTime())
  const columns = columnsOf(mentorColumns, sent)
  await ctx.db
    .insertInto('mentors')
    .values({ id, ...columns, link: columns.link!, created_at: ctx.now.toISOString() })
    .execute()
  await setAreas(ctx, id, area_ids)
  return id
}

type Change = Received<typeof wire.changeMentor>['body']['mentor']

export async function changeMentor(ctx: Ctx, id: string, { lock_version, area_ids, ...sent }: Change): Promise<string> {
  const row = await mentorRow(ctx, id, { lock: true })
  if (row.lock_version !== lock_version) throw stale(await showKept(ctx, id))
  const columns = columnsOf(mentorColumns, sent)
  await ctx.db
    .updateTable('mentors')
    .set({ ...columns, link: columns.link!, lock_version: lock_version + 1 })
    .where('id', '=', id)
    .execute()
  await setAreas(ctx, id, area_ids)
  if (columns.link !== row.link) await moveRoom(ctx, id)
  return id
}
