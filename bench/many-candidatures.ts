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

export async function makePeople(pool: pg.Pool | pg.PoolClient) {
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
