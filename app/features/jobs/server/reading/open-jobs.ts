import { sql } from 'kysely'
import type { Ctx } from '#server/context.ts'
import type { JobType, WorkModel } from '../../wire/job-words.ts'
import { salaryInWords } from './job-cards.ts'

const onAir = (ctx: Ctx) => sql`o.shown_from <= ${ctx.now} and o.closes_at > ${ctx.now}`

/** How many jobs have a page that robots may read now. */
export async function countOpenJobs(ctx: Ctx): Promise<number> {
  const { rows } = await sql<{ n: number }>`select count(*)::int as n from job_search o where ${onAir(ctx)}`.execute(
    ctx.db,
  )
  return rows[0]!.n
}

/** Their addresses, in an order that stays while jobs come and go behind it. */
export async function openAddresses(ctx: Ctx, { page, size }: { page: number; size: number }) {
  const { rows } = await sql<{ slug: string; updated_at: string }>`
    select j.slug, j.updated_at from job_search o join jobs j on j.id = o.job_id where ${onAir(ctx)} order by o.job_id
      limit ${size} offset ${(page - 1) * size}`.execute(ctx.db)
  return rows
}

export type OpenJob = {
  id: string
  slug: string
  title: string
  company: string
  area: string
  job_type: JobType
  work_model: WorkModel
  html: string
  salary_from: string | null
  salary_to: string | null
  salary: string
  city: string | null
  state_id: string | null
  zipcode: string | null
  published_at: string
  closes_at: string
  updated_at: string
}

type Asked = { limit: number; /** Those that come after this one. */ after?: string | undefined }
type Row = Omit<OpenJob, 'salary'>

/** Open to everybody, whole: by id for who reads them all, or the newest first. */
export async function openJobs(
  ctx: Ctx,
  { limit, after }: Asked,
  order: 'by id' | 'newest' = 'by id',
): Promise<OpenJob[]> {
  const { rows } = await sql<Row>`
    select j.id, j.slug, j.title, coalesce(c.trading_name, c.name) as company, a.name as area, j.job_type,
      j.work_model, j.salary_from, j.salary_to, city.name as city, j.state_id, j.zipcode, o.shown_from as
      published_at, j.closes_at, j.updated_at,
      concat_ws('', j.description, '<h3>Responsabilidades</h3>' || j.responsibilities, '<h3>Requisitos</h3>' ||
        j.requirements) as html
    from job_search o join jobs j on j.id = o.job_id join companies c on c.id = j.company_id join job_areas a on a.id
      = j.area_id left join cities city on city.id = j.city_id
    where ${onAir(ctx)} and o.institution_ids = '{}' ${after ? sql`and o.job_id > ${after}` : sql``}
    order by ${order === 'newest' ? sql`o.shown_from desc, o.job_id` : sql`o.job_id`} limit ${limit}`.execute(ctx.db)
  return rows.map((row) => ({ ...row, salary: salaryInWords(row) }))
}
