import { sql } from 'kysely'

/** The company and those above it: one suspension takes the whole branch off the air. */
export const onAir = (company_id: ReturnType<typeof sql.ref> | string) => sql<boolean>`(
  with recursive up as (
    select id, parent_id, verification, 0 as depth from companies where id = ${company_id}
    union all
    select c.id, c.parent_id, c.verification, depth + 1 from companies c join up on c.id = up.parent_id where depth < 20
  ) select bool_and(case when depth = 0 then verification = 'verificada' else verification <> 'suspensa' end) from up)`
