import { pictureToDraw } from '#features/files/server/files.ts'
import type { Ctx } from '#server/context.ts'
import { drawPreview } from '#server/picture/preview.ts'
import { Refusal } from '#server/refusal.ts'
import { JOB_TYPES, WORK_MODELS } from '../../wire/job-words.ts'
import { showPublicJob } from '../reading/show-job.ts'

/** A job as it is shown where somebody shares its address; one that is gone keeps its picture, as its page. */
export async function drawJob(ctx: Ctx, slug: string) {
  const { attributes: job } = await showPublicJob(ctx, slug).catch((error: unknown) => {
    const gone =
      error instanceof Refusal && error.status === 410
        ? (error.body as { data: Awaited<ReturnType<typeof showPublicJob>> }).data
        : undefined
    if (!gone) throw error
    return gone
  })
  const facts = [JOB_TYPES[job.job_type], job.address, WORK_MODELS[job.work_model]].filter(Boolean).join(' · ')
  return drawPreview(ctx, {
    title: job.title,
    text: job.author_name,
    facts,
    strong: job.salary.replaceAll('\u00a0', ' '),
    logo: await pictureToDraw(ctx, job.avatar),
    app_name: ctx.configuration.app_name,
  })
}
