// The open items of each internship in rows, for lists over many. They are worked out whenever the internship changes;
// what only the day changes is read from their dates.
import { addDays } from '#features/internships/wire/law/calendar.ts'
import { envelopeMoved } from '#features/contracts/server/contracts.ts'
import { internshipChanged } from '#features/internships/server/internships.ts'
import type { Ctx } from '#server/context.ts'
import { listener, task } from '#server/tasks/task.ts'
import { today } from '#server/today.ts'
import { ledgerOf, SHOWN_BEFORE } from './ledger-of.ts'
import { lifeOf } from './life.ts'

export async function keepLedger(ctx: Ctx, internship_id: string) {
  // Two that work it out at once write one after the other, and the later one sees what both tell.
  await ctx.db.selectFrom('internships').select('id').where('id', '=', internship_id).forUpdate().execute()
  const life = await lifeOf(ctx, internship_id)
  await ctx.db.deleteFrom('internship_duties').where('internship_id', '=', internship_id).execute()
  if (!life) return
  const open = ledgerOf(life, today(ctx.now)).filter(({ kind, state }) => kind !== 'evaluation' && state !== 'done')
  if (!open.length) return
  const rows = open.map(({ kind, due_on, owner, from, to, days }) => ({
    internship_id,
    company_id: life.company_id,
    kind,
    due_on,
    owner,
    shown_from: addDays(due_on, -SHOWN_BEFORE[kind]),
    from_day: from,
    to_day: to,
    days,
  }))
  await ctx.db.insertInto('internship_duties').values(rows).execute()
}

const keep = task<{ internship_id: string }>('keep-ledger', (ctx, { internship_id }) => keepLedger(ctx, internship_id))

const keepOfReport = task<{ envelope_id: string }>('keep-ledger-of-report', async (ctx, { envelope_id }) => {
  const report = await ctx.db
    .selectFrom('envelopes')
    .select('internship_id')
    .where('id', '=', envelope_id)
    .where('kind', '=', 'relatorio')
    .executeTakeFirst()
  if (report) await keepLedger(ctx, report.internship_id)
})

export const ledgerListeners = [listener(internshipChanged, keep), listener(envelopeMoved, keepOfReport as never)]
