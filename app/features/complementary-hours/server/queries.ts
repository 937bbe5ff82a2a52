import { sql } from 'kysely'
import type { Ctx, SignedIn } from '#server/context.ts'
import type { Category } from './credit.ts'

const SCHOOL_ABOVE = (university_id: number | null) => sql`
  with recursive above as (
    select id, parent_id, name, 0 as step from institutions where id = ${university_id}
    union all
    select i.id, i.parent_id, i.name, step + 1 from institutions i join above a on i.id = a.parent_id
  )`

/** Who asks, and what goes on top of a statement. */
export const askingStudent = (ctx: Ctx) =>
  ctx.db
    .selectFrom('user_infos as u')
    .leftJoin('institutions as i', 'i.id', 'u.university_id')
    .leftJoin('courses as c', 'c.id', 'u.course_id')
    .select([
      'u.id',
      'u.full_name',
      'u.social_name',
      'u.university_id',
      'u.matriculation',
      'i.name as university',
      'c.name as course',
    ])
    .where('u.login_id', '=', (ctx.actor as SignedIn).login_id)
    .executeTakeFirstOrThrow()
export type Person = Awaited<ReturnType<typeof askingStudent>>

/** The categories with the cap of the campus, else of the school above it that says one, else the usual one. */
export async function categoriesAt(
  ctx: Ctx,
  university_id: number | null,
): Promise<{ categories: Category[]; institution: string | null }> {
  const { rows } = await sql<Category & { ruled_by: string | null }>`${SCHOOL_ABOVE(university_id)}
    select value, label, extra ->> 'description' as description, coalesce(own.cap, (extra ->> 'cap')::int) as
      cap,
      case when own.cap is null then 'default' else 'institution' end as cap_by, own.name as ruled_by
    from list_items
    left join lateral (
      select cap, name from institution_hour_caps h join above a on a.id = h.institution_id where h.category =
        list_items.value order by step limit 1
    ) own on true
    where list = 'hour_categories' and retired_at is null order by position`.execute(ctx.db)
  return {
    categories: rows.map(({ ruled_by: _, ...category }) => category),
    institution: rows.find(({ ruled_by }) => ruled_by)?.ruled_by ?? null,
  }
}

/** All of a person's: there are few enough to count them each time. */
export const entriesOf = async (ctx: Ctx, user_info_id: string) => {
  const rows = await ctx.db
    .selectFrom('complementary_hours as h')
    .leftJoin('files as f', (join) => join.onRef('f.id', '=', 'h.file_id').on('f.removed_at', 'is', null))
    .select([
      'h.id',
      'h.category',
      'h.title',
      'h.issuer',
      'h.hours',
      'h.finished_on',
      'h.source',
      'h.lock_version',
      'h.file_id',
      'f.name',
      'f.sealed_name',
      'f.type',
      'f.size',
    ])
    .where('h.user_info_id', '=', user_info_id)
    .orderBy('h.finished_on', 'desc')
    .orderBy('h.id', 'desc')
    .execute()
  return rows.map((row) => ({ ...row, hours: Number(row.hours) }))
}
export type Entry = Awaited<ReturnType<typeof entriesOf>>[number]
