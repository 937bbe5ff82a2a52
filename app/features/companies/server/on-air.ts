import { sql } from 'kysely'

/**
 * A verified company whose manager has proven their e-mail: a branch's is the topmost company's, and one suspension
 * above takes the whole branch off the air. The rule is a function of the database: every stratum asks the same.
 */
export const onAir = (company_id: ReturnType<typeof sql.ref> | string) => sql<boolean>`company_on_air(${company_id})`

/** The same of a row of companies as `c`; most have nobody above them, and need no look upwards. */
export const onAirRow = sql<boolean>`(c.verification = 'verificada' and case when c.parent_id is null then
  c.manager_confirmed_at is not null else company_on_air(c.id) end)`
