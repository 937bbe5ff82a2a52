import { sql } from 'kysely'
import { disableLogin, enableLogin } from '#features/accounts/server/accounts.ts'
import type { Ctx } from '#server/context.ts'
import { transaction } from '#server/database/transaction.ts'
import { conflict } from '#server/refusal.ts'
import { ask } from '#server/tasks/question.ts'
import { ADMINISTRADOR } from '#wire/person/roles.ts'

import { managerLeaves } from './manager-leaves.ts'

const LAST =
  'A empresa precisa de ao menos um Administrador ativo, com o convite já ' +
  'aceito. Dê essa permissão a outra pessoa antes.'
const MOVED = 'Esta pessoa acaba de mudar de empresa. Atualize a página e tente de novo.'

/** The company and everything below it, by id. */
export async function treeOf(ctx: Ctx, company_id: string): Promise<{ id: string; name: string }[]> {
  const { rows } = await sql<{ id: string; name: string }>`
    with recursive tree as (
      select id, name, 0 as depth from companies where id = ${company_id}
      union all
      select c.id, c.name, depth + 1 from companies c join tree on c.parent_id = tree.id where depth < 20
    ) select id, name from tree order by depth, fold(name)`.execute(ctx.db)
  return rows
}

type Manager = { id: string; login_id: string; company_id: string }

/** One change at a time for a company's people: the row lock makes two of them see each other. */
async function changing<T>(ctx: Ctx, { id, company_id }: Manager, change: (ctx: Ctx) => Promise<T>): Promise<T> {
  return transaction(ctx, async (ctx) => {
    await ctx.db.selectFrom('companies').select('id').where('id', '=', company_id).forNoKeyUpdate().execute()
    const here = await ctx.db
      .selectFrom('company_managers')
      .select('id')
      .where('id', '=', id)
      .where('company_id', '=', company_id)
      .executeTakeFirst()
    if (!here) throw conflict(MOVED)
    const had = await administrators(ctx, company_id)
    const done = await change(ctx)
    if (had > 0 && (await administrators(ctx, company_id)) === 0) throw conflict(LAST)
    return done
  })
}

/** Who has come in: an invitation may still be declined, or never be opened. */
const administrators = async (ctx: Ctx, company_id: string) => {
  const { n } = await ctx.db
    .selectFrom('company_managers')
    .innerJoin('company_manager_roles', 'company_manager_id', 'company_managers.id')
    .innerJoin('logins', 'logins.id', 'company_managers.login_id')
    .select((e) => e.fn.countAll<number>().as('n'))
    .where('company_id', '=', company_id)
    .where('role_id', '=', ADMINISTRADOR)
    .where('deactivated_at', 'is', null)
    .where('password_hash', 'is not', null)
    .executeTakeFirstOrThrow()
  return Number(n)
}

type Change = { name?: string; job_title?: string | null; company_id?: string; role_ids?: number[] }

/** A change of roles counts from the next request on: guards read them afresh each time. */
export const changeMembership = (ctx: Ctx, manager: Manager, { role_ids, ...columns }: Change) =>
  changing(ctx, manager, async (ctx) => {
    if (Object.keys(columns).length)
      await ctx.db.updateTable('company_managers').set(columns).where('id', '=', manager.id).execute()
    if (!role_ids) return
    await ctx.db.deleteFrom('company_manager_roles').where('company_manager_id', '=', manager.id).execute()
    if (role_ids.length)
      await ctx.db
        .insertInto('company_manager_roles')
        .values([...new Set(role_ids)].map((role_id) => ({ company_manager_id: manager.id, role_id })))
        .execute()
  })

/** Open sessions end with it; what the person did stays. */
export const deactivateManager = (ctx: Ctx, manager: Manager) =>
  changing(ctx, manager, async (ctx) => {
    await ctx.db
      .updateTable('company_managers')
      .set({ deactivated_at: ctx.now.toISOString() })
      .where('id', '=', manager.id)
      .where('deactivated_at', 'is', null)
      .execute()
    await ask(ctx, managerLeaves, { manager_id: manager.id })
    await disableLogin(ctx, manager.login_id)
  })

export const reactivateManager = (ctx: Ctx, manager: Manager) =>
  changing(ctx, manager, async (ctx) => {
    await ctx.db.updateTable('company_managers').set({ deactivated_at: null }).where('id', '=', manager.id).execute()
    await enableLogin(ctx, manager.login_id)
  })
