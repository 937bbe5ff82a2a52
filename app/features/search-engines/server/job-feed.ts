import { type OpenJob, openJobs } from '#features/jobs/server/jobs.ts'
import { JOB_TYPES, WORK_MODELS } from '#features/jobs/wire/job-words.ts'
import type { Ctx } from '#server/context.ts'
import { element, escapeXml, XML_HEAD } from './xml.ts'

const NEWEST = 100

const placeOf = ({ city, state_id, work_model }: OpenJob) =>
  [city && `${city}, ${state_id}`, WORK_MODELS[work_model]].filter(Boolean).join(' · ')

const entry = (origin: string) => (job: OpenJob) =>
  [
    '<entry>',
    element('id', `urn:uuid:${job.id}`),
    element('title', `${job.title} · ${job.company}`),
    `<link rel="alternate" type="text/html" href="${escapeXml(`${origin}/vagas/${job.slug}`)}"/>`,
    element('published', new Date(job.published_at).toISOString()),
    element('updated', new Date(job.updated_at).toISOString()),
    `<author>${element('name', job.company)}</author>`,
    `<category term="${escapeXml(job.job_type)}" label="${escapeXml(JOB_TYPES[job.job_type])}"/>`,
    element('summary', [JOB_TYPES[job.job_type], placeOf(job), job.salary].join(' · ')),
    `<content type="html">${escapeXml(job.html)}</content>`,
    '</entry>',
  ].join('')

/** Atom (RFC 4287): the newest open, non-exclusive jobs. */
export async function jobFeed(ctx: Ctx) {
  const { app_origin, app_name } = ctx.configuration
  const jobs = await openJobs(ctx, { limit: NEWEST }, 'newest')
  const updated =
    jobs
      .map((job) => job.updated_at)
      .toSorted()
      .at(-1) ?? ctx.now.toISOString()
  return [
    `${XML_HEAD}<feed xmlns="http://www.w3.org/2005/Atom" xml:lang="pt-BR">`,
    element('id', `${app_origin}/vagas`),
    element('title', `Vagas · ${app_name}`),
    element('updated', new Date(updated).toISOString()),
    `<author>${element('name', app_name)}</author>`,
    `<link rel="self" type="application/atom+xml" href="${escapeXml(`${app_origin}/vagas.atom`)}"/>`,
    `<link rel="alternate" type="text/html" href="${escapeXml(`${app_origin}/vagas`)}"/>`,
    ...jobs.map(entry(app_origin)),
    '</feed>',
  ].join('')
}
