import { type RawBuilder, sql } from 'kysely'
import { onAir } from '#features/companies/server/companies.ts'
import type { Ctx } from '#server/context.ts'
import { JOB_TYPES, type JobType, WORK_MODELS, type WorkModel } from '../../wire/job-words.ts'
import { coursesOf, skillsOf } from '../courses-skills-languages.ts'
import { institutionsOf, reachable } from '../reachable.ts'
import { wordsOf } from '../advert-law/sentences-of.ts'

const found = (ctx: Ctx, job_id: string) =>
  sql<{
    title: string
    job_type: JobType
    work_model: WorkModel
    named: string
    placed: string
    told: string
    pcd_preference: boolean
  }>`
    select j.title, j.job_type, j.work_model, j.pcd_preference,
      concat_ws(' ', c.trading_name, c.name, a.name, s.name) as named,
      concat_ws(' ', city.name, st.name, st.id,
        (select string_agg(name, ' ' order by position)
          from job_skills join skills on id = skill_id where job_id = j.id),
        (select string_agg(name, ' ' order by position)
          from job_courses join courses on id = course_id where job_id = j.id)) as placed,
      concat_ws(' ', j.responsibilities, j.requirements, j.description) as told
    from jobs j join companies c on c.id = j.company_id join job_areas a on a.id = j.area_id
      left join job_areas s on s.id = j.sub_area_id left join cities city on city.id = j.city_id
      left join states st on st.id = j.state_id
    where j.id = ${job_id} and j.status = 'published' and ${onAir(sql.ref('j.company_id'))}
      and ${reachable(ctx, institutionsOf(sql.ref('j.id')))}`.execute(ctx.db)

/**
 * Stems find a word in all its forms, whole words what somebody is still typing. Stop words are left out of the whole
 * words: 'com' is the stem of 'comida' too.
 */
export const lexemes = (
  text: string | RawBuilder<unknown>,
  weight: 'A' | 'B' | 'C' | 'D',
) => sql`setweight(search_lexemes(${text}) || (
  select ts_delete(words, array(
    select word from unnest(tsvector_to_array(words)) as word where search_lexemes(word) = ''))
  from to_tsvector('simple', fold(${text})) as words), ${sql.lit(weight)})`

/** In the transaction that changes a job: what the board knows of it is what it is. */
export async function writeSearch(ctx: Ctx, job_id: string) {
  ctx.forgetPages()
  const before = await ctx.db
    .deleteFrom('job_search')
    .where('job_id', '=', job_id)
    .returning('on_air_since')
    .executeTakeFirst()
  const [job] = (await found(ctx, job_id)).rows
  // A first day that lies ahead has put it nowhere yet, whatever becomes of that day now.
  const stood_since = before && Date.parse(before.on_air_since) <= ctx.now.getTime() ? before.on_air_since : undefined
  if (!job) return leaveBoard(ctx, job_id, stood_since)
  const named = `${JOB_TYPES[job.job_type]} ${job.named}`
  const remote = job.work_model === 'remote' ? 'home office' : ''
  const pcd = job.pcd_preference ? 'PCD pessoa com deficiência' : ''
  const placed = `${WORK_MODELS[job.work_model]} ${remote} ${pcd} ${job.placed}`
  await sql`
    insert into job_search (
      job_id, company_id, tsv,
      state_id, city_id, area_id, sub_area_id, job_type, work_model, salary, course_ids, skill_ids,
      pcd, program_exclusive, institution_ids,
      shown_from, on_air_since, closes_at)
    select id, company_id, ${lexemes(job.title, 'A')} || ${lexemes(named, 'B')} || ${lexemes(placed, 'C')}
        || setweight(search_lexemes(${wordsOf(job.told)}), 'D'),
      state_id, city_id, area_id, sub_area_id, job_type, work_model, coalesce(salary_to, salary_from),
      ${coursesOf(sql.ref('jobs.id'))}, ${skillsOf(sql.ref('jobs.id'))},
      pcd_preference, program_exclusive, ${institutionsOf(sql.ref('jobs.id'))},
      greatest(published_at, opens_at), greatest(published_at, opens_at, ${stood_since ?? ctx.now}), closes_at
    from jobs where id = ${job_id}`.execute(ctx.db)
  await learnWords(ctx, `${job.title} ${named} ${placed}`)
}

/** For whatever reason: who saved a search until then has seen it. */
async function leaveBoard(ctx: Ctx, job_id: string, began_at: string | undefined) {
  if (began_at)
    await ctx.db.insertInto('board_stays').values({ job_id, began_at, ended_at: ctx.now.toISOString() }).execute()
}

/** In one order always, so that two who learn the same words never wait for each other in a circle. */
const learnWords = (ctx: Ctx, text: string) =>
  sql`insert into job_terms (stem, word, shown)
    select distinct on (word) stem, word, shown from (
      select word, shown, (tsvector_to_array(search_lexemes(word)))[1] as stem
      from (select fold(shown) as word, shown from unnest(${written(text)}::text[]) as shown) f
      where word ~ '^[a-z0-9]{4,}$'
    ) w where stem is not null order by word, shown desc on conflict do nothing`.execute(ctx.db)

const written = (text: string) => [
  ...new Set(
    text
      .normalize('NFC')
      .toLowerCase()
      .split(/[^\p{L}\p{N}]+/u),
  ),
]
