import type { Ctx } from '#server/context.ts'
import { countRows } from '#server/database/count-rows.ts'
import { conflict, notFound } from '#server/refusal.ts'
import { totals } from '#server/totals.ts'
import { hasBegun } from '../reading/has-begun.ts'
import { cardsOf } from '../reading/job-cards.ts'
import { oneself } from '../reading/student.ts'

const MOST = 500

export async function saveJob(ctx: Ctx, slug: string) {
  const job = await ctx.db
    .selectFrom('jobs')
    .select(['id', 'title'])
    .where('slug', '=', slug)
    .where('status', '<>', 'draft')
    .where(hasBegun(ctx.now))
    .executeTakeFirst()
  if (!job) throw notFound('Não encontramos essa vaga. O endereço pode ter mudado.')
  const { user_info_id } = await oneself(ctx)
  const others = ctx.db.selectFrom('saved_jobs').where('user_info_id', '=', user_info_id).where('job_id', '<>', job.id)
  if ((await countRows(others)) >= MOST) throw conflict(`Você já salvou ${MOST} vagas. Tire alguma para salvar esta.`)
  await ctx.db
    .insertInto('saved_jobs')
    .values({ user_info_id, job_id: job.id, saved_at: ctx.now.toISOString() })
    .onConflict((c) => c.doNothing())
    .execute()
  return job.title
}

export async function forgetJob(ctx: Ctx, slug: string) {
  const { user_info_id } = await oneself(ctx)
  await ctx.db
    .deleteFrom('saved_jobs')
    .where('user_info_id', '=', user_info_id)
    .where('job_id', 'in', (e) => e.selectFrom('jobs').select('id').where('slug', '=', slug))
    .execute()
}

/** The last kept first; what takes nobody any more stays and says why. */
export async function listSavedJobs(ctx: Ctx, { page, per_page }: { page: number; per_page: number }) {
  const student = await oneself(ctx)
  const mine = ctx.db.selectFrom('saved_jobs').where('user_info_id', '=', student.user_info_id)
  const { n } = await mine.select((e) => e.fn.countAll<number>().as('n')).executeTakeFirstOrThrow()
  const rows = await mine
    .select('job_id')
    .orderBy('saved_at', 'desc')
    .orderBy('job_id')
    .limit(per_page)
    .offset((page - 1) * per_page)
    .execute()
  const ids = rows.map(({ job_id }) => job_id)
  return { data: await cardsOf(ctx, ids, student), ...totals(Number(n), per_page) }
}
