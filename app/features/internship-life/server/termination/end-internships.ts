// The end by the calendar: on the day after the last one, in Brasília.
import { voidOpenAmendments } from '#features/contracts/server/contracts.ts'
import { endInternship, OVER_BY } from '#features/internships/server/internships.ts'
import type { Ctx } from '#server/context.ts'
import { transaction } from '#server/database/transaction.ts'
import { outsideTask, repeated } from '#server/tasks/task.ts'

const MOST = 500
const ENDED = 'O estágio terminou antes de a mudança ser assinada por todos.'

/** A change that everybody has signed waits for its seal only, and may move the last day: it is waited for. */
const due = (ctx: Ctx) =>
  ctx.db
    .selectFrom('internships as i')
    .select('i.id')
    .where(OVER_BY(ctx.now))
    .where((e) =>
      e.not(
        e.exists(
          e
            .selectFrom('envelopes as x')
            .select('x.id')
            .whereRef('x.internship_id', '=', 'i.id')
            .where('x.kind', '=', 'aditivo')
            .where('x.state', '=', 'sealing'),
        ),
      ),
    )
    .orderBy('i.ends_on')
    .limit(MOST)
    .execute()

/** Each in a transaction of its own. Whoever needs both rows takes the envelope's first. */
export const endInternships = repeated(
  1800,
  outsideTask<object>('end-internships', async (ctx) => {
    for (const { id } of await due(ctx))
      await transaction(ctx, async (ctx) => {
        await voidOpenAmendments(ctx, id, ENDED)
        await endInternship(ctx, id)
      })
  }),
)
