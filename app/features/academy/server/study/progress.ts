import { sql } from 'kysely'

/** Whole percents, 100 only when nothing is missing. */
export const percentOf = (done: number, total: number) => (total === 0 ? 100 : Math.floor((100 * done) / total))

/** Of a matriculation `m`: required items and how many are done, where the person was, and what comes next. */
export const COUNTED = sql`(
  select count(*) filter (where i.required)::int as total,
    count(*) filter (where i.required and d.done_at is not null)::int as done,
    (array_agg(i.item_id) filter (where i.item_id = m.item_id))[1] as item_id,
    (array_agg(i.item_id order by d.done_at is not null, i.position))[1] as next_id
  from academy_version_items i
  left join matriculation_items d on d.matriculation_id = m.id and d.item_id = i.item_id
  where i.course_id = m.course_id and i.version = m.version
)`
