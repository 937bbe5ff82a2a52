import { sql } from 'kysely'
import type { Ctx, SignedIn } from '#server/context.ts'
import { transaction } from '#server/database/transaction.ts'
import { conflict, notFound } from '#server/refusal.ts'
import { totals } from '#server/totals.ts'
import { isUuid } from '#server/uuid.ts'
import type { News } from '#wire/person/news.ts'
import { invitationOf, invitationRows } from './invitation-rows.ts'

const mine = ({ login_id }: Pick<SignedIn, 'login_id'>) => sql`u.login_id = ${login_id}`
const gone = () => notFound('Não encontramos este convite.')

export async function pageOfInvitations(ctx: Ctx, { page, per_page }: { page: number; per_page: number }) {
  const whose = mine(ctx.actor as SignedIn)
  const offset = Math.min((page - 1) * per_page, 2 ** 31)
  const rows = await invitationRows(ctx, whose, sql`limit ${per_page} offset ${offset}`)
  const counted = await sql<{ n: number }>`select count(*)::int as n from bank_invitations v
    join user_infos u on u.id = v.user_info_id where ${whose}`.execute(ctx.db)
  return { collection: { data: rows.map(invitationOf) }, ...totals(counted.rows[0]!.n, per_page) }
}

async function ownInvitation(ctx: Ctx, id: string) {
  const [row] = isUuid(id) ? await invitationRows(ctx, sql`v.id = ${id} and ${mine(ctx.actor as SignedIn)}`) : []
  if (!row) throw gone()
  return row
}

/** Said twice, it is said once. */
export const decline = (ctx: Ctx, id: string) =>
  transaction(ctx, async (ctx) => {
    const { state } = await ownInvitation(ctx, id)
    if (state === 'applied')
      throw conflict('Você já se candidatou a esta vaga. Se mudou de ideia, desista da candidatura.')
    await sql`update bank_invitations set declined_at = coalesce(declined_at, ${ctx.now}) where id = ${id}`.execute(
      ctx.db,
    )
    return { data: invitationOf(await ownInvitation(ctx, id)) }
  })

export async function invitationNews(ctx: Ctx, actor: SignedIn, since: Date): Promise<News[]> {
  const rows = await invitationRows(ctx, sql`${mine(actor)} and v.created_at > ${since}`, sql`limit 20`)
  return rows.map(({ company_name, title, invited_at }) => ({
    words: `${company_name} convidou você para uma vaga`,
    about: title,
    path: '/usuarios/convites',
    at: invited_at,
  }))
}
