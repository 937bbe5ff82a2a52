import { type RawBuilder, sql } from 'kysely'

/** How many people applied to any job of a program, each of them once. */
export const peopleOf = (program_id: RawBuilder<unknown>) =>
  sql<number>`(select count(distinct ca.user_info_id)::int from candidatures ca join jobs pj on pj.id = ca.job_id
    where pj.program_id = ${program_id})`
