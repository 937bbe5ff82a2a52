import { sql } from 'kysely'
import type { Ctx } from '#server/context.ts'
import { totals } from '#server/totals.ts'
import type { Answer, Received } from '#wire/endpoint.ts'
import { type listTemplates as list, type showTemplate as show, VERSION_STATES } from '../wire/templates.ts'
import { type Kind, KINDS } from '../wire/variable-types.ts'
import { changesIt, findTemplate, readerOf, type Scope } from './template-access.ts'

const numberOf = (state: 'published' | 'draft') =>
  sql<
    number | null
  >`(select v.number from document_template_versions v where v.template_id = t.id and v.state = ${state})`

const templates = ({ db }: Ctx) =>
  db
    .selectFrom('document_templates as t')
    .leftJoin('institutions as i', 'i.id', 't.institution_id')
    .leftJoin('companies as c', 'c.id', 't.company_id')
    .select(['t.id', 't.kind', 't.scope', 't.company_id'])
    .select((e) => e.fn.coalesce('i.name', 'c.trading_name', 'c.name').as('owner_name'))
    .select([numberOf('published').as('published'), numberOf('draft').as('draft')])

type Row = Awaited<ReturnType<ReturnType<typeof templates>['executeTakeFirstOrThrow']>>
const attributesOf = ({ kind, scope, owner_name, published, draft }: Row, may_change: boolean) => ({
  kind: kind as Kind,
  kind_name: KINDS[kind as Kind],
  scope: scope as Scope,
  owner_name,
  published,
  draft,
  may_change,
})

export async function listTemplates(ctx: Ctx, query: Received<typeof list>['query']): Promise<Answer<typeof list>> {
  const { page, per_page, kind, scope, institution_id } = query
  const reader = await readerOf(ctx)
  const found = templates(ctx)
    .$if(!reader.operator, (q) =>
      q.where((e) => e.or([e('t.scope', '=', 'platform'), e('t.company_id', 'in', reader.tree)])),
    )
    .$if(kind !== undefined, (q) => q.where('t.kind', '=', kind!))
    .$if(institution_id !== undefined, (q) => q.where('t.institution_id', '=', institution_id!))
    .$if(scope !== undefined, (q) => q.where('t.scope', '=', scope!))
  const { count } = await ctx.db
    .selectFrom(found.as('found'))
    .select((e) => e.fn.countAll<string>().as('count'))
    .executeTakeFirstOrThrow()
  const rows = await found
    .orderBy(sql`array_position(array['platform', 'institution', 'company'], t.scope)`)
    .orderBy('t.kind')
    .orderBy('t.id')
    .limit(per_page)
    .offset((page - 1) * per_page)
    .execute()
  const data = rows.map((row) => ({
    id: row.id,
    type: 'document_template' as const,
    attributes: attributesOf(row, changesIt(reader, row)),
  }))
  return { collection: { data }, ...totals(Number(count), per_page) }
}

export const versionsOf = (ctx: Ctx, id: string) =>
  ctx.db
    .selectFrom('document_template_versions')
    .select(['number', 'state', 'body', 'carried', 'created_at', 'published_at', 'retired_at', 'lock_version'])
    .where('template_id', '=', id)
    .orderBy('number', 'desc')
    .execute()

export async function showTemplate(ctx: Ctx, id: string): Promise<Answer<typeof show>> {
  const { may_change } = await findTemplate(ctx, id)
  const row = await templates(ctx).where('t.id', '=', id).executeTakeFirstOrThrow()
  const versions = (await versionsOf(ctx, id)).map((version) => {
    const state = version.state as keyof typeof VERSION_STATES
    return { ...version, state, state_name: VERSION_STATES[state] }
  })
  return { data: { id, type: 'document_template', attributes: { ...attributesOf(row, may_change), versions } } }
}
