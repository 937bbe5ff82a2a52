// Mentors as a candidate reads them; first those of the areas they look for work in.
import { type RawBuilder, sql } from 'kysely'
import { inAudience } from '#features/candidates/server/candidates.ts'
import type { Ctx } from '#server/context.ts'
import { contains } from '#server/database/contains.ts'
import { totals } from '#server/totals.ts'
import type { Answer, Received } from '#wire/endpoint.ts'
import type * as wire from '../wire/mentors.ts'
import { LEAST_ANSWERS } from '../wire/mentoring-words.ts'
import { askingPerson, type Person } from './asking-person.ts'
import { slotsFor, weeksOf } from './free-times.ts'
import { mentorRows, offeredRow } from './mentor-rows.ts'
import { freeSlots } from './weekly-slots.ts'

type Offered = Answer<typeof wire.showMentor>['data']
type Counted = {
  mentor_id: string
  answers: number
  average: number | null
  sessions: number
  waiting: boolean
  booked_at: string | null
}

async function countsOf(ctx: Ctx, ids: readonly string[], { login_id }: Person) {
  const { rows } = await sql<Counted>`select m.id as mentor_id, f.answers, f.average,
      (select count(*)::int from mentor_sessions s where s.mentor_id = m.id and s.cancelled_at is null
        and s.starts_at > ${ctx.now}) as sessions,
      exists (select from mentor_waits w where w.mentor_id = m.id and w.login_id = ${login_id}) as waiting,
      (select min(b.starts_at) from mentor_bookings b where b.mentor_id = m.id and b.login_id = ${login_id}
        and b.state = 'booked' and b.session_id is null and b.ends_at > ${ctx.now}) as booked_at
    from mentors m cross join lateral (
      select count(*)::int as answers, round(avg(stars), 1)::float8 as average from mentor_feedback
      where mentor_id = m.id) f
    where m.id = any(${[...ids]}::uuid[])`.execute(ctx.db)
  return new Map(rows.map((row) => [row.mentor_id, row]))
}

async function resourcesOf(ctx: Ctx, where: RawBuilder<unknown>): Promise<Offered[]> {
  const person = await askingPerson(ctx)
  const rows = await mentorRows(ctx, sql`m.published and ${where}`)
  const ids = rows.map(({ id }) => id)
  const [meant, weeks, counts] = [await inAudience(ctx), await weeksOf(ctx, ids), await countsOf(ctx, ids, person)]
  return rows.map(({ id, name, headline, description, minutes, areas, audience }) => {
    const { answers, average, sessions, waiting, booked_at } = counts.get(id)!
    const { taken, ...week } = weeks.get(id)!
    return {
      id,
      type: 'mentor',
      attributes: {
        name,
        headline,
        description,
        minutes,
        areas,
        audience,
        for_me: meant(audience),
        matched: areas.filter(({ value }) => person.area_ids.includes(value)).map(({ label }) => label),
        rating: answers >= LEAST_ANSWERS ? { average: average!, answers } : null,
        next_free_at: freeSlots(ctx.now, { ...week, minutes }, taken)[0]?.starts_at ?? null,
        sessions_ahead: sessions,
        waiting,
        booked_at,
      },
    }
  })
}

/** Few enough to be ordered here: matched ones first, then who is free first. */
export async function listMentors(
  ctx: Ctx,
  { q, area_id, page, per_page }: Received<typeof wire.listMentors>['query'],
): Promise<Answer<typeof wire.listMentors>> {
  const all = await resourcesOf(
    ctx,
    sql.join(
      [
        q?.trim() ? contains(sql`m.search`, q) : sql`true`,
        area_id
          ? sql`exists (select from mentor_areas ma where ma.mentor_id = m.id and ma.area_id = ${area_id})`
          : sql`true`,
      ],
      sql` and `,
    ),
  )
  const last = '9999'
  const found = all.toSorted(
    ({ attributes: one }, { attributes: other }) =>
      other.matched.length - one.matched.length || (one.next_free_at ?? last).localeCompare(other.next_free_at ?? last),
  )
  return {
    collection: { data: found.slice((page - 1) * per_page, page * per_page) },
    ...totals(found.length, per_page),
  }
}

export async function showMentor(ctx: Ctx, id: string) {
  await offeredRow(ctx, id)
  return { data: (await resourcesOf(ctx, sql`m.id = ${id}`))[0]! }
}

export const listSlots = async (ctx: Ctx, id: string) =>
  slotsFor(ctx, await offeredRow(ctx, id), await askingPerson(ctx))
