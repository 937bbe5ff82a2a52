import { type ExpressionBuilder, type RawBuilder, sql } from 'kysely'
import { myTree, onAir } from '#features/companies/server/companies.ts'
import { atLeast } from '#features/files/server/files.ts'
import type { DB } from '#db/schema.ts'
import type { Ctx } from '#server/context.ts'
import { contains } from '#server/database/contains.ts'
import { notFound } from '#server/refusal.ts'
import { totals } from '#server/totals.ts'
import { isUuid } from '#server/uuid.ts'
import { keysOf } from '#wire/keys-of.ts'
import { JOB_STATUSES, type JobStatus, type OwnedOrder } from '../wire/job-words.ts'
import { coursesOf, languagesOf, skillsOf } from './courses-skills-languages.ts'
import { institutionsOf, reachable } from './reachable.ts'
import { AVATAR_WIDTH } from './reading/job-cards.ts'

const ofCompany = (e: ExpressionBuilder<DB, 'companies'>) => [
  'companies.name as company_name' as const,
  'companies.verification' as const,
  onAir(sql.ref('companies.id')).as('on_air'),
  e.fn.coalesce('companies.trading_name', 'companies.name').as('known_as'),
  atLeast(sql.ref('companies.avatar_file_id'), AVATAR_WIDTH).as('avatar_file_id'),
]

/** What a job shows of the company whose it is. */
export const companyOfJob = (ctx: Ctx, id: string) =>
  ctx.db.selectFrom('companies').select(ofCompany).where('id', '=', id).executeTakeFirstOrThrow()

/** As somebody of the company edits it. */
const owned = (ctx: Ctx, tree: string[]) =>
  ctx.db
    .selectFrom('jobs')
    .innerJoin('companies', 'companies.id', 'jobs.company_id')
    .selectAll('jobs')
    .select(ofCompany)
    .select([
      coursesOf(sql.ref('jobs.id')).as('course_ids'),
      skillsOf(sql.ref('jobs.id')).as('skill_ids'),
      languagesOf(sql.ref('jobs.id')).as('languages'),
      institutionsOf(sql.ref('jobs.id')).as('institution_ids'),
      reachable(ctx, institutionsOf(sql.ref('jobs.id'))).as('reachable'),
    ])
    .select(sql<number>`(select coalesce(sum(views), 0)::int from job_views where job_id = jobs.id)`.as('views'))
    .select(sql<number>`(select count(*)::int from candidatures where job_id = jobs.id)`.as('candidatures'))
    .select(
      sql<number>`(select count(*)::int from candidatures where job_id = jobs.id and state = 'applied')`.as(
        'newcomers',
      ),
    )
    .select(sql<string | null>`(select min(answer_by) from candidatures where job_id = jobs.id)`.as('nearest_answer'))
    .where('company_id', 'in', tree)

type Row = Awaited<ReturnType<ReturnType<typeof owned>['executeTakeFirstOrThrow']>>
export type OwnedJob = Omit<Row, 'status'> & { status: JobStatus }

const unknown = () => notFound('Não encontramos essa vaga entre as da sua empresa.')

export async function findOwnedJob(ctx: Ctx, id: string, tree?: string[]): Promise<OwnedJob> {
  const row = isUuid(id)
    ? await owned(ctx, tree ?? (await myTree(ctx)))
        .where('jobs.id', '=', id)
        .executeTakeFirst()
    : undefined
  if (!row) throw unknown()
  return row as OwnedJob
}

/** For changing: nobody else changes it meanwhile. */
export async function lockOwnedJob(ctx: Ctx, id: string): Promise<OwnedJob> {
  const tree = await myTree(ctx)
  const row = isUuid(id)
    ? await owned(ctx, tree).where('jobs.id', '=', id).forUpdate('jobs').executeTakeFirst()
    : undefined
  if (!row) throw unknown()
  return row as OwnedJob
}

type Filter = {
  q?: string | undefined
  status?: string | undefined
  open?: boolean | undefined
  company_id?: string | undefined
}
type Paging = { page: number; per_page: number; sort?: OwnedOrder | `-${OwnedOrder}` | undefined }

const ORDERS: Record<OwnedOrder, RawBuilder<unknown>> = {
  title: sql`fold(jobs.title)`,
  candidatures: sql.ref('candidatures'),
  new: sql.ref('newcomers'),
  answer_by: sql.ref('nearest_answer'),
  closes_at: sql.ref('jobs.closes_at'),
  views: sql.ref('views'),
  updated_at: sql.ref('jobs.updated_at'),
}

const filtered = (ctx: Ctx, tree: string[], { q, status, open, company_id }: Filter) =>
  owned(ctx, tree)
    .$if(Boolean(q?.trim()), (query) => query.where(contains(sql`fold(jobs.title)`, q!)))
    .$if(status !== undefined, (query) => query.where('jobs.status', '=', status!))
    .$if(Boolean(open) && status === undefined, (query) => query.where('jobs.status', '<>', 'closed'))
    .$if(company_id !== undefined, (query) => query.where('jobs.company_id', '=', company_id!))

export async function pageOfOwned(ctx: Ctx, filter: Filter, { page, per_page, sort = '-updated_at' }: Paging) {
  const tree = await myTree(ctx)
  const { status: _, open: __, ...others } = filter
  const counted = await filtered(ctx, tree, others)
    .clearSelect()
    .select((e) => ['jobs.status', e.fn.countAll<number>().as('n')])
    .groupBy('jobs.status')
    .execute()
  const counts = Object.fromEntries(
    keysOf(JOB_STATUSES).map((one) => [one, Number(counted.find(({ status }) => status === one)?.n ?? 0)]),
  ) as Record<JobStatus, number>
  const total_count = Object.entries(counts).reduce(
    (sum, [status, n]) =>
      (filter.status ? filter.status === status : !filter.open || status !== 'closed') ? sum + n : sum,
    0,
  )
  const rows = await filtered(ctx, tree, filter)
    .orderBy(ORDERS[sort.replace(/^-/, '') as OwnedOrder], (o) =>
      (sort.startsWith('-') ? o.desc() : o.asc()).nullsLast(),
    )
    .orderBy('jobs.id', 'desc')
    .limit(per_page)
    .offset((page - 1) * per_page)
    .execute()
  return { rows: rows as OwnedJob[], counts, ...totals(total_count, per_page) }
}
