import { sql } from 'kysely'
import { membershipIn, myTree } from '#features/companies/server/companies.ts'
import { holdForm } from '#features/questionnaires/server/questionnaires.ts'
import type { Ctx } from '#server/context.ts'
import { transaction } from '#server/database/transaction.ts'
import { conflict, forbidden, invalid, Refusal, stale } from '#server/refusal.ts'
import { ask } from '#server/tasks/question.ts'
import { isUuid, uuid } from '#server/uuid.ts'
import { BRAZIL } from '#wire/place/postal-address.ts'
import { BLANK } from '#wire/text/sentences.ts'
import { hasPage } from '../../wire/job-states.ts'
import { TITLE_LENGTH } from '../../wire/job-record.ts'
import type { JobEdit, JobForm } from '../../wire/writing.ts'
import { companyOfJob, findOwnedJob, lockOwnedJob, type OwnedJob } from '../owned-jobs.ts'
import { reachable } from '../reachable.ts'
import { writeSearch } from '../search/write-search.ts'
import { blockersFor } from './blockers.ts'
import { columnsOf } from './columns.ts'
import { editedJob } from './edited-job.ts'
import { jobFitsProgram } from './in-program.ts'
import { missingIn, type Still } from './missing.ts'
import { forgetOutOfReach } from './out-of-reach.ts'
import { pinQuestionnaire } from './pin-questionnaire.ts'
import { refuseUnknown } from './references.ts'
import { refuseTooManyJobs } from './room-for-jobs.ts'
import { keepOldSlug, slugFor } from './slug.ts'
import { writeLists } from './write-lists.ts'

const BEGUN =
  'A página desta vaga já existe, e sairia do ar. Para receber candidaturas só ' +
  'depois, deixe a vaga pausada até lá e volte ao ar no dia.'
const hasOpened = ({ opens_at }: OwnedJob, now: Date) => !opens_at || Date.parse(opens_at) <= now.getTime()

export const refuseMissing = (job: OwnedJob, now: Date, still?: Still) => {
  const errors = missingIn(job, now, still)
  if (Object.keys(errors).length)
    throw new Refusal(422, { errors, messages: [...new Set(Object.values(errors).flat())] })
}

const sameIn = (some: number[], others: number[]) =>
  some.length === others.length && some.every((id) => others.includes(id))
const changesDay = (day: string | null, known: string | null | undefined) =>
  !day || !known || Date.parse(day) !== Date.parse(known)

/** The fields, checked, as the table would keep them. */
async function checkedColumns(ctx: Ctx, { institution_ids, ...form }: JobForm, job?: OwnedJob) {
  if (form.company_id && !(await myTree(ctx)).includes(form.company_id))
    throw invalid({ company_id: 'Escolha a sua empresa ou uma de suas filiais' })
  await refuseUnknown(ctx, { ...form, institution_ids }, job)
  const columns = columnsOf(form)
  const { opens_at = job?.opens_at, closes_at = job?.closes_at } = columns
  if (opens_at && closes_at && Date.parse(closes_at) <= Date.parse(opens_at))
    throw invalid({ closes_at: 'O encerramento deve ser depois da abertura' })
  return columns
}

/** Written, whatever else is happening to the job. */
async function writeFields(ctx: Ctx, id: string, form: JobForm, job?: OwnedJob) {
  // Before it is looked for: it is not deleted meanwhile.
  if (form.form_id && form.form_id !== job?.form_id && isUuid(form.form_id)) await holdForm(ctx, form.form_id)
  const columns = await checkedColumns(ctx, form, job)
  await ctx.db
    .updateTable('jobs')
    .set({
      ...columns,
      ...(columns.closes_at !== undefined && changesDay(columns.closes_at, job?.closes_at) && { reminded_at: null }),
      updated_at: ctx.now.toISOString(),
    })
    .set((e) => ({ lock_version: e('lock_version', '+', 1) }))
    .where('id', '=', id)
    .execute()
  await writeLists(ctx, id, form)
  const program_id = form.program_id === undefined ? job?.program_id : form.program_id
  if (program_id) await ask(ctx, jobFitsProgram, { job_id: id, program_id })
}

/** Most work where their company is: a draft that names no place begins with that city and postal code, as a whole. */
const PLACE = ['zipcode', 'state_id', 'city_id'] as const
const placeOf = (ctx: Ctx, company_id: string) =>
  ctx.db
    .selectFrom('company_addresses')
    .select(PLACE)
    .where('company_id', '=', company_id)
    .where('country_id', '=', BRAZIL)
    .executeTakeFirst()

/** A draft begins with its title. */
export async function createJob(ctx: Ctx, form: JobForm): Promise<string> {
  const { title } = form
  if (!title) throw invalid({ title: BLANK })
  const { manager_id, company_id } = membershipIn(ctx)
  const id = uuid(ctx.now.getTime())
  const now = ctx.now.toISOString()
  await refuseTooManyJobs(ctx)
  await transaction(ctx, async (ctx) => {
    await ctx.db
      .insertInto('jobs')
      .values({
        id,
        company_id,
        author_id: manager_id,
        slug: await slugFor(ctx, id, title),
        title,
        created_at: now,
        updated_at: now,
        lock_version: -1,
      })
      .execute()
    const named = PLACE.some((part) => form[part] !== undefined)
    await writeFields(ctx, id, { ...(!named && (await placeOf(ctx, form.company_id ?? company_id))), ...form })
  })
  return id
}

