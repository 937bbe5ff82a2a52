import { sql } from 'kysely'
import { myTree } from '#features/companies/server/companies.ts'
import type { Ctx } from '#server/context.ts'
import { contains } from '#server/database/contains.ts'
import { notFound } from '#server/refusal.ts'
import { totals } from '#server/totals.ts'
import { isUuid } from '#server/uuid.ts'
import type { Content } from '../wire/questions.ts'

const unknown = () => notFound('Não encontramos esse questionário entre os da sua empresa.')

/** With its latest version, and how much it is used. */
const rows = (ctx: Ctx, tree: string[]) =>
  ctx.db
    .selectFrom('forms as f')
    .innerJoin('companies as co', 'co.id', 'f.company_id')
    .innerJoin('form_versions as v', 'v.form_id', 'f.id')
    .select(['f.id', 'f.company_id', 'f.lock_version', 'f.updated_at'])
    .select(['v.id as version_id', 'v.number', 'v.frozen_at'])
    .select((e) => e.fn.coalesce('co.trading_name', 'co.name').as('company_name'))
    .select([
      sql<Content>`v.content`.as('content'),
      sql<number>`(select count(*)::int from jobs j where j.form_id = f.id and j.status <> 'closed')`.as('jobs'),
      sql<number>`(select count(*)::int from answer_sets s join form_versions a on a.id = s.version_id where
        a.form_id = f.id and s.sent_at is not null)`.as('answers'),
    ])
    .where(sql<boolean>`v.number = (select max(number) from form_versions l where l.form_id = f.id)`)
    .where('f.removed_at', 'is', null)
    .where('f.company_id', 'in', tree)
export type FormRow = Awaited<ReturnType<ReturnType<typeof rows>['executeTakeFirstOrThrow']>>

export async function findForm(ctx: Ctx, id: string): Promise<FormRow> {
  const row = isUuid(id)
    ? await rows(ctx, await myTree(ctx))
        .where('f.id', '=', id)
        .executeTakeFirst()
    : undefined
  if (!row) throw unknown()
  return row
}

/** For changing: nobody else changes it meanwhile, or publishes a job with it. */
export async function lockForm(ctx: Ctx, id: string): Promise<FormRow> {
  const there = isUuid(id) && (await holdForm(ctx, id))
  if (!there) throw unknown()
  return findForm(ctx, id)
}

export const holdForm = (ctx: Ctx, id: string) =>
  ctx.db.selectFrom('forms').select(['id', 'removed_at']).where('id', '=', id).forUpdate().executeTakeFirst()

type Filter = { q?: string | undefined; company_id?: string | undefined; page: number; per_page: number }

export async function pageOfForms(ctx: Ctx, { q, company_id, page, per_page }: Filter) {
  const found = rows(ctx, await myTree(ctx))
    .$if(Boolean(q?.trim()), (query) => query.where(contains(sql`fold(v.content->>'title')`, q!)))
    .$if(company_id !== undefined, (query) => query.where('f.company_id', '=', company_id!))
  const { n } = await found
    .clearSelect()
    .select((e) => e.fn.countAll<number>().as('n'))
    .executeTakeFirstOrThrow()
  const shown = await found
    .orderBy('f.updated_at', 'desc')
    .orderBy('f.id')
    .limit(per_page)
    .offset((page - 1) * per_page)
    .execute()
  return { rows: shown, ...totals(Number(n), per_page) }
}

/** For a company's first page. */
export async function formFigures(ctx: Ctx, tree: string[]) {
  const { n } = await ctx.db
    .selectFrom('forms')
    .select((e) => e.fn.countAll<number>().as('n'))
    .where('company_id', 'in', tree)
    .where('removed_at', 'is', null)
    .executeTakeFirstOrThrow()
  return { count: Number(n), waiting: 0 }
}
