import { sql } from 'kysely'
import type { Ctx } from '#server/context.ts'
import type { Answer } from '#wire/endpoint.ts'
import { formatZipcode } from '#wire/place/zipcode.ts'
import { attributesOf } from '#wire/record.ts'
import { keptRecord } from '../../wire/job-record.ts'
import { CLOSE_REASONS, type CloseReason, type JobStatus } from '../../wire/job-words.ts'
import type { listOwnedJobs, showOwnedJob } from '../../wire/writing.ts'
import { avatarOf } from '../reading/job-cards.ts'
import { shownDay } from '../shown-day.ts'
import { findOwnedJob, type OwnedJob } from '../owned-jobs.ts'
import { blockersFor } from './blockers.ts'
import { missingIn } from './missing.ts'

type Listed = Answer<typeof listOwnedJobs>['collection']['data'][number]
type Edited = Answer<typeof showOwnedJob>['data']

const listed = (job: OwnedJob): Listed['attributes'] => ({
  slug: job.slug,
  title: job.title,
  status: job.status,
  on_air: job.on_air,
  reachable: job.reachable,
  company_id: job.company_id,
  company_name: job.company_name,
  job_type: job.job_type,
  views: job.views,
  candidatures: job.candidatures,
  new: job.newcomers,
  answer_by: job.nearest_answer,
  opens_at: job.opens_at && shownDay(job.opens_at),
  closes_at: job.closes_at && shownDay(job.closes_at),
  updated_at: job.updated_at,
})

export const ownedResource = (job: OwnedJob): Listed => ({ id: job.id, type: 'job', attributes: listed(job) })

/** As the form begins with it. */
export const editedJob = async (ctx: Ctx, job: OwnedJob) => ({ data: await editedResource(ctx, job) })
export const showOwned = async (ctx: Ctx, id: string) => editedJob(ctx, await findOwnedJob(ctx, id))

const editedResource = async (ctx: Ctx, job: OwnedJob): Promise<Edited> => ({
  id: job.id,
  type: 'job',
  attributes: {
    ...listed(job),
    company_name: job.known_as,
    avatar: avatarOf(ctx, job),
    ...attributesOf(keptRecord, job),
    zipcode: job.zipcode && formatZipcode(job.zipcode),
    course_ids: job.course_ids,
    skill_ids: job.skill_ids,
    languages: job.languages,
    institution_ids: job.institution_ids,
    close_reason: job.close_reason,
    close_note: job.close_note,
    labels: await labelsOf(ctx, job),
    missing: missingIn(job, ctx.now),
    blockers: await blockersFor(ctx, job.company_id),
    history: await historyOf(ctx, job.id),
    waiting: await waitingFor(ctx, job.id),
    lock_version: job.lock_version,
  },
})

/** Whoever waits has a date. */
const waitingFor = async (ctx: Ctx, job_id: string) =>
  Number(
    (
      await ctx.db
        .selectFrom('candidatures')
        .select((e) => e.fn.countAll<number>().as('n'))
        .where('job_id', '=', job_id)
        .where('answer_by', 'is not', null)
        .executeTakeFirstOrThrow()
    ).n,
  )

async function historyOf(ctx: Ctx, job_id: string) {
  const rows = await ctx.db
    .selectFrom('job_transitions as t')
    .leftJoin('company_managers as m', 'm.id', 't.manager_id')
    .select(['to_status', 'm.name', 'reason', 'note', 'happened_at'])
    .where('job_id', '=', job_id)
    .orderBy('happened_at', 'desc')
    .orderBy('t.id', 'desc')
    .execute()
  return rows.map(({ to_status, name, reason, note, happened_at }) => ({
    status: to_status as JobStatus,
    by: name,
    reason: reason && CLOSE_REASONS[reason as CloseReason],
    note,
    at: happened_at,
  }))
}

/** In words, what stands in the job as ids: what a form's lists show before they are loaded. */
async function labelsOf(ctx: Ctx, job: OwnedJob) {
  const asked = [
    ...[job.area_id].map((value) => ({ field: 'area_id', source: 'job_areas', value })),
    ...[job.sub_area_id].map((value) => ({ field: 'sub_area_id', source: 'job_areas', value })),
    ...[job.city_id].map((value) => ({ field: 'city_id', source: 'cities', value })),
    ...[job.form_id].map((value) => ({ field: 'form_id', source: 'forms', value })),
    ...[job.program_id].map((value) => ({ field: 'program_id', source: 'programs', value })),
    ...job.course_ids.map((value) => ({ field: 'course_ids', source: 'courses', value })),
    ...job.skill_ids.map((value) => ({ field: 'skill_ids', source: 'skills', value })),
    ...job.institution_ids.map((value) => ({ field: 'institution_ids', source: 'institutions', value })),
    ...job.languages.map(({ language_id }) => ({
      field: 'language_id',
      source: 'languages',
      value: language_id,
    })),
  ].flatMap((one) => (one.value === null ? [] : [{ ...one, value: String(one.value) }]))
  if (!asked.length) return {}
  const { rows } = await sql<{ field: string; value: string; label: string }>`
    select field, value, coalesce(case source
      when 'job_areas' then (select name from job_areas where id = value)
      when 'cities' then (select name from cities where id::text = value)
      when 'courses' then (select name from courses where id = value)
      when 'skills' then (select name from skills where id = value)
      when 'institutions' then (select name from institutions where id::text = value)
      when 'forms' then (select content->>'title' from form_versions where form_id::text = value order by number desc
        limit 1)
      when 'programs' then (select title from programs where id::text = value)
      when 'languages' then (select name from languages where id = value)
    end, value) as label
    from rows from (json_to_recordset(${JSON.stringify(asked)}::json) as (field text, source text, value text)) with
      ordinality as a (field, source, value, n) order by n`.execute(ctx.db)
  return Object.fromEntries(
    Map.groupBy(rows, ({ field }) => field)
      .entries()
      .map(([field, all]) => [field, all.map(({ value, label }) => ({ value, label }))]),
  )
}
