import { sql } from 'kysely'
import { jsonArrayFrom } from 'kysely/helpers/postgres'
import { atLeast, fileUrl } from '#features/files/server/files.ts'
import type { Ctx } from '#server/context.ts'
import { writtenOnce } from '#server/database/written-once.ts'
import { daysBetween } from '#server/today.ts'
import type { Answer } from '#wire/endpoint.ts'
import { formatMoney } from '#wire/money.ts'
import type { listJobs } from '../../wire/board.ts'
import { type JobType, TO_AGREE, type Unavailable, type WorkModel } from '../../wire/job-words.ts'
import { answerDay } from '../answer-day.ts'
import type { Student } from './student.ts'
import { savedAmong, unavailableAmong } from './card-standing.ts'

export type JobCard = Answer<typeof listJobs>['collection']['data'][number]

/** Shown 64 pixels wide at most, on screens of up to three times as many. */
export const AVATAR_WIDTH = 192

/** What a card shows of jobs that are, or were, published. */
export const cardRows = (db: Ctx['db']) =>
  db
    .selectFrom('jobs as j')
    .innerJoin('companies as c', 'c.id', 'j.company_id')
    .leftJoin('cities as city', 'city.id', 'j.city_id')
    .leftJoin('programs as program', (on) =>
      on.onRef('program.id', '=', 'j.program_id').on('program.status', '<>', 'draft'),
    )
    .select([
      'j.id',
      'j.slug',
      'j.title',
      'j.status',
      'j.job_type',
      'j.work_model',
      'j.salary_from',
      'j.salary_to',
      'j.pcd_preference',
      'j.program_exclusive',
      'j.published_at',
      'j.closes_at',
      'j.opens_at',
      'j.closed_at',
      'j.close_reason',
      'j.answer_within_days',
    ])
    .select([
      'j.company_id',
      'c.slug as company_slug',
      'city.name as city',
      'j.state_id',
      'program.slug as program_slug',
    ])
    .select((e) => [
      e.fn.coalesce('c.trading_name', 'c.name').as('company_name'),
      atLeast(sql.ref('c.avatar_file_id'), AVATAR_WIDTH).as('avatar_file_id'),
    ])
    .select(sql<boolean>`exists (select from job_search s where s.job_id = j.id)`.as('listed'))
    .select((e) =>
      jsonArrayFrom(
        e
          .selectFrom('job_institutions as ji')
          .innerJoin('institutions as i', 'i.id', 'ji.institution_id')
          .leftJoin('institution_partners as p', 'p.institution_id', 'i.id')
          .select(['i.id as institution_id', 'i.name', 'p.display_name'])
          .whereRef('ji.job_id', '=', 'j.id')
          .orderBy('i.name'),
      ).as('ies_exclusive'),
    )

export type CardRow = Awaited<ReturnType<ReturnType<typeof cardRows>['executeTakeFirstOrThrow']>>

/** 'R$ 1.200,00 a R$ 1.500,00', 'A partir de R$ 1.200,00', 'A combinar' */
export function salaryInWords({ salary_from, salary_to }: Pick<CardRow, 'salary_from' | 'salary_to'>) {
  if (!salary_from) return TO_AGREE
  if (!salary_to) return `A partir de ${formatMoney(salary_from)}`
  return salary_from === salary_to
    ? formatMoney(salary_from)
    : `${formatMoney(salary_from)} a ${formatMoney(salary_to)}`
}

/** The company's own. */
export const avatarOf = (ctx: Ctx, { avatar_file_id }: Pick<CardRow, 'avatar_file_id'>) =>
  avatar_file_id && fileUrl(ctx, { id: avatar_file_id, private: false })

export const cardAttributes = (
  ctx: Ctx,
  row: CardRow,
  unavailable: Unavailable | null,
  saved?: Set<string>,
): JobCard['attributes'] => {
  if (unavailable === null) ctx.changesAt(row.closes_at!)
  return {
    slug: row.slug,
    title: row.title,
    author_name: row.company_name,
    company_id: row.company_id,
    company_slug: row.company_slug,
    avatar: avatarOf(ctx, row),
    job_type: row.job_type as JobType,
    work_model: row.work_model as WorkModel,
    address: row.city && `${row.city}, ${row.state_id}`,
    salary: salaryInWords(row),
    days_to_close: Math.max(0, daysBetween(ctx.now.getTime(), Date.parse(row.closes_at!))),
    published_at: row.published_at!,
    closes_at: row.closes_at!,
    answer_by: row.close_reason === 'cancelled' ? null : answerDay(row),
    pcd_preference: row.pcd_preference,
    program_exclusive: row.program_exclusive,
    program_slug: row.program_slug,
    ies_exclusive: row.ies_exclusive,
    available: unavailable === null,
    unavailable,
    ...(saved && { saved: saved.has(row.id) }),
  }
}

/** Not of the list itself: planned for as few as are asked it always seems cheaper, and would be planned each time. */
const cardsByIds = writtenOnce((db, { ids }: { ids: string[] }) =>
  cardRows(db).where('j.id', '=', sql<string>`any(array(select unnest(${ids}::uuid[])))`),
)

/** By their ids and in their order. */
export async function cardsOf(ctx: Ctx, ids: string[], student?: Student): Promise<JobCard[]> {
  if (!ids.length) return []
  const found = await cardsByIds(ctx, { ids })
  const rows = new Map(found.map((row) => [row.id, row]))
  const unavailable = await unavailableAmong(ctx, found)
  const saved = student && (await savedAmong(ctx, student, ids))
  return ids.flatMap((id) => {
    const row = rows.get(id)
    return row
      ? [{ id, type: 'job' as const, attributes: cardAttributes(ctx, row, unavailable.get(id) ?? null, saved) }]
      : []
  })
}
