// Who asks: an intern for their own, a supervisor for those of their interns, a company's keeper of papers for all.
import { type RawBuilder, sql } from 'kysely'
import { membershipIn, myTree } from '#features/companies/server/companies.ts'
import type { Ctx, SignedIn } from '#server/context.ts'
import { notFound } from '#server/refusal.ts'
import { isUuid } from '#server/uuid.ts'
import type { EvaluationRow } from './rows.ts'
import { evaluationRows } from './rows.ts'

export type Asker = { user_info_id: string } | { manager_id: string; tree: string[]; sees_all: boolean }

export async function askerOf(ctx: Ctx): Promise<Asker> {
  const actor = ctx.actor as SignedIn
  if (actor.user_type === 'User') {
    const { id } = await ctx.db
      .selectFrom('user_infos')
      .select('id')
      .where('login_id', '=', actor.login_id)
      .executeTakeFirstOrThrow()
    return { user_info_id: id }
  }
  const { manager_id, roles } = membershipIn(ctx)
  const sees_all = roles.includes('Administrador') || roles.includes('Departamento Pessoal')
  return { manager_id, tree: await myTree(ctx), sees_all }
}

/** A company never sees what an intern says of it; an intern sees what a supervisor says once it is said. */
export function visible(asker: Asker): RawBuilder<unknown> {
  if ('user_info_id' in asker)
    return sql`i.user_info_id = ${asker.user_info_id} and (e.author = 'intern' or e.answered_at is not null
      or e.paper_at is not null)`
  const mine = sql`(i.supervisor_id = ${asker.manager_id} or e.author_id = ${asker.manager_id})`
  return sql`e.author = 'supervisor' and i.company_id = any(${asker.tree}::uuid[])
    and ${asker.sees_all ? sql`true` : mine}`
}

export async function visibleEvaluation(ctx: Ctx, asker: Asker, id: string): Promise<EvaluationRow> {
  const [found] = isUuid(id) ? await evaluationRows(ctx, sql`e.id = ${id} and ${visible(asker)}`) : []
  if (!found) throw notFound('Não encontramos esta avaliação.')
  return found
}

/** Whose word it is. */
export const isAuthor = (asker: Asker, { author, supervisor_id }: EvaluationRow) =>
  'user_info_id' in asker ? author === 'intern' : author === 'supervisor' && supervisor_id === asker.manager_id
export const mayHandIn = (asker: Asker, { author }: EvaluationRow) =>
  'user_info_id' in asker ? author === 'intern' : author === 'supervisor'
