import type { Ctx } from '#server/context.ts'
import { invalid } from '#server/refusal.ts'
import { heldLife } from '../recess/recess.ts'
import { whoNotes } from '../recess/who-notes.ts'
import { keepLedger } from './keep-ledger.ts'
import type { Life } from './life.ts'

const NO_WEEK = 'O termo não tem uma semana de avaliação que comece nesse dia.'

/** By whoever may say so for the institution. The caller holds the internship's row. */
export async function confirmWeekOf(ctx: Ctx, life: Life, from: string, confirmed_by: string) {
  const week = life.assessment_weeks.find((one) => one.from === from)
  if (!week) throw invalid({ from: NO_WEEK })
  await ctx.db
    .insertInto('confirmed_weeks')
    .values({
      internship_id: life.internship_id,
      from_day: week.from,
      to_day: week.to,
      confirmed_by,
      confirmed_at: ctx.now.toISOString(),
    })
    .onConflict((c) => c.doNothing())
    .execute()
  await keepLedger(ctx, life.internship_id)
}

/** The company was told, and writes it down. */
export async function confirmWeek(ctx: Ctx, id: string, from: string) {
  const life = await heldLife(ctx, id)
  const { noted_by } = await whoNotes(ctx)
  await confirmWeekOf(ctx, life, from, `${noted_by}, pela empresa`)
  return id
}
