import type { Ctx } from '#server/context.ts'
import { uuid } from '#server/uuid.ts'
import type { Program } from './program-rows.ts'

export type EventKind = 'published' | 'closed' | 'dates'

/** With the dates as they stand from then on. */
export const writeEvent = (
  ctx: Ctx,
  program_id: string,
  kind: EventKind,
  dates: Pick<Program, 'steps'> & { close_enrollment_at: string | null },
  manager_id: string | null,
) =>
  ctx.db
    .insertInto('program_events')
    .values({
      steps: JSON.stringify(dates.steps.map(({ name, date }) => ({ name, date }))),
      id: uuid(ctx.now.getTime()),
      program_id,
      kind,
      manager_id,
      close_enrollment_at: dates.close_enrollment_at!,
      happened_at: ctx.now.toISOString(),
    })
    .execute()

export async function historyOf(ctx: Ctx, program_id: string) {
  const rows = await ctx.db
    .selectFrom('program_events as e')
    .leftJoin('company_managers as m', 'm.id', 'e.manager_id')
    .select(['e.kind', 'm.name', 'e.close_enrollment_at', 'e.happened_at'])
    .where('e.program_id', '=', program_id)
    .orderBy('e.happened_at', 'desc')
    .orderBy('e.id', 'desc')
    .execute()
  return rows.map(({ kind, name, close_enrollment_at, happened_at }) => ({
    kind: kind as EventKind,
    by: name,
    close_enrollment_at,
    at: happened_at,
  }))
}
