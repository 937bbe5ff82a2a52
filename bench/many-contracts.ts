// Internships and their contracts, as many as a large platform has, written by SQL: a tenth of them of one company.
import type pg from 'pg'
import { makePeople } from './many-candidatures.ts'
import { makeCompanies } from './many-jobs.ts'

type Many = { contracts: number; company_id: string; many: number }

/** Of a hundred: how many stand where. The number is the step that is current, five is behind the last. */
const STANDING = `case when n % 100 < 74 then 5 when n % 100 < 77 then 0 when n % 100 < 81 then 1
  when n % 100 < 84 then 2 when n % 100 < 89 then 3 when n % 100 < 94 then 4
  when n % 100 < 95 then -1 when n % 100 < 98 then -2 else 2 end`

const PARTIES = `(array['walljobs', 'company_sign', 'company_sign', 'internship_sign', 'university_sign'])`
const KINDS = `(array['review', 'approval', 'signature', 'signature', 'signature'])`
const TARGETS = `(array['walljobs', 'approver', 'company', 'intern', 'institution'])`

/** Sent within the last two years; what waits has waited for up to a month. */
const made = (companies: string) => `
  insert into bench_contracts
  select gen_random_uuid(), gen_random_uuid(), gen_random_uuid(), gen_random_uuid(), n, ${companies},
    (select ids[1 + n % cardinality(ids)] from bench_people), ${STANDING},
    now() - (n % 700) * interval '1 day' - interval '31 days',
    now() - (n % 30) * interval '1 day' - n % 1000 * interval '1 minute'
  from generate_series($1::int, $2::int) n`

const FILL = [
  `insert into internships (id, user_info_id, company_id, starts_on, ends_on, created_at)
   select internship, person, company, (sent + interval '60 days')::date, (sent + interval '400 days')::date, sent
   from bench_contracts`,
  `insert into internship_terms
     (id, internship_id, effective_on, starts_on, ends_on, institution_id, course_name, created_at)
   select b.terms, b.internship, s.day, s.day, s.day + 300, i.ids[1 + n % cardinality(i.ids)], 'Administração', b.sent
   from bench_contracts b, lateral (select case when at between 0 and 4 then now()::date + n % 40 - 2
       else (sent + interval '60 days')::date end as day) s,
     (select array(select id from institutions order by id limit 400) as ids) i`,
  `update internships i set terms_id = b.terms, starts_on = t.starts_on, ends_on = t.ends_on,
     agreed_at = case when b.at = 5 then b.sent end
   from bench_contracts b join internship_terms t on t.id = b.terms where i.id = b.internship`,
  `insert into envelopes (id, internship_id, company_id, user_info_id, kind, contract_type, terms_id, state, holder,
     code, held_since, title, created_at, sent_at, completed_at)
   select envelope, internship, company, person, 'tce', 'digital', terms,
     case at when 5 then 'completed' when -1 then 'rejected' when -2 then 'created' else ${KINDS}[at + 1] end,
     case when at = 5 then null when at < 0 then 'company_sign' else ${PARTIES}[at + 1] end,
     'BN-' || lpad(n::text, 8, '0'), case when at = 5 then sent + interval '9 days' else held end,
     'Termo de compromisso', sent, case when at <> -2 then sent end, case when at = 5 then sent + interval '9 days' end
   from bench_contracts`,
  `insert into envelope_versions (id, envelope_id, number, law_day, created_at)
   select version, envelope, 1, sent::date, sent from bench_contracts`,
  `insert into envelope_steps (id, version_id, position, party, target, kind, state, person_name, user_info_id,
     current_at, done_at)
   select gen_random_uuid(), version, p, ${PARTIES}[p + 1], ${TARGETS}[p + 1], ${KINDS}[p + 1],
     case when p < at then 'done' when p = at then 'current'
       when at = -1 and p = 2 then 'declined' else 'waiting' end,
     case p when 2 then 'Rosa Teles' when 3 then 'Ana Duarte' when 4 then 'Célia Vaz' end,
     case when p = 3 then person end, case when p <= at then sent + p * interval '1 day' end,
     case when p < at then sent + p * interval '1 day' + (1 + n % 50) * interval '1 hour' end
   from bench_contracts cross join generate_series(0, 4) p where at <> -2`,
  `update envelopes e set step_id = s.id from bench_contracts b
   join envelope_steps s on s.version_id = b.version and s.state = 'current' where e.id = b.envelope`,
  // Of two dozen supervisors, who are too few for so many.
  `update internships i set supervisor_id = m.ids[1 + b.n % cardinality(m.ids)]
   from bench_contracts b, (select company_id, array_agg(id) as ids from company_managers group by company_id) m
   where i.id = b.internship and m.company_id = b.company and b.at = 5`,
  // What runs owes all of it; of what is over one of twenty owes something still.
  `insert into internship_duties (internship_id, kind, due_on, company_id, shown_from, owner, days)
   select i.id, d.kind, d.due_on, i.company_id, d.due_on - d.early, d.owner, case d.kind when 'recess' then 20 end
   from bench_contracts b join internships i on i.id = b.internship,
     lateral (values ('report', i.starts_on + 180, 30, 'internship_sign'),
       ('recess', i.ends_on - 20, 60, 'company_sign'),
       ('assessment', i.starts_on + 90, 30, 'university_sign'), ('certificate', i.ends_on, 15, 'company_sign'),
       ('ending', i.ends_on, 60, 'company_sign')) d (kind, due_on, early, owner)
   where b.at = 5 and case when i.ends_on >= now()::date then d.due_on >= now()::date - 30
     else d.kind in ('report', 'certificate') and b.n % 20 = 0 end`,
  `insert into evaluations
     (id, internship_id, period, author, opened_on, due_on, score_1, score_2, score_3, answered_at)
   select gen_random_uuid(), i.id, 'month_6', a.author, i.starts_on + 180, i.starts_on + 210, s.score, s.score, s.score,
     case when s.score is not null then now() end
   from bench_contracts b join internships i on i.id = b.internship, (values ('intern'), ('supervisor')) a (author),
     lateral (select case when b.n % 10 > 0 then 4 end as score) s
   where b.at = 5 and i.starts_on + 180 <= now()::date`,
]

const TABLES = [
  'internships',
  'internship_terms',
  'envelopes',
  'envelope_versions',
  'envelope_steps',
  'internship_duties',
  'evaluations',
]

/** `many` of the company that is named, the rest spread over others. Answers how many there are. */
export async function fillContracts(pool: pg.Pool, { contracts, company_id, many }: Many) {
  const client = await pool.connect()
  try {
    await client.query('set synchronous_commit = off')
    await client.query('set statement_timeout = 0')
    await makePeople(client)
    const companies = await makeCompanies(client)
    await client.query(
      `create temp table bench_people as
       select array(select id from user_infos where slug like 'bancada-%' order by id) as ids`,
    )
    await client.query(
      `create temp table bench_contracts (internship uuid, terms uuid, envelope uuid, version uuid, n int, company uuid,
         person uuid, at int, sent timestamptz, held timestamptz)`,
    )
    await client.query(made('$3::uuid'), [1, many, company_id])
    await client.query(made('($3::uuid[])[1 + n % cardinality($3::uuid[])]'), [many + 1, contracts, companies])
    for (const statement of FILL) await client.query(statement)
    for (const table of TABLES) await client.query(`vacuum analyze ${table}`)
    const { rows } = await client.query<{ n: string }>('select count(*) as n from envelopes')
    return Number(rows[0]!.n)
  } finally {
    client.release()
  }
}