/** What has a page stays fit to be read, at every save. */
export const updateJob = (ctx: Ctx, id: string, { lock_version, ...form }: JobEdit) =>
  transaction(ctx, async (ctx) => {
    const job = await lockOwnedJob(ctx, id)
    if (lock_version !== job.lock_version) throw stale(await editedJob(ctx, job))
    await writeFields(ctx, id, form, job)
    if (form.title && form.title !== job.title) await changeSlug(ctx, job, form.title)
    if (!hasPage(job.status)) return id
    const written = await findOwnedJob(ctx, id)
    if (hasOpened(job, ctx.now) && !hasOpened(written, ctx.now)) throw invalid({ opens_at: BEGUN })
    const same = sameIn(written.institution_ids, job.institution_ids)
    refuseMissing(written, ctx.now, {
      over: job.status === 'closed' && written.closes_at === job.closes_at,
      unreachable: !job.reachable && same,
    })
    if (!same) await forgetOutOfReach(ctx, id)
    if (job.status === 'published' && written.form_id !== job.form_id) await pinQuestionnaire(ctx, written)
    if (written.company_id !== job.company_id) await refuseBlocked(ctx, written.company_id)
    await writeSearch(ctx, id)
    return id
  })

/** The job as it would read with these changes; nothing is written, and what it still lacks is left blank. */
export async function previewJob(ctx: Ctx, id: string, form: JobForm): Promise<OwnedJob> {
  const job = await findOwnedJob(ctx, id)
  const columns = await checkedColumns(ctx, form, job)
  const { course_ids = job.course_ids, skill_ids = job.skill_ids, languages = job.languages } = form
  const { institution_ids = job.institution_ids } = form
  const company =
    columns.company_id && columns.company_id !== job.company_id ? await companyOfJob(ctx, columns.company_id) : {}
  const { rows } = await sql<{
    found: boolean
  }>`select ${reachable(ctx, sql`${institution_ids}::int[]`)} as found`.execute(ctx.db)
  const lists = { course_ids: [...new Set(course_ids)], skill_ids: [...new Set(skill_ids)], languages, institution_ids }
  return { ...job, ...columns, ...company, ...lists, reachable: rows[0]!.found }
}

async function changeSlug(ctx: Ctx, { id, slug, published_at }: OwnedJob, title: string) {
  const fresh = await slugFor(ctx, id, title)
  if (fresh === slug) return
  await ctx.db.updateTable('jobs').set({ slug: fresh }).where('id', '=', id).execute()
  if (published_at) await keepOldSlug(ctx, id, slug, fresh)
}

export async function refuseBlocked(ctx: Ctx, company_id: string) {
  const [first] = await blockersFor(ctx, company_id)
  if (first) throw forbidden(first)
}

const COPY = ' (cópia)'
/** As much of it as fits beside that; half an emoji is none. */
const copyTitle = (title: string) => title.slice(0, TITLE_LENGTH - COPY.length).replace(/[\uD800-\uDBFF]$/, '') + COPY

const NEVER_COPIED = ['opens_at', 'closes_at'] as const

/** A draft with all that the job says, but its dates and a questionnaire that was deleted since. */
export const copyJob = (ctx: Ctx, id: string): Promise<string> =>
  transaction(ctx, async (ctx) => {
    const lists = await findOwnedJob(ctx, id)
    await refuseTooManyJobs(ctx)
    const job = await ctx.db.selectFrom('jobs').selectAll().where('id', '=', id).executeTakeFirstOrThrow()
    const form = job.form_id ? await holdForm(ctx, job.form_id) : undefined
    const copy = uuid(ctx.now.getTime())
    const title = copyTitle(job.title)
    const now = ctx.now.toISOString()
    const begun = {
      status: 'draft',
      published_at: null,
      closed_at: null,
      close_reason: null,
      close_note: null,
      reminded_at: null,
      late_told_until: null,
      form_id: form && !form.removed_at ? form.id : null,
      form_version_id: null,
      lock_version: 0,
      created_at: now,
      updated_at: now,
    }
    await ctx.db
      .insertInto('jobs')
      .values({
        ...job,
        ...Object.fromEntries(NEVER_COPIED.map((name) => [name, null])),
        ...begun,
        id: copy,
        title,
        slug: await slugFor(ctx, copy, title),
        author_id: membershipIn(ctx).manager_id,
      })
      .execute()
    await writeLists(ctx, copy, lists)
    return copy
  })

export const discardJob = (ctx: Ctx, id: string) =>
  transaction(ctx, async (ctx) => {
    const job = await lockOwnedJob(ctx, id)
    if (job.status !== 'draft')
      throw conflict('Só um rascunho pode ser apagado. Encerre a vaga: o histórico dela continua.')
    await ctx.db.deleteFrom('jobs').where('id', '=', job.id).execute()
  })
