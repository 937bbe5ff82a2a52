import { sql } from 'kysely'
import type { Ctx } from '#server/context.ts'
import { notFound } from '#server/refusal.ts'
import { isUuid } from '#server/uuid.ts'
import { onBoard } from '../candidature-rows.ts'

export type Language = { language_id: string; name: string; level: string; required: boolean }

const row = (ctx: Ctx, key: string) =>
  ctx.db
    .selectFrom('jobs as j')
    .innerJoin('companies as co', 'co.id', 'j.company_id')
    .leftJoin('cities as city', 'city.id', 'j.city_id')
    .select(['j.id', 'j.slug', 'j.title', 'j.status', 'j.job_type', 'j.opens_at', 'j.closes_at', 'j.closed_at', 'j.close_reason', 'j.answer_within_days', 'j.least_semester', 'j.most_semester', 'j.course_ids'])
    .select((e) => e.fn.coalesce('co.trading_name', 'co.name').as('company_name'))
    .select(['j.company_id', 'co.slug as company_slug', sql<string | null>`city.name || ', ' || j.state_id`.as('address'), onBoard(ctx).as('available')])
    .select([
      sql<string[]>`array(select distinct name from courses where id = any(j.course_ids) order by name)`.as('courses'),
      sql<Language[]>`(select coalesce(jsonb_agg(l.value || jsonb_build_object('name', n.name)), '[]') from jsonb_array_elements(j.languages) l join languages n on n.id = l.value ->> 'language_id')`.as('languages'),
      sql<{ id: number; name: string }[]>`(select coalesce(jsonb_agg(jsonb_build_object('id', i.id, 'name', i.name) order by i.name), '[]') from job_institutions ji join institutions i on i.id = ji.institution_id where ji.job_id = j.id)`.as('institutions'),
    ])
    .where('j.status', '<>', 'draft')
    .where(sql<boolean>`(j.slug = ${key} or j.id = ${isUuid(key) ? key : null} or j.id = (select job_id from job_slugs where slug = ${key}))`)

export type AppliedJob = Awaited<ReturnType<ReturnType<typeof row>['executeTakeFirstOrThrow']>>

const unknown = () => notFound('Não encontramos essa vaga. O endereço pode ter mudado, ou ela não está mais disponível.')

export async function jobToApply(ctx: Ctx, key: string): Promise<AppliedJob> {
  const job = await row(ctx, key).executeTakeFirst()
  if (!job) throw unknown()
  return job
}

/** While somebody applies, nobody closes it. */
export async function holdJob(ctx: Ctx, key: string): Promise<AppliedJob> {
  const { id } = await jobToApply(ctx, key)
  await ctx.db.selectFrom('jobs').select('id').where('id', '=', id).forShare().execute()
  return jobToApply(ctx, id)
}

/** What somebody reads who comes too late, or too early. */
export function notOpen({ status, opens_at, closes_at }: Pick<AppliedJob, 'status' | 'opens_at' | 'closes_at'>, now: Date): string {
  if (status === 'paused') return 'Esta vaga está em pausa e não recebe candidaturas agora. Sua candidatura não foi enviada.'
  if (status === 'published' && opens_at && Date.parse(opens_at) > now.getTime()) return 'As inscrições desta vaga ainda não começaram. Sua candidatura não foi enviada.'
  if (status === 'published' && closes_at && Date.parse(closes_at) > now.getTime()) return 'Esta vaga não está disponível agora. Sua candidatura não foi enviada.'
  return 'As inscrições desta vaga já foram encerradas. Sua candidatura não foi enviada.'
}
