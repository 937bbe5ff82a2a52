import { type RawBuilder, sql } from 'kysely'
import { GOES_ON } from './choices.ts'

export type ChoicePlace = { place: number; of: number }

/**
 * Where a candidature 'c' stands among its person's choices in the program of its job. What is over counts no more: the
 * next choice takes its place. Null where there is no other.
 */
export const choicePlace: RawBuilder<ChoicePlace | null> = sql`(select jsonb_build_object('place', place, 'of', n)
  from (select o.id, count(*) over ()::int as n, (row_number() over (order by
        array_position(pp.job_ids, o.job_id) nulls last, o.applied_at, o.id))::int as place
      from candidatures o join jobs oj on oj.id = o.job_id join programs p on p.id = oj.program_id
        left join program_people pp on pp.program_id = p.id and pp.user_info_id = o.user_info_id
      where o.user_info_id = c.user_info_id and p.status <> 'draft' and ${GOES_ON}
        and oj.program_id = (select program_id from jobs where id = c.job_id)) chosen
  where chosen.id = c.id and n > 1)`
