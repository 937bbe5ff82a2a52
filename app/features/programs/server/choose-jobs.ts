import { treeOf } from '#features/companies/server/companies.ts'
import { setProgramJobs, shownDay } from '#features/jobs/server/jobs.ts'
import type { Ctx } from '#server/context.ts'
import { conflict, invalid, notFound } from '#server/refusal.ts'

type Job = { title: string; closes_at: string | null }

/** No job takes candidatures longer than its program. */
export function refuseLater(field: string, jobs: readonly Job[], close_enrollment_at: string | null) {
  const later = jobs.find(
    ({ closes_at }) => closes_at && close_enrollment_at && Date.parse(closes_at) > Date.parse(close_enrollment_at),
  )
  if (later)
    throw invalid({
      [field]:
        `“${later.title}” recebe candidaturas até ${shownDay(later.closes_at!)}, ` +
        `e o programa só até ${shownDay(close_enrollment_at!)}`,
    })
}

type Of = { id: string; company_id: string }

/** The program's jobs from now on: of its company and those below it, whoever edits it, and of no other program. */
export async function chooseJobs(
  ctx: Ctx,
  { id: program_id, company_id }: Of,
  job_ids: readonly string[],
  closing: string | null,
) {
  const ids = [...new Set(job_ids)]
  const tree = (await treeOf(ctx, company_id)).map(({ id }) => id)
  const jobs = ids.length
    ? await ctx.db
        .selectFrom('jobs')
        .select(['id', 'title', 'closes_at', 'program_id', 'status'])
        .where('id', 'in', ids)
        .where('company_id', 'in', tree)
        .orderBy('id')
        .forUpdate()
        .execute()
    : []
  if (jobs.length < ids.length)
    throw notFound('Não encontramos uma das vagas entre as da empresa do programa e de suas filiais.')
  const elsewhere = jobs.find((job) => job.program_id !== null && job.program_id !== program_id)
  if (elsewhere) throw conflict(`“${elsewhere.title}” já faz parte de outro programa. Tire-a de lá antes.`)
  refuseLater(
    'job_ids',
    jobs.filter(({ status }) => status !== 'closed'),
    closing,
  )
  await setProgramJobs(ctx, program_id, ids)
}
