// People and what they applied for, as many as a large platform has, written by SQL: 5,000 of them for one job.
import type pg from 'pg'

const PEOPLE = 25_000
const NAMES = [
  'Ana',
  'Bruno',
  'Camila',
  'Diego',
  'Elisa',
  'Fábio',
  'Gabriela',
  'Heitor',
  'Íris',
  'João',
  'Kátia',
  'Lucas',
  'Marina',
  'Natália',
  'Otávio',
  'Paula',
  'Rafael',
  'Sofia',
  'Tiago',
  'Vitória',
]
const FAMILIES = [
  'Almeida',
  'Barbosa',
  'Cardoso',
  'Duarte',
  'Esteves',
  'Ferraz',
  'Gonçalves',
  'Henriques',
  'Lacerda',
  'Macedo',
  'Noronha',
  'Oliveira',
  'Pacheco',
  'Queiroz',
  'Ribeiro',
  'Siqueira',
  'Teles',
  'Vasques',
  'Xavier',
  'Zanetti',
]

/** Once in a database, whoever fills it. */
export async function makePeople(pool: pg.Pool | pg.PoolClient) {
  const { rowCount } = await pool.query(`select from user_infos where slug = 'bancada-1'`)
  if (rowCount) return
  await pool.query(
    'insert into logins (id, user_type, email, email_confirmed_at, created_at) select gen_random_uuid(), ' +
      `'User', 'bancada-' || n || '@pessoas.example', now(), now() from generate_series(1, ${PEOPLE}) n`,
  )
  await pool.query(
    `insert into user_infos (id, login_id, slug, full_name, created_at, course_id, current_semester, visible_sections)
     select gen_random_uuid(), l.id, 'bancada-' || n, ($1::text[])[1 + n % 20] || ' ' || ($2::text[])[1 + n / 20 % 20]
       || ' ' || ($2::text[])[1 + n / 400 % 20], now(), ($3::text[])[1 + n % cardinality($3)], 1 + n % 10,
       case when n % 3 = 0 then '{education}' else '{education,city,knowledge,languages}' end::text[]
     from logins l, lateral (select substring(l.email from 'bancada-([0-9]+)@')::int as n) as numbered where l.email like 'bancada-%'`,
    [
      NAMES,
      FAMILIES,
      (await pool.query<{ id: string }>('select id from courses order by id limit 60')).rows.map(({ id }) => id),
    ],
  )
  await pool.query(
    'insert into user_info_addresses (id, user_info_id, zipcode, street, number, neighborhood, ' +
      `city_id, state_id, country_id)
     select gen_random_uuid(), u.id, '01310100', 'Avenida ` +
      `Paulista', '1', 'Bela Vista', c.id, c.state_id, 'BR' from user_infos u
     join lateral ` +
      '(select id, state_id from cities where id >= 3500000 + abs(hashtext(u.slug)) % 50000 order by ' +
      `id limit 1) c on true where u.slug like 'bancada-%'`,
  )
  await pool.query(
    `insert into user_info_choices (user_info_id, list, value, position)
     select u.id, 'skills', s.id, ` +
      `row_number() over (partition by u.id) from user_infos u
     join lateral (select id from skills order ` +
      `by abs(hashtext(id || u.slug)) limit 4) s on true where u.slug like 'bancada-%'`,
  )
}

