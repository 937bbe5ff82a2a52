import { type RawBuilder, sql } from 'kysely'
import { myTree } from '#features/companies/server/companies.ts'
import type { Ctx } from '#server/context.ts'
import { notFound } from '#server/refusal.ts'
import { totals } from '#server/totals.ts'
import { isUuid } from '#server/uuid.ts'
import type { Answer, Received } from '#wire/endpoint.ts'
import type { listBatches as list, showBatch } from '../../wire/batches.ts'
import { BATCH_STATES, type BatchState } from '../../wire/batch-resource.ts'

type Resource = Answer<typeof showBatch>['data']
type Row = { id: string; state: BatchState } & Omit<Resource['attributes'], 'state' | 'state_name'>

const found = (ctx: Ctx, where: RawBuilder<unknown>) =>
  sql<Row>`
    select b.id, b.state, b.file_name, b.problem, b.created_at, b.done_at, m.name as created_by, b.company_id,
      coalesce(c.trading_name, c.name) as company_name, n.*
    from contract_batches b
      join companies c on c.id = b.company_id
      join company_managers m on m.id = b.created_by
      cross join lateral (
        select count(*)::int as total, count(*) filter (where r.state <> 'waiting')::int as checked,
          count(*) filter (where r.state in ('good', 'drafted', 'sent'))::int as good,
          count(*) filter (where r.state in ('bad', 'refused'))::int as bad,
          count(r.internship_id)::int as drafted, count(*) filter (where r.state = 'sent')::int as sent,
          count(*) filter (where r.repeated)::int as repeated
        from contract_batch_rows r where r.batch_id = b.id) n
    where ${where}`.execute(ctx.db)

const resource = ({ id, ...row }: Row): Resource => ({
  id,
  type: 'contract_batch',
  attributes: { ...row, state_name: BATCH_STATES[row.state] },
})

const NONE = 'Não encontramos essa planilha na sua empresa.'

/** Of one's own companies. */
export async function findBatch(ctx: Ctx, id: string) {
  const batch =
    isUuid(id) &&
    (await ctx.db
      .selectFrom('contract_batches')
      .selectAll()
      .where('id', '=', id)
      .where('company_id', 'in', await myTree(ctx))
      .executeTakeFirst())
  if (!batch) throw notFound(NONE)
  return batch
}

export async function showOne(ctx: Ctx, id: string): Promise<Answer<typeof showBatch>> {
  await findBatch(ctx, id)
  const { rows } = await found(ctx, sql`b.id = ${id}`)
  return { data: resource(rows[0]!) }
}

export async function listAll(
  ctx: Ctx,
  { page, per_page }: Received<typeof list>['query'],
): Promise<Answer<typeof list>> {
  const tree = await myTree(ctx)
  const { n } = await ctx.db
    .selectFrom('contract_batches')
    .select((e) => e.fn.countAll<string>().as('n'))
    .where('company_id', 'in', tree)
    .executeTakeFirstOrThrow()
  const offset = Math.min((page - 1) * per_page, 2 ** 31)
  const { rows } = await found(
    ctx,
    sql`b.company_id = any(${tree}::uuid[]) order by b.created_at desc, b.id desc limit ${per_page} offset ${offset}`,
  )
  return { collection: { data: rows.map(resource) }, ...totals(Number(n), per_page) }
}
