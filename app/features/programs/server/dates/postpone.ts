import { sql } from 'kysely'
import { membershipIn } from '#features/companies/server/companies.ts'
import { moveProgramJobs } from '#features/jobs/server/jobs.ts'
import type { Ctx } from '#server/context.ts'
import { invalid } from '#server/refusal.ts'
import { today } from '#server/today.ts'
import { formatDate } from '#wire/time/date.ts'
import { LEAST_NOTICE_HOURS } from '../../wire/program-words.ts'
import type { Program } from '../program-rows.ts'
import { writeEvent } from '../program-events.ts'
import { refuseFallingSteps } from '../write-parts.ts'
import { tellDatesSoon } from './tell-dates.ts'

const HOUR = 3_600_000
const TOO_SOON =
  `Quem ainda vai se inscrever conta com a data de antes: para adiantar, dê ao menos ` +
  `${LEAST_NOTICE_HOURS} horas a partir de agora`

/** Another date of a published program: its jobs follow, and steps that were on the day of before. */
export async function changeDate(ctx: Ctx, before: Program, to: string | null) {
  const from = before.close_enrollment_at
  if (!from || !to || Date.parse(to) === Date.parse(from)) return
  const earlier = Date.parse(to) < Date.parse(from)
  if (earlier && Date.parse(to) < ctx.now.getTime() + LEAST_NOTICE_HOURS * HOUR)
    throw invalid({ close_enrollment_at: TOO_SOON })
  await moveProgramJobs(ctx, before.id, from, to)
  await moveSteps(ctx, before.id, today(new Date(from)), today(new Date(to)))
}

async function moveSteps(ctx: Ctx, program_id: string, from: string, to: string) {
  await ctx.db
    .updateTable('program_steps')
    .set({ date: to })
    .where('program_id', '=', program_id)
    .where('date', '=', from)
    .execute()
  const { rows } = await sql<{ id: string; name: string; date: string | null }>`select id, name, date::text as date
    from program_steps where program_id = ${program_id} order by position`.execute(ctx.db)
  refuseFallingSteps(rows.map((step) => ({ ...step, date: step.date ? formatDate(step.date) : '' })))
}

const datesOf = ({ close_enrollment_at, steps }: Program) =>
  JSON.stringify([close_enrollment_at, steps.map(({ name, date }) => [name, date])])

/** Of a published program: kept, and told to whoever counts on the dates of before. */
export async function keepDates(ctx: Ctx, before: Program, written: Program) {
  if (before.status !== 'published' || datesOf(before) === datesOf(written)) return
  await writeEvent(ctx, before.id, 'dates', written, membershipIn(ctx).manager_id)
  await tellDatesSoon(ctx, before.id)
}