/** Five thousand for the job that is named, the rest spread over the others. */
export async function fillCandidatures(
  pool: pg.Pool,
  { candidatures, job_id, many }: { candidatures: number; job_id: string; many: number },
) {
  await makePeople(pool)
  const applied = (jobs: string, people: string) => `
    insert into candidatures (id, job_id, user_info_id, state, stage, answer_by, told_state, applied_at, state_since)
    select gen_random_uuid(), job_id, user_info_id, state, state, now() + (n % 20 - 2) * interval '1 day', state,
      now() - n * interval '1 minute', now() - n * interval '1 minute'
    from (select job_id, user_info_id, n, (array['applied', 'applied', 'applied', 'screening', 'screening',
      'interview', 'offer'])[1 + n % 7] as state from (${jobs}) j cross join lateral (${people}) p) made on conflict
      do nothing`
  await pool.query(
    applied(
      'select $1::uuid as job_id',
      'select id as user_info_id, row_number() over ()::int as n from ' +
        `user_infos where slug like 'bancada-%' limit ${many}`,
    ),
    [job_id],
  )
  const others = Math.ceil((candidatures - many) / 100)
  await pool.query(
    applied(
      'select id as job_id, (row_number() over ())::int as at from jobs where id ' +
        `<> $1 and slug like 'bancada-%' limit ${others}`,
      'select id as user_info_id, n from (select id, row_number() over (order by id)::int as n from ' +
        `user_infos where slug like 'bancada-%') all_people where n % (${PEOPLE} / 100) = j.at % (${PEOPLE} / ` +
        '100)',
    ),
    [job_id],
  )
  for (const table of ['logins', 'user_infos', 'user_info_addresses', 'user_info_choices', 'candidatures'])
    await pool.query(`vacuum analyze ${table}`)
  return Number((await pool.query<{ n: string }>('select count(*) as n from candidatures')).rows[0]!.n)
}

type Selections = { company_id: string; jobs: number; candidatures: number }

// Jobs of one company with candidatures in every state and their histories. The people are there already.
/** A job that the company has, so many times. */
const JOBS = `
  insert into jobs (id, company_id, author_id, slug, status, title, job_type, description, responsibilities,
    requirements, work_model, city_id, state_id, weekly_hours, openings, opens_at, closes_at, created_at, updated_at,
    published_at)
  select gen_random_uuid(), j.company_id, j.author_id, 'selecao-' || n, 'published', j.title || ' ' || n, j.job_type,
    j.description, j.responsibilities, j.requirements, j.work_model, j.city_id, j.state_id, j.weekly_hours, 1,
    now() - interval '700 days', now() + interval '30 days', now(), now(), now() - interval '700 days'
  from generate_series(1, $2::int) n, (select * from jobs where company_id = $1 and status = 'published'
    order by id limit 1) j`

/** Within the last two years; of a hundred 50 are new or refused, 20 hired. */
const MADE = `
  create temp table bench_selected as
  select gen_random_uuid() as id, j.ids[1 + n % cardinality(j.ids)] as job,
    p.ids[1 + n / cardinality(j.ids) % cardinality(p.ids)] as person,
    now() - (n % 700) * interval '1 day' - interval '10 days' as sent,
    case when n % 10 < 3 then 0 when n % 10 < 5 then 5 when n % 10 < 6 then 1 when n % 10 < 7 then 2
      when n % 10 < 8 then 3 else 4 end as at
  from generate_series(0, $1::int - 1) n,
    (select array(select id from jobs where slug like 'selecao-%' order by id) as ids) j,
    (select array(select id from user_infos where slug like 'bancada-%' order by id) as ids) p`

const STATES = `(array['applied', 'screening', 'interview', 'offer', 'hired', 'rejected'])`
const FILL = [
  `insert into candidatures (id, job_id, user_info_id, state, stage, answer_by, told_state, feedback, applied_at,
     state_since)
   select id, job, person, ${STATES}[at + 1], ${STATES}[at + 1], case when at < 4 then now() + interval '9 days' end,
     ${STATES}[at + 1], case when at = 5 then 'Obrigado.' end, sent, sent + at * interval '1 day'
   from bench_selected`,
  `insert into candidature_events (id, candidature_id, kind, to_state, to_stage, happened_at)
   select gen_random_uuid(), id, case p when 0 then 'apply' else 'move' end, ${STATES}[p + 1], ${STATES}[p + 1],
     sent + p * interval '1 day'
   from bench_selected cross join generate_series(0, 5) p where case when at = 5 then p in (0, 1, 5) else p <= at end`,
]

export async function fillSelections(pool: pg.Pool, { company_id, jobs, candidatures }: Selections) {
  const client = await pool.connect()
  try {
    await client.query('set synchronous_commit = off')
    await client.query('set statement_timeout = 0')
    await client.query(JOBS, [company_id, jobs])
    await client.query(MADE, [candidatures])
    for (const statement of FILL) await client.query(statement)
    for (const table of ['jobs', 'candidatures', 'candidature_events']) await client.query(`vacuum analyze ${table}`)
  } finally {
    client.release()
  }
}
