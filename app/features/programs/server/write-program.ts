import { sql } from 'kysely'
import { membershipIn, myTree } from '#features/companies/server/companies.ts'
import type { Ctx } from '#server/context.ts'
import { countRows } from '#server/database/count-rows.ts'
import { transaction } from '#server/database/transaction.ts'
import { conflict, invalid, Refusal, stale } from '#server/refusal.ts'
import { uuid } from '#server/uuid.ts'
import { BLANK } from '#wire/text/sentences.ts'
import { MOST_PROGRAMS } from '../wire/program-words.ts'
import type { ProgramEdit, ProgramForm } from '../wire/programs.ts'
import { chooseJobs, refuseLater } from './choose-jobs.ts'
import { columnsOf } from './columns.ts'
import { editedProgram } from './edited-program.ts'
import { missingIn } from './missing.ts'
import { keepPictures, type Kept, pictureColumns, settlePictures } from './pictures.ts'
import { changeDate, keepDates } from './dates/postpone.ts'
import { findProgram, isOpen, lockProgram, type OwnedProgram } from './program-rows.ts'
import { changeSlug, slugFor } from './slug.ts'
import { writeParts } from './write-parts.ts'

export const refuseMissing = (program: OwnedProgram, now: Date, how?: { over: boolean }) => {
  const errors = missingIn(program, now, how)
  if (Object.keys(errors).length)
    throw new Refusal(422, { errors, messages: [...new Set(Object.values(errors).flat())] })
}

/** What a form points at must be there: benefits of the list, an edition of the same people that is not this one. */
async function refuseUnknown(ctx: Ctx, { benefits, previous_id }: ProgramForm, id: string) {
  if (benefits?.length) {
    const { rows } = await sql<{ at: number }>`
      select (n - 1)::int as at from unnest(${benefits}::text[]) with ordinality as b (value, n)
      where not exists (select from list_items i where i.list = 'company_benefits' and i.value = b.value)`.execute(
      ctx.db,
    )
    if (rows[0]) throw invalid({ [`benefits[${rows[0].at}]`]: 'Escolha uma opção da lista' })
  }
  if (!previous_id) return
  const previous = await ctx.db
    .selectFrom('programs')
    .select('id')
    .where(sql<boolean>`id::text = ${previous_id}`)
    .where('id', '<>', id)
    .where('company_id', 'in', await myTree(ctx))
    .executeTakeFirst()
  if (!previous) throw invalid({ previous_id: 'Escolha uma opção da lista' })
}

/** Without these there is no page. */
function refuseBlank(columns: ReturnType<typeof columnsOf>) {
  for (const name of ['title', 'close_enrollment_at'] as const)
    if (columns[name] === null) throw invalid({ [name]: BLANK })
}

async function writeFields(ctx: Ctx, before: OwnedProgram, form: ProgramForm, kept: Kept) {
  await refuseUnknown(ctx, form, before.id)
  const columns = { ...columnsOf(form), ...pictureColumns(form, kept) }
  if (before.status !== 'draft') refuseBlank(columns)
  await ctx.db
    .updateTable('programs')
    .set({ ...columns, updated_at: ctx.now.toISOString() })
    .set((e) => ({ lock_version: e('lock_version', '+', 1) }))
    .where('id', '=', before.id)
    .execute()
  await settlePictures(ctx, before, columns)
  await writeParts(ctx, before.id, form)
  const closing = columns.close_enrollment_at === undefined ? before.close_enrollment_at : columns.close_enrollment_at
  if (before.status === 'published') await changeDate(ctx, before, closing)
  else if (!form.job_ids)
    refuseLater(
      'close_enrollment_at',
      before.jobs.filter(({ status }) => status !== 'closed'),
      closing,
    )
  if (form.job_ids) await chooseJobs(ctx, before, form.job_ids, closing)
}

/** A draft may lack anything; it belongs to a company from its beginning. */
export async function createProgram(ctx: Ctx, { company_id, ...form }: ProgramForm) {
  const kept = await keepPictures(ctx, form)
  return (ctx: Ctx): Promise<string> =>
    transaction(ctx, async (ctx) => {
      const tree = await myTree(ctx)
      const { manager_id, company_id: own } = membershipIn(ctx)
      if (company_id && !tree.includes(company_id))
        throw invalid({ company_id: 'Escolha a sua empresa ou uma de suas filiais' })
      if ((await countRows(ctx.db.selectFrom('programs').where('company_id', 'in', tree))) >= MOST_PROGRAMS)
        throw conflict(`A empresa já tem ${MOST_PROGRAMS} programas. Apague um rascunho para começar outro.`)
      const [id, now] = [uuid(ctx.now.getTime()), ctx.now.toISOString()]
      const { title = null, edition = null } = form
      await ctx.db
        .insertInto('programs')
        .values({
          id,
          company_id: company_id ?? own,
          author_id: manager_id,
          slug: slugFor({ id, title, edition }),
          lock_version: -1,
          created_at: now,
          updated_at: now,
        })
        .execute()
      await writeFields(ctx, await findProgram(ctx, id), form, kept)
      return id
    })
}

/** What has a page stays fit to be read, at every save. */
export async function updateProgram(ctx: Ctx, id: string, { lock_version, ...form }: ProgramEdit) {
  await refuseStale(ctx, await findProgram(ctx, id), lock_version)
  const kept = await keepPictures(ctx, form)
  return (ctx: Ctx): Promise<string> =>
    transaction(ctx, async (ctx) => {
      const before = await lockProgram(ctx, id)
      await refuseStale(ctx, before, lock_version)
      await writeFields(ctx, before, form, kept)
      const written = await findProgram(ctx, id)
      await changeSlug(ctx, written)
      await keepDates(ctx, before, written)
      if (before.status === 'draft') return id
      const sameDate = written.close_enrollment_at === before.close_enrollment_at
      refuseMissing(written, ctx.now, { over: !isOpen(before, ctx.now) && sameDate })
      ctx.forgetPages()
      return id
    })
}

async function refuseStale(ctx: Ctx, program: OwnedProgram, lock_version: number) {
  if (lock_version !== program.lock_version) throw stale(await editedProgram(ctx, program))
}

export const discardProgram = (ctx: Ctx, id: string) =>
  transaction(ctx, async (ctx) => {
    const program = await lockProgram(ctx, id)
    if (program.status !== 'draft')
      throw conflict('Só um rascunho pode ser apagado. Encerre o programa: a página dele continua.')
    await chooseJobs(ctx, program, [], null)
    await settlePictures(ctx, program, { banner_file_id: null, logo_file_id: null })
    await ctx.db.deleteFrom('programs').where('id', '=', id).execute()
  })
