// Internships with their terms and fees, as many as a large platform has, written by SQL.
import type pg from 'pg'
import { makePeople } from './many-candidatures.ts'
import { makeCompanies } from './many-jobs.ts'

type Many = { internships: number; /** Of the one company that is answered. */ many: number }

const FILL = [
  `insert into internships (id, user_info_id, company_id, starts_on, ends_on, created_at, agreed_at)
   select id, person, company, starts_on, starts_on + 300, now(), now() from bench_lives`,
  `insert into internship_terms (id, internship_id, effective_on, starts_on, ends_on, stipend, transport_kind,
     transport_allowance, created_at, agreed_at)
   select gen_random_uuid(), id, starts_on, starts_on, starts_on + 300, 900 + n % 40 * 25, 'money', 150, now(), now()
   from bench_lives`,
  `insert into fees (id, company_id, starts_on, cents, basis, created_at)
   select gen_random_uuid(), id, date_trunc('month', now() - interval '12 months')::date, 8990, 'thirty', now()
   from companies where slug like 'bancada-%'`,
]

/** They begin within the last 400 days and last 300: three of four run today. */
export async function fillInternships(pool: pg.Pool, { internships, many }: Many): Promise<string> {
  const client = await pool.connect()
  try {
    await client.query('set synchronous_commit = off')
    await client.query('set statement_timeout = 0')
    await makePeople(client)
    const companies = await makeCompanies(client)
    await client.query(
      `create temp table bench_lives as
       select n, gen_random_uuid() as id, p.ids[1 + n % cardinality(p.ids)] as person,
         now()::date - n % 400 as starts_on,
         case when n <= $2 * 4 / 3 then ($3::uuid[])[1] else ($3::uuid[])[2 + n % (cardinality($3::uuid[]) - 1)] end
           as company
       from generate_series(1, $1::int) n,
         (select array_agg(id order by id) as ids from user_infos where slug like 'bancada-%') p`,
      [internships, many, companies],
    )
    for (const statement of FILL) await client.query(statement)
    for (const table of ['internships', 'internship_terms', 'fees']) await client.query(`vacuum analyze ${table}`)
    return companies[0]!
  } finally {
    client.release()
  }
}
