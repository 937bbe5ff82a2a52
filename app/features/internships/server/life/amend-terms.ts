import { sql } from 'kysely'
import type { Ctx } from '#server/context.ts'
import { conflict } from '#server/refusal.ts'
import { today } from '#server/today.ts'
import { uuid } from '#server/uuid.ts'

const NOT_AGREED = 'Este estágio ainda não tem um termo assinado por todos: corrija o rascunho dele.'
const ONE_BY_ONE = 'Este estágio já tem um termo aditivo a caminho. Espere que ele termine, ou cancele-o.'
const TERMINATED = 'Este estágio já tem um termo de rescisão assinado: ele não muda mais.'
const OVER = 'Este estágio já terminou.'

/** Nobody writes the terms of this internship, or begins a document for it, until this transaction is through. */
export const holdInternship = (ctx: Ctx, id: string) =>
  ctx.db.selectFrom('internships').select('id').where('id', '=', id).forUpdate().executeTakeFirstOrThrow()

/** The caller holds the internship's row. */
export async function refuseEnded(ctx: Ctx, internship_id: string) {
  const { ended_at, ends_on, dropped_at, agreed_at } = await ctx.db
    .selectFrom('internships')
    .select(['ended_at', 'ends_on', 'dropped_at', 'agreed_at'])
    .where('id', '=', internship_id)
    .executeTakeFirstOrThrow()
  const over = agreed_at !== null && ends_on !== null && ends_on < today(ctx.now)
  if (ended_at || dropped_at || over) throw conflict(OVER)
  return { agreed: agreed_at !== null }
}

/** The last day of a termination that everybody has signed. */
export async function terminatedOn(ctx: Ctx, internship_id: string): Promise<string | null> {
  const found = await ctx.db
    .selectFrom('envelopes')
    .select(sql<string | null>`facts ->> 'last_day'`.as('last_day'))
    .where('internship_id', '=', internship_id)
    .where('kind', '=', 'rescisao')
    .where('state', 'in', ['sealing', 'completed'])
    .executeTakeFirst()
  return found?.last_day ?? null
}

/** Nothing is changed any more in what ends by agreement. */
export async function refuseTerminated(ctx: Ctx, internship_id: string) {
  if (await terminatedOn(ctx, internship_id)) throw conflict(TERMINATED)
}

/**
 * The last that were agreed on: an amendment begins with all of them, whether they hold already or from a later day on.
 */
export const lastAgreed = (ctx: Ctx, internship_id: string) =>
  ctx.db
    .selectFrom('internship_terms')
    .select(['id', 'effective_on'])
    .where('internship_id', '=', internship_id)
    .where('agreed_at', 'is not', null)
    .where('dropped_at', 'is', null)
    .orderBy('effective_on', 'desc')
    .orderBy('agreed_at', 'desc')
    .limit(1)
    .executeTakeFirst()

/** A draft of what is to hold from a later day on. The caller holds the internship's row. */
export async function amendTerms(ctx: Ctx, internship_id: string): Promise<string> {
  const { agreed } = await refuseEnded(ctx, internship_id)
  await refuseTerminated(ctx, internship_id)
  const base = agreed ? await lastAgreed(ctx, internship_id) : undefined
  if (!base) throw conflict(NOT_AGREED)
  const open = await ctx.db
    .selectFrom('internship_terms')
    .select('id')
    .where('internship_id', '=', internship_id)
    .where('agreed_at', 'is', null)
    .where('dropped_at', 'is', null)
    .executeTakeFirst()
  if (open) throw conflict(ONE_BY_ONE)
  const id = uuid(ctx.now.getTime())
  const day = today(ctx.now)
  const effective_on = base.effective_on > day ? base.effective_on : day
  const created_at = ctx.now.toISOString()
  const changed = JSON.stringify({ id, effective_on, agreed_at: null, created_at, written_by: [], printed: null })
  await sql`insert into internship_terms
    select copy.* from internship_terms t, jsonb_populate_record(t, ${changed}::jsonb) copy
    where t.id = ${base.id}`.execute(ctx.db)
  return id
}

/** In the words that the document about to be sent prints; what was agreed on keeps them. */
export const keepPrinted = (ctx: Ctx, terms_id: string, printed: Record<string, string | null>) =>
  ctx.db
    .updateTable('internship_terms')
    .set({ printed: JSON.stringify(printed) })
    .where('id', '=', terms_id)
    .where('agreed_at', 'is', null)
    .execute()
