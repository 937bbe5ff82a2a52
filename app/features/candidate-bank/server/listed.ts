// Who is in the bank for whoever asks. List, count, facets, profile and invitation all begin here.
import { type RawBuilder, sql } from 'kysely'
import { familyOf, hiddenFrom } from '#features/candidates/server/candidates.ts'
import { ASKED_AGAIN_MONTHS, DAYS_TO_ANSWER } from '#features/candidates/wire/pre-selection.ts'
import { membershipIn, standingOf } from '#features/companies/server/companies.ts'
import { findOwnedJob } from '#features/jobs/server/jobs.ts'
import type { JobType } from '#features/jobs/wire/job-words.ts'
import type { Ctx } from '#server/context.ts'
import { forbidden } from '#server/refusal.ts'
import { today } from '#server/today.ts'

const YEARS = { apprentice: 14, oldest_apprentice: 24, work: 16, of_age: 18 } as const

/**
 * What the law lets somebody of this age do. Who is under 18 is found for a job only. The law names no oldest age for
 * apprentices with a disability, but nobody's disability is asked here: they apply by themselves.
 */
function ofAge(now: Date, job_type: JobType | undefined) {
  const bornBy = (years: number) => sql`(${today(now)}::date - make_interval(years => ${years}))`
  const least =
    job_type === undefined || job_type === 'temporary'
      ? YEARS.of_age
      : job_type === 'young_apprentice'
        ? YEARS.apprentice
        : YEARS.work
  const young = job_type === 'young_apprentice' ? sql` and b.born > ${bornBy(YEARS.oldest_apprentice + 1)}` : sql``
  return sql`(b.born is null or (b.born <= ${bornBy(least)}${young}))`
}

/** In SQL, of rows b of bank_search: those whom the company of whoever asks may find, for a job where one is named. */
export async function listed(ctx: Ctx, job_type?: JobType): Promise<RawBuilder<boolean>> {
  const { company_id } = membershipIn(ctx)
  await refuseUnverified(ctx, company_id)
  const family = await familyOf(ctx, company_id)
  const held = `${ASKED_AGAIN_MONTHS} months ${DAYS_TO_ANSWER} days`
  return sql<boolean>`b.consented_at > ${ctx.now}::timestamptz - ${held}::interval and ${ofAge(ctx.now, job_type)}
    and b.user_info_id not in ${hiddenFrom(ctx, family)}`
}

/** The same for a job of the company's own, by its id; without one, for no job. */
export async function listedFor(ctx: Ctx, job_id: string | undefined) {
  return listed(ctx, job_id ? ((await findOwnedJob(ctx, job_id)).job_type as JobType) : undefined)
}

async function refuseUnverified(ctx: Ctx, company_id: string) {
  const { verification } = await standingOf(ctx, company_id)
  if (verification !== 'verificada')
    throw forbidden('O banco de candidatos abre quando a verificação da sua empresa estiver concluída.')
}
