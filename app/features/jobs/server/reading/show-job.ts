import { sql } from 'kysely'
import { onAir } from '#features/companies/server/companies.ts'
import type { Ctx } from '#server/context.ts'
import { notFound, Refusal } from '#server/refusal.ts'
import { isUuid } from '#server/uuid.ts'
import type { Answer } from '#wire/endpoint.ts'
import { LANGUAGE_LEVELS } from '#wire/text/language-levels.ts'
import { formatZipcode } from '#wire/place/zipcode.ts'
import { attributesOf } from '#wire/record.ts'
import { toldRecord } from '../../wire/job-record.ts'
import type { showJob } from '../../wire/board.ts'
import { CLOSED_PAGE_DAYS, JOB_LEVELS, type JobStatus } from '../../wire/job-words.ts'
import { answerDay } from '../answer-day.ts'
import { hasBegun } from './has-begun.ts'
import { avatarOf, cardAttributes, type JobCard, cardsOf } from './job-cards.ts'
import { savedAmong, unavailableAmong } from './card-standing.ts'
import { similarTo } from './similar.ts'
import { studentIn } from './student.ts'
import { pageRow, type PageRow } from './job-page-rows.ts'

type Job = Answer<typeof showJob>['data']

const GONE = 'Esta vaga foi encerrada há mais de 30 dias. Veja vagas parecidas que estão abertas.'
const DAY_MS = 86_400_000
const unknown = () =>
  notFound('Não encontramos essa vaga. O endereço pode ter mudado, ou ela não está mais disponível.')
const offAir = () =>
  new Refusal(404, {
    messages: ['A empresa não mostra nada por enquanto. Se você se candidatou, a sua candidatura continua salva.'],
    off_air: true,
  })

/** An address that the job had before, or its id: where it lives now. */
async function movedTo(ctx: Ctx, key: string) {
  const { rows } = await sql<{ slug: string }>`select slug from jobs where status <> 'draft' and id = ${
    isUuid(key) ? key : sql`(select job_id from job_slugs where slug = ${key})`
  }`.execute(ctx.db)
  return rows[0]?.slug
}

/** It had a page, and its company shows nothing now. */
async function isOffAir(ctx: Ctx, slug: string) {
  const found = ctx.db
    .selectFrom('jobs')
    .select('id')
    .where('slug', '=', slug)
    .where('status', '<>', 'draft')
    .where(hasBegun(ctx.now))
  return (await found.where(sql<boolean>`not ${onAir(sql.ref('company_id'))}`).executeTakeFirst()) !== undefined
}

export async function showPublicJob(ctx: Ctx, key: string): Promise<Job> {
  const row = await pageRow(ctx, key)
  if (!row) {
    const slug = await movedTo(ctx, key)
    if (!slug || !(await pageRow(ctx, slug))) throw (await isOffAir(ctx, slug ?? key)) ? offAir() : unknown()
    throw new Refusal(301, { messages: ['Esta vaga mudou de endereço.'], slug }, { location: `/v1/ats/jobs/${slug}` })
  }
  const student = await studentIn(ctx)
  const saved = student && (await savedAmong(ctx, student, [row.id]))
  const similar = await cardsOf(ctx, await similarTo(ctx, row), student)
  const unavailable = (await unavailableAmong(ctx, [row])).get(row.id) ?? null
  const data = {
    id: row.id,
    type: 'job' as const,
    attributes: { ...cardAttributes(ctx, row, unavailable, saved), ...pageAttributes(ctx, row), similar },
  }
  if (row.closed_at && ctx.now.getTime() - Date.parse(row.closed_at) > CLOSED_PAGE_DAYS * DAY_MS)
    throw new Refusal(410, { messages: [GONE], data })
  return data
}

const lastAnswer = (row: PageRow) =>
  row.waits_until && Date.parse(row.waits_until) > Date.parse(answerDay(row)) ? row.waits_until : answerDay(row)

const pageAttributes = (
  ctx: Ctx,
  row: PageRow,
): Omit<Job['attributes'], Exclude<keyof JobCard['attributes'], 'answer_by'> | 'similar'> => ({
  status: row.status as JobStatus,
  level: row.level && JOB_LEVELS[row.level as keyof typeof JOB_LEVELS],
  area: row.area,
  sub_area: row.sub_area,
  ...attributesOf(toldRecord, row),
  benefits: row.benefits,
  salary_from: row.salary_from,
  salary_to: row.salary_to,
  courses: row.courses,
  skills: row.skills,
  languages: row.languages.map(({ name, level, required }) => ({ name, level: LANGUAGE_LEVELS[level], required })),
  place: row.city
    ? {
        street: row.street,
        number: row.number,
        neighborhood: row.neighborhood,
        city: row.city,
        state_id: row.state_id!,
        zipcode: row.zipcode && formatZipcode(row.zipcode),
      }
    : null,
  opens_at: row.opens_at ?? row.published_at!,
  closed_at: row.closed_at,
  answer_by: row.close_reason === 'cancelled' ? null : lastAnswer(row),
  company: {
    id: row.company_id,
    slug: row.company_slug,
    name: row.company_name,
    avatar: avatarOf(ctx, row),
    website: row.website,
    sector: row.sector,
    open_jobs: row.open_jobs,
  },
})
