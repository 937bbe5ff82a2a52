import { sql } from 'kysely'
import { GROWING_LISTS } from '#features/static-lists/wire.ts'
import type { Ctx } from '#server/context.ts'
import { today } from '#server/today.ts'
import { totals } from '#server/totals.ts'
import type { Answer, Received } from '#wire/endpoint.ts'
import type * as wire from '../wire.ts'

type Item = Answer<typeof wire.listQueue>['collection']['data'][number]
type Row = Item['attributes'] & { id: string }

const proposed = sql`(${sql.join(
  GROWING_LISTS.map((list) => sql`select id, name, proposed_at from ${sql.table(list)} where status = 'proposed'`),
  sql` union all `,
)}) p`

/** Those that a person of the operation decides on, as one list. */
const waiting = (ctx: Ctx) => sql<Row>`
  select v.id::text as id, 'document' as kind,
    coalesce((select label from list_items where list = 'document_categories' and value = d.category), d.category)
      as title, coalesce(u.social_name, u.full_name) as about, v.sent_at as since
  from personal_document_versions v join personal_documents d on d.id = v.personal_document_id
    join user_infos u on u.id = d.user_info_id
  where v.approved is null and v.replaced_at is null
    and (v.valid_until is null or v.valid_until >= ${today(ctx.now)}::date)
  union all
  select e.id::text, 'contract', e.title, co.name, e.held_since
  from envelopes e join companies co on co.id = e.company_id
  where e.holder = 'walljobs' and e.state in ('review', 'upload_review', 'not_defined')
  union all
  select id::text, 'company', 'Verificar empresa', name, created_at from companies where verification = 'pendente'
  union all
  select c.id::text, 'claim', 'Reclamação de CNPJ', co.name, c.created_at from company_claims c
    join companies co on co.id = c.company_id where c.settled_at is null
  union all
  select id, 'proposal', name, 'Opção proposta por candidato', proposed_at from ${proposed}`

export async function listQueue(
  ctx: Ctx,
  { page, per_page, kind }: Received<typeof wire.listQueue>['query'],
): Promise<Answer<typeof wire.listQueue>> {
  const from = sql`(${waiting(ctx)}) q ${kind ? sql`where kind = ${kind}` : sql``}`
  const { rows: counted } = await sql<{ n: number }>`select count(*)::int as n from ${from}`.execute(ctx.db)
  const { rows } = await sql<Row>`select * from ${from} order by since, id limit ${per_page} offset
    ${(page - 1) * per_page}`.execute(ctx.db)
  return {
    collection: { data: rows.map(({ id, ...attributes }) => ({ id, type: 'queue_item', attributes })) },
    ...totals(counted[0]!.n, per_page),
  }
}
