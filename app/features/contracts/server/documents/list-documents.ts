// What was sealed, what was uploaded and what else is kept, of all internships of a company's tree: one list, the newest first.
import { type RawBuilder, sql } from 'kysely'
import { myTree } from '#features/companies/server/companies.ts'
import type { Ctx } from '#server/context.ts'
import { endOfDay, startOfDay } from '#server/today.ts'
import { totals } from '#server/totals.ts'
import type { Answer, Received } from '#wire/endpoint.ts'
import { type DocumentName, DOCUMENTS, type listContractDocuments as endpoint } from '../../wire/documents.ts'
import { type Kind, KINDS } from '../../wire/words.ts'
import { KEPT } from './kept-papers.ts'
import { found } from '../queues/which-envelopes.ts'

type Query = Received<typeof endpoint>['query']
type Attributes = Answer<typeof endpoint>['collection']['data'][number]['attributes']
type Row = Omit<Attributes, 'type_name'> & { id: string; document: DocumentName; kind: Kind | null }

const MADE = sql`(
  select v.id, 'sealed' as document, v.envelope_id, v.number as version, v.sealed_at as made_at, null as verdict
    from envelope_versions v where v.sealed_file_id is not null
  union all
  select n.id, n.purpose, v.envelope_id, v.number, n.uploaded_at, n.verdict
    from envelope_uploads n join envelope_versions v on v.id = n.version_id)`

/** Of a tree: contracts' own, and what is none. */
const all = (tree: string[]) => sql`(
  select d.id, d.document, d.version, d.made_at, d.verdict, false as replaced, x.id as envelope_id, x.kind, x.code,
      x.internship_id, x.company_id, x.user_info_id, x.terms_id
    from envelopes x join ${MADE} d on d.envelope_id = x.id where x.company_id = any(${tree}::uuid[])
  union all
  select k.id, k.document, null, k.made_at, null, k.replaced, null, null, k.code, i.id, i.company_id, i.user_info_id,
      null
    from ${KEPT} k join internships i on i.id = k.internship_id where i.company_id = any(${tree}::uuid[]))`

const from = (tree: string[]) => sql`${all(tree)} e
  join user_infos u on u.id = e.user_info_id
  left join internships i on i.id = e.internship_id
  left join companies c on c.id = e.company_id
  left join internship_terms t on t.id = coalesce(e.terms_id, i.terms_id)
  left join institutions s on s.id = t.institution_id`

const ORDERS = { made_at: sql`e.made_at`, intern_name: sql`u.search` }

function conditions(ctx: Ctx, query: Query): RawBuilder<boolean> {
  const all = [sql<boolean>`true`]
  if (query.internship_id) all.push(sql`e.internship_id = ${query.internship_id}::uuid`)
  if (query.q) all.push(found(ctx, query.q))
  if (query.document?.length) all.push(sql`e.document = any(${query.document}::text[])`)
  if (query.kind?.length) all.push(sql`e.kind = any(${query.kind}::text[])`)
  if (query.from_day) all.push(sql`e.made_at >= ${startOfDay(query.from_day)}::timestamptz`)
  if (query.until_day) all.push(sql`e.made_at <= ${endOfDay(query.until_day)}::timestamptz`)
  return sql.join(all, sql` and `)
}

export async function listDocuments(ctx: Ctx, query: Query): Promise<Answer<typeof endpoint>> {
  const tree = await myTree(ctx)
  const where = conditions(ctx, query)
  const { page, per_page, sort = '-made_at' } = query
  const by = ORDERS[sort.replace('-', '') as keyof typeof ORDERS]
  const offset = Math.min((page - 1) * per_page, 2 ** 31)
  const { rows } = await sql<Row>`
    select e.id, e.document, e.kind, e.code, e.version, e.envelope_id, e.internship_id,
      e.company_id, e.user_info_id, s.id as institution_id,
      coalesce(u.social_name, u.full_name) as intern_name, s.name as institution_name,
      coalesce(c.trading_name, c.name) as company_name, e.made_at, e.verdict, e.replaced
    from ${from(tree)} where ${where}
    order by ${by} ${sort.startsWith('-') ? sql`desc` : sql`asc`}, e.id limit ${per_page} offset ${offset}`.execute(
    ctx.db,
  )
  const counted = await sql<{ n: number }>`select count(*)::int as n from ${from(tree)} where ${where}`.execute(ctx.db)
  return {
    collection: {
      data: rows.map(({ id, ...row }) => ({
        id,
        type: 'contract_document',
        attributes: { ...row, type_name: row.kind ? KINDS[row.kind] : DOCUMENTS[row.document] },
      })),
    },
    ...totals(counted.rows[0]!.n, per_page),
  }
}
