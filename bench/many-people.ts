// As many people who want to be found as a large bank has, written by SQL; what is searched of them is worked out as
// `writeBank` does, of words that profiles use.
import type pg from 'pg'

const PORTION = 20_000
const ABOUT = [
  'planilhas e indicadores',
  'atendimento ao cliente',
  'trabalho voluntário na biblioteca',
  'empresa júnior de engenharia',
  'escrever relatórios',
  'monitoria de cálculo',
  'projetos de extensão',
  'redes sociais da atlética',
  'programação em Python',
  'laboratório de química',
  'logística de eventos',
  'leitura e jornalismo',
  'pesquisa de mercado',
  'desenho técnico',
  'educação infantil',
  'contabilidade da cantina',
]

const spread = (n: string, salt: number, of: number | string) => `(abs(hashint4(${n} + ${salt * 7919})) % ${of})::int`
const oneOf = (list: string, n: string, salt: number) => `(${list})[1 + ${spread(n, salt, `cardinality(${list})`)}]`

export async function fillBank(pool: pg.Pool, people: number) {
  const { rows } = await pool.query<{ courses: string[]; skills: string[]; cities: number[]; areas: string[] }>(
    `select array(select id from courses order by id limit 60) as courses,
       array(select id from skills where status = 'approved' order by id limit 120) as skills,
       array(select id from cities where state_id in ('SP', 'MG', 'RJ', 'PR', 'BA') order by id limit 400) as cities,
       array(select id from job_areas where parent_id is null order by id) as areas`,
  )
  const { courses, skills, cities, areas } = rows[0]!
  for (let from = 1; from <= people; from += PORTION) {
    const to = Math.min(people, from + PORTION - 1)
    await pool.query(
      `with made as (
         select n, gen_random_uuid() as id, gen_random_uuid() as login_id, ${oneOf('$3::text[]', 'n', 1)} as course_id,
           ${oneOf('$4::text[]', 'n', 2)} as skill, ${oneOf('$4::text[]', 'n', 3)} as other,
           ${oneOf('$5::int[]', 'n', 4)} as city_id, ${oneOf('$6::text[]', 'n', 5)} as area,
           ${oneOf('$7::text[]', 'n', 6)} || '. ' || ${oneOf('$7::text[]', 'n', 7)} as about,
           1 + ${spread('n', 8, 10)} as semester, now() - ${spread('n', 9, 300)} * interval '1 day'
             - n % 86400 * interval '1 second' as told
         from generate_series($1::int, $2::int) as n
       ), entered as (
         insert into logins (id, user_type, email, password_hash, email_confirmed_at)
         select login_id, 'User', 'banco-' || n || '@bancada.example', 'none', told from made
       ), known as (
         insert into user_infos (id, login_id, slug, full_name, created_at, updated_at, auto_enroll, auto_enroll_at,
           auto_enroll_version, summary, course_id, current_semester, main_education_type, period, date_of_birth)
         select id, login_id, 'banco-' || n, 'Pessoa ' || n, told, told, true, told, 1, about, course_id, semester,
           'college', 'nocturnal', date '2003-01-01' + ${spread('n', 10, 1500)} from made
       ), living as (
         insert into user_info_addresses (id, user_info_id, zipcode, street, number, neighborhood, city_id, state_id,
           country_id)
         select gen_random_uuid(), id, '01000000', 'Rua', '1', 'Centro', city_id,
           (select state_id from cities c where c.id = city_id), 'BR' from made
       ), chosen as (
         insert into user_info_choices (user_info_id, list, value, position)
         select id, 'skills', skill, 0 from made union all select id, 'job_interests', area, 0 from made
       ), spoken as (
         insert into user_languages (id, user_info_id, language_id, level, position)
         select gen_random_uuid(), id, 'en', 'advanced', 0 from made where n % 3 = 0
       )
       insert into bank_search (user_info_id, tsv, course_id, education_type, period, semester, state_id, city_id,
         skill_ids, software_ids, area_ids, languages, born, consented_at, fresh_at)
       select m.id, setweight(search_lexemes(s.name), 'A') || setweight(search_lexemes(k.name), 'B')
           || setweight(search_lexemes(m.about), 'D') || setweight(search_lexemes(city.name), 'D'),
         m.course_id, 'college', 'nocturnal', m.semester, city.state_id, m.city_id, array[m.skill], '{}', array[m.area],
         case when m.n % 3 = 0 then array['en:beginner', 'en:intermediate', 'en:advanced'] else '{}' end,
         date '2003-01-01' + ${spread('n', 10, 1500)}, told, told
       from made m join skills s on s.id = m.skill join courses k on k.id = m.course_id
         join cities city on city.id = m.city_id`,
      [from, to, courses, skills, cities, areas, ABOUT],
    )
  }
  for (const table of ['user_infos', 'user_info_choices', 'user_languages', 'user_info_addresses', 'bank_search'])
    await pool.query(`vacuum analyze ${table}`)
  return { courses, skills, cities, areas }
}
