// Weeks that an institution told hold until later terms change them.
import { sql } from 'kysely'

/** Since when the terms `t` of the internship `i` have the weeks that the statement `s` is about. */
const WEEKS_SINCE = sql`(select max(w.agreed_at) from (
  select x.agreed_at, weeks.of is distinct from lag(weeks.of) over (order by x.effective_on, x.agreed_at) as changed
  from internship_terms x
    cross join lateral (select case s.about when 'assessment_weeks' then x.assessment_weeks
      else x.no_class_weeks end as of) weeks
  where x.internship_id = i.id and x.agreed_at is not null and x.dropped_at is null
    and (x.effective_on, x.agreed_at) <= (t.effective_on, t.agreed_at)) w
  where w.changed)`

export const HOLDS_STILL = sql`s.said_at >= coalesce(${WEEKS_SINCE}, t.agreed_at, i.agreed_at)`
