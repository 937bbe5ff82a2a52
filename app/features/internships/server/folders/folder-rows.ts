import { type RawBuilder, sql } from 'kysely'
import { actsFor, myTree } from '#features/companies/server/companies.ts'
import type { Ctx, SignedIn } from '#server/context.ts'
import { contains } from '#server/database/contains.ts'
import { notFound } from '#server/refusal.ts'
import { today } from '#server/today.ts'
import { totals } from '#server/totals.ts'
import { isUuid } from '#server/uuid.ts'
import type { Answer, Received } from '#wire/endpoint.ts'
import { FOLDER_STATES, type FolderState } from '../../wire/folder-words.ts'
import type { listFolders } from '../../wire/folders.ts'
import type { folderRow } from '../../wire/folder-resource.ts'
import type * as z from 'zod/mini'

type Resource = z.output<typeof folderRow>
type Query = Received<typeof listFolders>['query']

const stateOn = (day: string) => sql<FolderState>`(case
  when i.dropped_at is not null then 'cancelled'
  when i.agreed_at is null then 'admission'
  when i.ended_at is not null or i.ends_on < ${day}::date then 'ended'
  when i.starts_on > ${day}::date then 'admission'
  else 'active' end)`

/** With the names that every list and page of a folder shows; `t` holds the terms of today, or the draft's. */
const folders = (ctx: Ctx) =>
  ctx.db
    .selectFrom('internships as i')
    .innerJoin('user_infos as u', 'u.id', 'i.user_info_id')
    .innerJoin('companies as c', 'c.id', 'i.company_id')
    .leftJoin('internship_terms as t', 't.id', 'i.terms_id')
    .leftJoin('institutions as s', 's.id', 't.institution_id')
    .leftJoin('courses as k', 'k.id', 't.course_id')
    .leftJoin('company_managers as m', (join) =>
      join.on((e) => e('m.id', '=', e.fn.coalesce('t.supervisor_id', 'i.supervisor_id'))),
    )

const read = (ctx: Ctx) =>
  folders(ctx)
    .select(['i.id', 'i.user_info_id', 'i.company_id', 'i.candidature_id', 'i.terms_id', 'i.agreed_at'])
    .select(['i.dropped_at', 'i.created_at', 'i.lock_version', 's.id as institution_id', 's.name as institution_name'])
    .select((e) => [
      e.fn.coalesce('u.social_name', 'u.full_name').as('intern_name'),
      e.fn.coalesce('c.trading_name', 'c.name').as('company_name'),
      e.fn.coalesce('k.name', 't.course_name').as('course_name'),
      e.fn.coalesce('m.name', 't.supervisor_name').as('supervisor_name'),
      e.fn.coalesce('i.starts_on', 't.starts_on').as('starts_on'),
      e.fn.coalesce('i.ends_on', 't.ends_on').as('ends_on'),
      stateOn(today(ctx.now)).as('state'),
    ])

export type FolderRow = Awaited<ReturnType<ReturnType<typeof read>['executeTakeFirstOrThrow']>>

export const rowAttributes = (row: FolderRow): Resource['attributes'] => ({
  state: row.state,
  state_name: FOLDER_STATES[row.state],
  intern_name: row.intern_name,
  user_info_id: row.user_info_id,
  company_id: row.company_id,
  company_name: row.company_name,
  institution_id: row.institution_id,
  institution_name: row.institution_name,
  course_name: row.course_name,
  supervisor_name: row.supervisor_name,
  starts_on: row.starts_on,
  ends_on: row.ends_on,
  created_at: row.created_at,
})
const resource = (row: FolderRow): Resource => ({ id: row.id, type: 'folder', attributes: rowAttributes(row) })

export const noFolder = () => notFound('Não encontramos este estágio.')
/** Begun, and nothing made of it yet. */
export const WITHOUT_DOCUMENT = sql<boolean>`(i.agreed_at is null and i.dropped_at is null and not exists (
  select from envelopes e where e.internship_id = i.id and e.state <> 'voided'))`
const NOT_PRIVATE = sql<boolean>`(i.agreed_at is not null or exists (
  select from envelopes e where e.internship_id = i.id and e.sent_at is not null))`

/** Of the companies that one acts for; a candidate reads the own ones, once there is something to read. */
export async function findFolder(ctx: Ctx, id: string): Promise<FolderRow> {
  if (!isUuid(id)) throw noFolder()
  const actor = ctx.actor as SignedIn
  const own = actor.user_type === 'User'
  const found = await read(ctx)
    .where('i.id', '=', id)
    .$if(own, (query) => query.where('u.login_id', '=', actor.login_id).where(NOT_PRIVATE))
    .executeTakeFirst()
  if (!found || !(own || (await actsFor(ctx, found.company_id)))) throw noFolder()
  return found
}

const MOST_OFFSET = 2 ** 31
type Page = Pick<Query, 'page' | 'per_page'>

async function pageOf(ctx: Ctx, { page, per_page }: Page, where: RawBuilder<boolean>, order: RawBuilder<unknown>) {
  const rows = await read(ctx)
    .where(where)
    .orderBy(order)
    .orderBy('i.id')
    .limit(per_page)
    .offset(Math.min((page - 1) * per_page, MOST_OFFSET))
    .execute()
  const { n } = await folders(ctx)
    .where(where)
    .select((e) => e.fn.countAll<number>().as('n'))
    .executeTakeFirstOrThrow()
  return { collection: { data: rows.map(resource) }, ...totals(Number(n), per_page) }
}

export function listOwnedFolders(ctx: Ctx, page: Page): Promise<Answer<typeof listFolders>> {
  const { login_id } = ctx.actor as SignedIn
  const where = sql<boolean>`u.login_id = ${login_id} and i.dropped_at is null and ${NOT_PRIVATE}`
  return pageOf(ctx, page, where, sql`i.created_at desc`)
}

const ORDERS = {
  created_at: sql`i.created_at`,
  starts_on: sql`coalesce(i.starts_on, t.starts_on)`,
  ends_on: sql`coalesce(i.ends_on, t.ends_on)`,
  intern_name: sql`fold(u.full_name)`,
}

export async function listCompanyFolders(ctx: Ctx, query: Query): Promise<Answer<typeof listFolders>> {
  const tree = await myTree(ctx)
  const { q, state, documents, sort = '-created_at' } = query
  const conditions = [
    sql`i.company_id = any(${tree}::uuid[])`,
    ...(documents === 'none' ? [WITHOUT_DOCUMENT] : []),
    ...(state ? [sql`${stateOn(today(ctx.now))} = ${state}`] : []),
    ...(q ? [contains(sql`fold(coalesce(u.social_name, '') || ' ' || u.full_name)`, q)] : []),
  ]
  const order = ORDERS[sort.replace('-', '') as keyof typeof ORDERS]
  const direction = sort.startsWith('-') ? sql`desc` : sql`asc`
  return pageOf(ctx, query, sql`${sql.join(conditions, sql` and `)}`, sql`${order} ${direction} nulls last`)
}
