import { membershipIn, myTree } from '#features/companies/server/companies.ts'
import type { Ctx } from '#server/context.ts'
import { transaction } from '#server/database/transaction.ts'
import { conflict, invalid, notFound } from '#server/refusal.ts'
import { today } from '#server/today.ts'
import { isUuid, uuid } from '#server/uuid.ts'
import type { Received } from '#wire/endpoint.ts'
import type { createFolder } from '../../wire/folders.ts'
import { prefilled } from './prefill.ts'
import { refuseSuspended } from './refuse-suspended.ts'
import { showFolder } from './show-folder.ts'
import { columnsOf } from './terms-rows.ts'
import { accountOf, BEGUN, holdPerson, NO_ACCOUNT, openDraft, type Whose } from './whose-folder.ts'

type Form = Received<typeof createFolder>['body']['folder']

const NOT_HIRED = 'Não encontramos essa pessoa entre as contratadas da sua empresa.'
const NOT_AN_INTERNSHIP = 'Só quem foi contratado numa vaga de estágio ganha um contrato de estágio.'
const NOT_YOURS = 'Escolha a sua empresa ou uma de suas filiais'
/** Nobody tries e-mails and numbers until two of them fit. */
const SEARCHES = { name: 'people of folders', times: 30, seconds: 3600 }

export async function hiredFor(ctx: Ctx, id: string): Promise<Whose> {
  const row = isUuid(id)
    ? await ctx.db
        .selectFrom('candidatures as c')
        .innerJoin('jobs as j', 'j.id', 'c.job_id')
        .select(['c.user_info_id', 'j.company_id', 'j.job_type', 'c.id as candidature_id'])
        .where('c.id', '=', id)
        .where('c.state', '=', 'hired')
        .where('j.company_id', 'in', await myTree(ctx))
        .executeTakeFirst()
    : undefined
  if (!row) throw notFound(NOT_HIRED)
  const { job_type, ...whose } = row
  if (job_type !== 'internship') throw conflict(NOT_AN_INTERNSHIP)
  return whose
}

async function known(ctx: Ctx, form: Extract<Form, { email: string }>): Promise<Whose> {
  const { company_id, manager_id } = membershipIn(ctx)
  ctx.limits.spend(SEARCHES, manager_id)
  const of = form.company_id ?? company_id
  if (!(await myTree(ctx)).includes(of)) throw invalid({ company_id: NOT_YOURS })
  const person = await accountOf(ctx, form)
  if (!person) throw invalid({ email: NO_ACCOUNT })
  return { user_info_id: person.id, company_id: of, candidature_id: null }
}

export async function writeFolder(ctx: Ctx, whose: Whose, created_by: string | null) {
  const [id, terms_id] = [uuid(ctx.now.getTime()), uuid(ctx.now.getTime())]
  const created_at = ctx.now.toISOString()
  await ctx.db
    .insertInto('internships')
    .values({ id, ...whose, created_at, created_by })
    .execute()
  const terms = await prefilled(ctx, whose)
  await ctx.db
    .insertInto('internship_terms')
    .values({ id: terms_id, internship_id: id, effective_on: today(ctx.now), created_at })
    .execute()
  const columns = columnsOf(ctx, id, terms)
  if (Object.keys(columns).length)
    await ctx.db.updateTable('internship_terms').set(columns).where('id', '=', terms_id).execute()
  await ctx.db.updateTable('internships').set({ terms_id }).where('id', '=', id).execute()
  return id
}

/** One for each hired candidature, however often it is asked for; and one draft for a person who comes without. */
export const beginFolder = (ctx: Ctx, form: Form): Promise<string> =>
  transaction(ctx, async (ctx) => {
    const whose = 'candidature_id' in form ? await hiredFor(ctx, form.candidature_id) : await known(ctx, form)
    await refuseSuspended(ctx, whose.company_id)
    await holdPerson(ctx, whose.user_info_id)
    const there = await openDraft(ctx, whose)
    if (there && whose.candidature_id) return there.id
    if (there) throw conflict(BEGUN, await showFolder(ctx, there.id))
    return writeFolder(ctx, whose, membershipIn(ctx).manager_id)
  })

/** For who knows whose it is, of the own companies: refused where the person has any draft there. */
export const beginFolderOf = (ctx: Ctx, whose: Whose): Promise<string> =>
  transaction(ctx, async (ctx) => {
    await refuseSuspended(ctx, whose.company_id)
    await holdPerson(ctx, whose.user_info_id)
    const there = await openDraft(ctx, { ...whose, candidature_id: null })
    if (there) throw conflict(BEGUN, await showFolder(ctx, there.id))
    return writeFolder(ctx, whose, membershipIn(ctx).manager_id)
  })
