// As many jobs as a large board has gathered in years, written by SQL: the newest are on air, the rest have closed.
import type pg from 'pg'
import { uuid } from '#server/uuid.ts'
import { cnpjNumber } from '#test/support/registration.ts'

type Many = { jobs: number; open: number }

const COMPANIES = 2000
const PORTION = 50_000

const WHAT = [
  'Marketing Digital',
  'Engenharia Civil',
  'Engenharia de Produção',
  'Logística',
  'Recursos Humanos',
  'Contabilidade',
  'Direito Trabalhista',
  'Enfermagem',
  'Nutrição Clínica',
  'Psicologia Organizacional',
  'Design Gráfico',
  'Desenvolvimento Front-end',
  'Desenvolvimento Back-end',
  'Análise de Dados',
  'Suporte Técnico',
  'Vendas Internas',
  'Atendimento ao Cliente',
  'Administração',
  'Arquitetura de Interiores',
  'Fisioterapia',
  'Farmácia Hospitalar',
  'Educação Infantil',
  'Jornalismo',
  'Comércio Exterior',
  'Compras',
  'Controladoria',
  'Qualidade',
  'Manutenção Industrial',
  'Meio Ambiente',
  'Segurança do Trabalho',
]
const FOR = [
  'no time de expansão',
  'na fábrica',
  'com foco em processos',
  'para projetos novos',
  'na área regional',
  'em parceria com universidades',
  'no centro de distribuição',
  'na clínica',
  'no laboratório',
  'com inglês avançado',
]
const TOLD = [
  'acompanhar indicadores',
  'escrever relatórios',
  'atender clientes',
  'organizar documentos',
  'apoiar a equipe',
  'participar de reuniões',
  'planejar campanhas',
  'testar receitas',
  'revisar contratos',
  'montar apresentações',
  'analisar planilhas',
  'programar telas',
  'treinar colegas',
  'cuidar do estoque',
  'medir resultados',
  'visitar parceiros',
  'negociar prazos',
  'registrar atividades',
  'manter equipamentos',
  'pesquisar mercado',
]
const NAMES = ['Aroeira', 'Cedro', 'Ipê', 'Jacarandá', 'Peroba', 'Sucupira', 'Angico', 'Imbuia', 'Jequitibá', 'Pitanga']
const TRADES = ['Alimentos', 'Tecnologia', 'Saúde', 'Logística', 'Engenharia', 'Educação', 'Varejo', 'Consultoria']

/** The same for the same number, and spread: a bench that is run twice searches among the same jobs. */
const spread = (n: string, salt: number, of: number | string) => `(abs(hashint4(${n} + ${salt * 7919})) % ${of})::int`
const oneOf = (list: string, n: string, salt: number) => `(${list})[1 + ${spread(n, salt, `cardinality(${list})`)}]`

/** Once in a database, whoever fills it. */
export async function makeCompanies(pool: pg.Pool | pg.PoolClient) {
  const { rows } = await pool.query<{ id: string }>(`select id from companies where slug like 'bancada-%' order by id`)
  if (rows.length) return rows.map(({ id }) => id)
  const ids = Array.from({ length: COMPANIES }, () => uuid())
  const names = ids.map((_, n) => `${NAMES[n % NAMES.length]} ${TRADES[n % TRADES.length]} ${n}`)
  const cnpjs = ids.map((_, n) => cnpjNumber(900_000 + n).replace(/\D/g, ''))
  await pool.query(
    'insert into companies (id, slug, cnpj, name, phone, website, sector_id, verification, ' +
      `created_at)
     select id, 'bancada-' || n, cnpj, name, '+551133334444', ` +
      `'https://empresa.example', (select min(id) from sectors), 'verificada', now()
     from ` +
      'unnest($1::uuid[], $2::text[], $3::text[]) with ordinality as t (id, cnpj, name, n)',
    [ids, cnpjs, names],
  )
  return ids
}

