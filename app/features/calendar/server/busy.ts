// When people are taken. Interviews, mentors' hours and events write it here, and the database refuses what overlaps.
import { type RawBuilder, sql } from 'kysely'
import type { Ctx } from '#server/context.ts'
import { uuid } from '#server/uuid.ts'

export type What = 'interview' | 'mentoring' | 'event'
export type Span = { starts_at: string; ends_at: string }
/** What holds people: an interview by its id. */
export type Holder = { what: What; what_id: string }
export type Busy = Span & Holder & { person_id: string }

/** Of the advisory locks, by person. */
const LOCK = 7_315_180

const during = ({ starts_at, ends_at }: Span) => sql`tstzrange(${starts_at}, ${ends_at}, '[)')`

/**
 * Holds all of them for this span and for no other, or answers who is taken already; then the caller refuses, which
 * takes everything back. People are locked in one order until the transaction ends: whoever moves the same ones waits,
 * and never in a circle.
 */
export async function hold(ctx: Ctx, by: Holder, span: Span, people: readonly string[]): Promise<string[]> {
  const taken: string[] = []
  const inOrder = [...new Set(people)].sort()
  for (const person_id of inOrder)
    await sql`select pg_advisory_xact_lock(hashtextextended(${person_id}, ${LOCK}))`.execute(ctx.db)
  await release(ctx, by)
  for (const person_id of inOrder) {
    const { rows } = await sql`insert into busy (id, person_id, during, what, what_id, created_at)
      values (${uuid(ctx.now.getTime())}, ${person_id}, ${during(span)}, ${by.what}, ${by.what_id}, ${ctx.now})
      on conflict on constraint busy_with_one_thing do nothing returning id`.execute(ctx.db)
    if (!rows.length) taken.push(person_id)
  }
  return taken
}

/** Whatever it held, or what it held of one person. */
export async function release(ctx: Ctx, { what, what_id }: Holder, person_id?: string) {
  await ctx.db
    .updateTable('busy')
    .set({ held: false })
    .where('what', '=', what)
    .where('what_id', '=', what_id)
    .where('held', '=', true)
    .$if(person_id !== undefined, (query) => query.where('person_id', '=', person_id!))
    .execute()
}

type Each = Span & { what_id: string; person_id: string }

/** Each of many people by a thing of their own, in two statements. Whoever is taken already stays as they are. */
export async function holdEach(ctx: Ctx, what: What, each: readonly Each[]) {
  const rows = each.map((one) => ({ ...one, id: uuid(ctx.now.getTime()) }))
  const people = [...new Set(rows.map(({ person_id }) => person_id))].sort()
  await sql`select pg_advisory_xact_lock(hashtextextended(p, ${LOCK})) from unnest(${people}::text[]) p`.execute(ctx.db)
  await releaseEach(
    ctx,
    what,
    rows.map(({ what_id }) => what_id),
  )
  await sql`insert into busy (id, person_id, during, what, what_id, created_at)
    select id, person_id, tstzrange(starts_at, ends_at, '[)'), ${what}, what_id, ${ctx.now}
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb)
      as r (id uuid, person_id uuid, what_id uuid, starts_at timestamptz, ends_at timestamptz)
    order by person_id on conflict on constraint busy_with_one_thing do nothing`.execute(ctx.db)
}

export const releaseEach = (ctx: Ctx, what: What, ids: readonly string[]) =>
  sql`update busy set held = false where held and what = ${what} and what_id = any(${[...ids]}::uuid[])`.execute(ctx.db)

/** What takes these people within a span, but for one thing. */
export async function busyWithin(
  ctx: Ctx,
  people: readonly string[],
  span: Span,
  but?: Holder,
): Promise<readonly Busy[]> {
  const other: RawBuilder<unknown> = but ? sql`not (what = ${but.what} and what_id = ${but.what_id})` : sql`true`
  const { rows } = await sql<Busy>`
    select person_id, what, what_id, lower(during) as starts_at, upper(during) as ends_at from busy
    where held and person_id = any(${[...people]}::uuid[]) and during && ${during(span)} and ${other}
    order by lower(during)`.execute(ctx.db)
  return rows
}

/** Two spans that share a minute; touching ones do not. */
export const overlap = (one: Span, other: Span) =>
  Date.parse(one.starts_at) < Date.parse(other.ends_at) && Date.parse(other.starts_at) < Date.parse(one.ends_at)

/** From the first start to the last end. */
export const hull = (spans: readonly Span[]): Span => ({
  starts_at: new Date(Math.min(...spans.map((one) => Date.parse(one.starts_at)))).toISOString(),
  ends_at: new Date(Math.max(...spans.map((one) => Date.parse(one.ends_at)))).toISOString(),
})
