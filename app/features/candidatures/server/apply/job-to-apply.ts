import { sql } from 'kysely'
import { agreementInForce } from '#features/institutions/server/institutions.ts'
import { courseNamesOf, coursesOf, hasBegun, namedLanguagesOf } from '#features/jobs/server/jobs.ts'
import { unreachableWords } from '#features/jobs/wire/job-words.ts'
import type { Ctx } from '#server/context.ts'
import { notFound } from '#server/refusal.ts'
import { isUuid } from '#server/uuid.ts'
import { onBoard } from '../candidature-rows.ts'

/**
 * One to whose students the job is open: whether its agreement counts today, and whether its e-mails prove who studies
 * there.
 */
export type Exclusive = { id: number; name: string; in_force: boolean; by_email: boolean }

const row = (ctx: Ctx, key: string) =>
  ctx.db
    .selectFrom('jobs as j')
    .innerJoin('companies as co', 'co.id', 'j.company_id')
    .leftJoin('cities as city', 'city.id', 'j.city_id')
    .select([
      'j.id',
      'j.slug',
      'j.title',
      'j.status',
      'j.job_type',
      'j.closes_at',
      'j.closed_at',
      'j.close_reason',
      'j.answer_within_days',
      'j.least_semester',
      'j.most_semester',
      'j.form_version_id',
    ])
    .select((e) => e.fn.coalesce('co.trading_name', 'co.name').as('company_name'))
    .select([
      'j.company_id',
      'co.slug as company_slug',
      sql<string | null>`city.name || ', ' || j.state_id`.as('address'),
      onBoard(ctx).as('available'),
    ])
    .select([
      coursesOf(sql.ref('j.id')).as('course_ids'),
      courseNamesOf(sql.ref('j.id')).as('courses'),
      namedLanguagesOf(sql.ref('j.id')).as('languages'),
      sql<Exclusive[]>`(select coalesce(jsonb_agg(jsonb_build_object('id', i.id, 'name', i.name, 'in_force',
        coalesce(${agreementInForce(ctx)}, false), 'by_email', coalesce(p.proves_bond_by_email, false)) order by
        i.name), '[]')
        from job_institutions ji join institutions i on i.id = ji.institution_id left join institution_partners p on
          p.institution_id = i.id where ji.job_id = j.id)`.as('institutions'),
    ])
    .where('j.status', '<>', 'draft')
    .where(hasBegun(ctx.now))
    .where(
      sql<boolean>`(j.slug = ${key} or j.id = ${isUuid(key) ? key : null} or j.id = (select job_id from job_slugs
        where slug = ${key}))`,
    )

export type AppliedJob = Awaited<ReturnType<ReturnType<typeof row>['executeTakeFirstOrThrow']>>

const unknown = () =>
  notFound('Não encontramos essa vaga. O endereço pode ter mudado, ou ela não está mais disponível.')

export async function jobToApply(ctx: Ctx, key: string): Promise<AppliedJob> {
  const job = await row(ctx, key).executeTakeFirst()
  if (!job) throw unknown()
  // asked afresh: the board may not have heard yet
  return { ...job, available: job.available && !isUnreachable(job.institutions) }
}

/** While somebody applies, nobody closes it. */
export async function holdJob(ctx: Ctx, key: string): Promise<AppliedJob> {
  const { id } = await jobToApply(ctx, key)
  await ctx.db.selectFrom('jobs').select('id').where('id', '=', id).forShare().execute()
  return jobToApply(ctx, id)
}

/** What somebody reads who comes too late. */
export function notOpen(
  { status, closes_at, institutions }: Pick<AppliedJob, 'status' | 'closes_at' | 'institutions'>,
  now: Date,
): string {
  if (status === 'paused') return 'Esta vaga está em pausa e não recebe candidaturas agora.'
  const begun = status === 'published' && closes_at && Date.parse(closes_at) > now.getTime()
  if (begun && isUnreachable(institutions)) return unreachableWords(institutions.map(({ name }) => name))
  return begun ? 'Esta vaga não está disponível agora.' : 'As inscrições desta vaga já foram encerradas.'
}

export const isUnreachable = (institutions: Exclusive[]) =>
  institutions.length > 0 && !institutions.some(({ in_force }) => in_force)
