import { actingAs } from '#features/companies/server/companies.ts'
import { signOne } from '#features/contracts/server/contracts.ts'
import type { Ctx } from '#server/context.ts'
import { transaction } from '#server/database/transaction.ts'
import { Refusal } from '#server/refusal.ts'
import { outsideTask } from '#server/tasks/task.ts'

type Some = { signing_id: string; from: number; to: number }
type Row = { signing_id: string; step_id: string }

const NO_ACCESS = 'Você não assina mais pela empresa.'
const UNKNOWN = 'Não foi possível assinar agora: o problema é nosso. Tente de novo.'

const waiting = (ctx: Ctx, { signing_id, from, to }: Some) =>
  ctx.db
    .selectFrom('bulk_signing_rows')
    .select(['signing_id', 'step_id', 'sha256'])
    .where('signing_id', '=', signing_id)
    .where('state', '=', 'waiting')
    .where('position', '>=', from)
    .where('position', '<=', to)
    .orderBy('position')
    .execute()

const set = (ctx: Ctx, { signing_id, step_id }: Row, state: 'signed' | 'refused', words: string | null = null) =>
  ctx.db
    .updateTable('bulk_signing_rows')
    .set({ state, words })
    .where('signing_id', '=', signing_id)
    .where('step_id', '=', step_id)
    .where('state', '=', 'waiting')
    .execute()

const refuseAll = async (ctx: Ctx, some: Some, words: string) => {
  for (const row of await waiting(ctx, some)) await set(ctx, row, 'refused', words)
}

/** Each signature in a transaction of its own, with its line of the result: one that is done is not given again. */
export const signRows = outsideTask<Some>(
  'sign-in-bulk',
  async (ctx, some) => {
    const { manager_id, typed_name, address, agent } = await ctx.db
      .selectFrom('bulk_signings')
      .selectAll()
      .where('id', '=', some.signing_id)
      .executeTakeFirstOrThrow()
    const signer = await actingAs(ctx, manager_id, 'CONTRACTS')
    if (!signer) {
      await refuseAll(ctx, some, NO_ACCESS)
      return
    }
    const asThen = { ...signer, address, user_agent: agent }
    for (const row of await waiting(ctx, some))
      try {
        await transaction(asThen, async (ctx) => {
          await signOne(ctx, row.step_id, { typed_name, sha256: row.sha256 })
          await set(ctx, row, 'signed')
        })
      } catch (error) {
        if (!(error instanceof Refusal)) throw error
        await set(ctx, row, 'refused', (error.body as { messages?: string[] }).messages?.[0] ?? UNKNOWN)
      }
  },
  { givenUp: (ctx, some) => refuseAll(ctx, some, UNKNOWN) },
)
