import { sql } from 'kysely'
import type { Ctx, SignedIn } from '#server/context.ts'
import { transaction } from '#server/database/transaction.ts'
import { invalid, notFound } from '#server/refusal.ts'
import { totals } from '#server/totals.ts'
import { isUuid, uuid } from '#server/uuid.ts'
import { cnpjRoot } from '#wire/cnpj.ts'
import type { Answer } from '#wire/endpoint.ts'
import { type listBlocks, MOST_BLOCKS } from '../../wire/visibility.ts'

type Block = Answer<typeof listBlocks>['collection']['data'][number]
type Row = Block['attributes'] & { id: string }

const FULL = `Você já escondeu seu perfil de ${MOST_BLOCKS} empresas. Tire uma da lista para incluir outra`

/** The name is the head office's, or of whoever of that root is here. */
const rows = async (ctx: Ctx, where = sql`true`, rest = sql``) =>
  (
    await sql<Row>`
      select b.id, b.cnpj_root, b.created_at as blocked_at, (
        select coalesce(c.trading_name, c.name) from companies c where left(c.cnpj, 8) = b.cnpj_root
        order by c.cnpj limit 1) as company_name
      from bank_blocks b join user_infos u on u.id = b.user_info_id
      where u.login_id = ${(ctx.actor as SignedIn).login_id} and ${where}
      order by b.created_at desc, b.id ${rest}`.execute(ctx.db)
  ).rows

const blockOf = ({ id, ...attributes }: Row): Block => ({ id, type: 'blocked_company', attributes })

export async function pageOfBlocks(ctx: Ctx, { page, per_page }: { page: number; per_page: number }) {
  const all = await rows(ctx)
  return {
    collection: { data: all.slice((page - 1) * per_page, page * per_page).map(blockOf) },
    ...totals(all.length, per_page),
  }
}

/** Named twice, it is named once. */
export const blockRoot = (ctx: Ctx, cnpj: string) =>
  transaction(ctx, async (ctx) => {
    const root = cnpjRoot(cnpj)
    const { id } = await ctx.db
      .selectFrom('user_infos')
      .select('id')
      .where('login_id', '=', (ctx.actor as SignedIn).login_id)
      .forNoKeyUpdate()
      .executeTakeFirstOrThrow()
    const known = await rows(ctx)
    if (known.length >= MOST_BLOCKS && known.every(({ cnpj_root }) => cnpj_root !== root)) throw invalid({ cnpj: FULL })
    await ctx.db
      .insertInto('bank_blocks')
      .values({ id: uuid(ctx.now.getTime()), user_info_id: id, cnpj_root: root, created_at: ctx.now.toISOString() })
      .onConflict((c) => c.constraint('bank_blocks_one_each').doNothing())
      .execute()
    const [made] = await rows(ctx, sql`b.cnpj_root = ${root}`)
    return { data: blockOf(made!) }
  })

export async function unblock(ctx: Ctx, id: string) {
  const [known] = isUuid(id) ? await rows(ctx, sql`b.id = ${id}`) : []
  if (!known) throw notFound('Esta empresa não está na sua lista.')
  await ctx.db.deleteFrom('bank_blocks').where('id', '=', id).execute()
}