/** The open ones are the last `open` of them; what the board knows of a job is worked out as `writeSearch` does. */
export async function fillJobs(pool: pg.Pool, { jobs, open }: Many) {
  const companies = await makeCompanies(pool)
  const { rows } = await pool.query<{ author: string; areas: string[]; cities: number[] }>(
    'select (select id from company_managers order by id limit 1) as author, array(select id from job_areas ' +
      `where parent_id is null order by id) as areas,
       array(select id from cities where state_id in ` +
      `('SP', 'MG', 'RJ', 'PR', 'SC', 'BA', 'PE') order by id) as cities`,
  )
  const { author, areas, cities } = rows[0]!
  for (let from = 1; from <= jobs; from += PORTION) {
    const to = Math.min(jobs, from + PORTION - 1)
    await pool.query(
      `insert into jobs (id, company_id, author_id, slug, status, title, job_type, area_id, description,
        responsibilities, requirements, salary_from, salary_to, work_model, city_id, state_id, weekly_hours, openings,
         pcd_preference, opens_at, closes_at, close_reason, created_at, updated_at, published_at, closed_at)
       select gen_random_uuid(), company_id, $3, 'bancada-' || n, case when on_air then 'published' else 'closed' end,
         title, job_type, area_id, told, told2, title, salary, salary + 300,
         case n % 5 when 0 then 'remote' when 1 then 'hybrid' else 'on_site' end, city_id, (select state_id from
           cities c where c.id = city_id), 30, 1 + n % 4, n % 20 = 0,
         shown, case when on_air then now() + (1 + n % 60) * interval '1 day' else shown + interval '30 days' end,
           case when on_air then null else 'expired' end, shown, shown, shown,
         case when on_air then null else shown + interval '30 days' end
       from (
         select n, n > $7 as on_air, ${oneOf('$4::uuid[]', 'n', 1)} as company_id, ${oneOf('$5::text[]', 'n', 2)} as
           area_id, ${oneOf('$6::int[]', 'n', 3)} as city_id,
           (array['Estágio', 'Estágio', 'Trainee', 'Analista', 'Jovem Aprendiz'])[1 + n % 5] || ' em ' ||
             ${oneOf('$8::text[]', 'n', 4)} || ' ' || ${oneOf('$9::text[]', 'n', 5)} as title,
           (array['internship', 'internship', 'trainee', 'effective', 'young_apprentice'])[1 + n % 5] as job_type, 900
             + ${spread('n', 6, 40)} * 50 as salary,
           now() - case when n > $7 then ${spread('n', 7, 40)} * interval '1 day' else (100 + ${spread('n', 7, 1500)})
             * interval '1 day' end - n % 86400 * interval '1 second' as shown,
           (select string_agg(${oneOf('$10::text[]', 'n + 31 * i', 8)}, ', ') from generate_series(1, 25) as i) as
             told, (select string_agg(${oneOf('$10::text[]', 'n + 17 * i', 9)}, '. ') from generate_series(1, 12) as
             i) as told2
         from generate_series($1::int, $2::int) as n
       ) made`,
      [from, to, author, companies, areas, cities, jobs - open, WHAT, FOR, TOLD],
    )
  }
  await pool.query(
    `insert into job_search (job_id, company_id, tsv, state_id, city_id, area_id, job_type, work_model, salary,
      course_ids, skill_ids, pcd, program_exclusive, institution_ids, shown_from, on_air_since, closes_at)
     select j.id, j.company_id, ${weighted('j.title', 'A')} || ${weighted(
       `concat_ws(' ', case j.job_type when 'internship' then 'Estágio' when 'trainee' then 'Trainee' ` +
         `when 'effective' then 'Efetivo' else 'Jovem aprendiz' end, c.name, a.name)`,
       'B',
     )}
         || ${weighted(
           `concat_ws(' ', case j.work_model when 'remote' then 'Remoto home office' when 'hybrid' ` +
             `then 'Híbrido' else 'Presencial' end, city.name, st.name, st.id)`,
           'C',
         )}
         || setweight(search_lexemes(concat_ws(' ', j.responsibilities, j.requirements, j.description)), 'D'),
       j.state_id, j.city_id, j.area_id, j.job_type, j.work_model, j.salary_to, '{}', '{}', j.pcd_preference, false,
         '{}', j.published_at, j.published_at, j.closes_at
     from jobs j join companies c on c.id = j.company_id join job_areas a on a.id = j.area_id join cities city on
       city.id = j.city_id join states st on st.id = j.state_id
     where j.status = 'published' and j.slug like 'bancada-%'`,
  )
  await pool.query(
    `insert into job_terms (stem, word)
     select stem, word from (
       select word, (tsvector_to_array(search_lexemes(word)))[1] as stem
       from (select distinct word from jobs j, companies c, regexp_split_to_table(fold(j.title || ' ' || c.name),
         '[^a-z0-9]+') as word where c.id = j.company_id and j.status = 'published' and length(word) > 3) w
     ) s where stem is not null order by word on conflict do nothing`,
  )
  await pool.query('vacuum analyze jobs')
  await pool.query('vacuum analyze job_search')
  await pool.query('vacuum analyze job_terms')
}

const weighted = (text: string, weight: string) =>
  `setweight(search_lexemes(${text}) || to_tsvector('simple', fold(${text})), '${weight}')`
