import { membershipIn, myTree } from '#features/companies/server/companies.ts'
import type { Ctx } from '#server/context.ts'
import { transaction } from '#server/database/transaction.ts'
import { conflict, invalid, notFound, stale } from '#server/refusal.ts'
import { uuid } from '#server/uuid.ts'
import type { Received } from '#wire/endpoint.ts'
import { BLANK } from '#wire/text/sentences.ts'
import { type createForm as createWire, MOST_FORMS, type updateForm as updateWire } from '../wire/forms.ts'
import { TITLE_LENGTH } from '../wire/form-record.ts'
import type { Content } from '../wire/questions.ts'
import { findForm, lockForm } from './form-rows.ts'
import { faultsOf } from '../wire/judge-content.ts'
import { unlawfulTexts } from './judge-texts.ts'
import { editedForm } from './show-form.ts'
import { tidyContent } from './tidy-content.ts'

export type FormSent = Received<typeof createWire>['body']['form']
type Change = Received<typeof updateWire>['body']['form']

const FIRST_SECTION = { id: 'perguntas', title: 'Perguntas' }

async function judged(ctx: Ctx, content: Content, before?: Content): Promise<Content> {
  const tidy = tidyContent(content)
  const errors = { ...(await unlawfulTexts(ctx, tidy)), ...faultsOf(tidy, before?.questions) }
  if (Object.keys(errors).length) throw invalid(errors)
  return tidy
}

/** As it will stand with these changes, judged; of a stale form nothing is judged. */
async function changed(ctx: Ctx, id: string, { lock_version, ...told }: Change): Promise<Content> {
  const form = await findForm(ctx, id)
  if (form.lock_version !== lock_version) throw stale({ data: editedForm(form) })
  const given = Object.fromEntries(Object.entries(told).filter(([, value]) => value !== undefined))
  return judged(ctx, { ...form.content, ...given }, form.content)
}

async function refuseTooMany(ctx: Ctx, company_id: string) {
  const { n } = await ctx.db
    .selectFrom('forms')
    .select((e) => e.fn.countAll<number>().as('n'))
    .where('company_id', '=', company_id)
    .where('removed_at', 'is', null)
    .executeTakeFirstOrThrow()
  if (Number(n) >= MOST_FORMS)
    throw conflict(`A empresa já tem ${MOST_FORMS} questionários. Apague um que não usa mais.`)
}

async function insertForm(ctx: Ctx, company_id: string, content: Content): Promise<string> {
  await refuseTooMany(ctx, company_id)
  const [id, now] = [uuid(ctx.now.getTime()), ctx.now.toISOString()]
  await ctx.db
    .insertInto('forms')
    .values({ id, company_id, created_by: membershipIn(ctx).manager_id, created_at: now, updated_at: now })
    .execute()
  await insertVersion(ctx, id, 1, content)
  return id
}

const insertVersion = (ctx: Ctx, form_id: string, number: number, content: Content) =>
  ctx.db
    .insertInto('form_versions')
    .values({
      id: uuid(ctx.now.getTime()),
      form_id,
      number,
      content: JSON.stringify(content),
      created_at: ctx.now.toISOString(),
    })
    .execute()

/** Begins with its title; a draft may have no question yet. */
export const createForm = (
  ctx: Ctx,
  { company_id = membershipIn(ctx).company_id, ...told }: FormSent,
): Promise<string> =>
  transaction(ctx, async (ctx) => {
    if (!told.title) throw invalid({ title: BLANK })
    if (!(await myTree(ctx)).includes(company_id))
      throw invalid({ company_id: 'Escolha a sua empresa ou uma de suas filiais' })
    const { title, description = null, sections = [FIRST_SECTION], questions = [] } = told
    return insertForm(ctx, company_id, await judged(ctx, { title, description, sections, questions }))
  })

/**
 * A version that is in use stays as it is: the change is the next one. All texts are read before the lock, so that
 * whoever publishes a job with it does not wait; `lock_version` proves that nothing changed since.
 */
export const updateForm = (ctx: Ctx, id: string, change: Change): Promise<string> =>
  transaction(ctx, async (ctx) => {
    const content = await changed(ctx, id, change)
    const form = await lockForm(ctx, id)
    const { lock_version } = change
    if (form.lock_version !== lock_version) throw stale({ data: editedForm(form) })
    if (form.frozen_at) await insertVersion(ctx, id, form.number + 1, content)
    else
      await ctx.db
        .updateTable('form_versions')
        .set({ content: JSON.stringify(content) })
        .where('id', '=', form.version_id)
        .execute()
    await ctx.db
      .updateTable('forms')
      .set({ lock_version: lock_version + 1, updated_at: ctx.now.toISOString() })
      .where('id', '=', id)
      .execute()
    return id
  })

const COPY = ' (cópia)'
/** As much of it as fits beside that; half an emoji is none. */
const copyTitle = (title: string) => title.slice(0, TITLE_LENGTH - COPY.length).replace(/[\uD800-\uDBFF]$/, '') + COPY

export const copyForm = (ctx: Ctx, id: string, to: { company_id?: string | undefined }): Promise<string> =>
  transaction(ctx, async (ctx) => {
    const { content, company_id } = await findForm(ctx, id)
    const target = to.company_id ?? company_id
    if (!(await myTree(ctx)).includes(target)) throw notFound('Não encontramos essa empresa entre as suas filiais.')
    return insertForm(ctx, target, { ...content, title: copyTitle(content.title) })
  })

export const deleteForm = (ctx: Ctx, id: string) =>
  transaction(ctx, async (ctx) => {
    const { jobs } = await lockForm(ctx, id)
    if (jobs)
      throw conflict(
        `Este questionário está em uso em ${jobs} ${jobs === 1 ? 'vaga' : 'vagas'}. ` +
          'Tire-o da vaga, ou encerre-a, antes.',
      )
    await ctx.db.updateTable('forms').set({ removed_at: ctx.now.toISOString() }).where('id', '=', id).execute()
  })
