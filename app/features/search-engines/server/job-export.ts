import { type OpenJob, openJobs } from '#features/jobs/server/jobs.ts'
import { JOB_TYPES, WORK_MODELS } from '#features/jobs/wire/job-words.ts'
import type { Ctx } from '#server/context.ts'
import { formatZipcode } from '#wire/place/zipcode.ts'
import { element, XML_HEAD } from './xml.ts'

const AT_ONCE = 500
/** Aggregators come a few times a day. */
const READINGS = { name: 'job export', times: 12, seconds: 3600 }

const oneJob = (origin: string) => (job: OpenJob) =>
  [
    '<job>',
    element('title', job.title),
    element('date', new Date(job.published_at).toUTCString()),
    element('referencenumber', job.id),
    element('url', `${origin}/vagas/${job.slug}`),
    element('company', job.company),
    element('city', job.city),
    element('state', job.state_id),
    element('country', 'BR'),
    element('postalcode', job.zipcode && formatZipcode(job.zipcode)),
    element('description', job.html),
    element('salary', job.salary),
    element('jobtype', JOB_TYPES[job.job_type]),
    element('category', job.area),
    element('remotetype', job.work_model === 'on_site' ? null : WORK_MODELS[job.work_model]),
    element('expirationdate', new Date(job.closes_at).toUTCString()),
    '</job>\n',
  ].join('')

/**
 * The XML format of Indeed, which other aggregators read. Streamed, so that tens of thousands of adverts are never in
 * memory.
 */
export function jobExport(ctx: Ctx): ReadableStream<Uint8Array> {
  ctx.limits.spend(READINGS, ctx.network)
  const { app_origin, app_name } = ctx.configuration
  const words = new TextEncoder()
  let after: string | undefined
  return new ReadableStream({
    start: (out) =>
      out.enqueue(
        words.encode(
          `${XML_HEAD}<source>${element('publisher', app_name)}${element('publisherurl', app_origin)}` +
            `${element('lastBuildDate', ctx.now.toUTCString())}\n`,
        ),
      ),
    async pull(out) {
      const jobs = await openJobs(ctx, { limit: AT_ONCE, after })
      after = jobs.at(-1)?.id
      out.enqueue(words.encode(jobs.map(oneJob(app_origin)).join('') + (jobs.length < AT_ONCE ? '</source>\n' : '')))
      if (jobs.length < AT_ONCE) out.close()
    },
  })
}
