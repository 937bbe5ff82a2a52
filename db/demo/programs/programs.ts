// An open program of the first company with two of its jobs, and last year's edition, by the product's own verbs.
import { readFileSync } from 'node:fs'
import { closeProgram, createProgram, publishProgram, updateProgram } from '#features/programs/server/programs.ts'
import type { Ctx } from '#server/context.ts'
import { transaction } from '#server/database/transaction.ts'
import { today, yearOf } from '#server/today.ts'
import { formatDate } from '#wire/time/date.ts'
import { managerActing } from '../acting.ts'
import { companies } from '../people.ts'
import { told } from './told.ts'

const DAY_MS = 86_400_000
const OPEN = ['Estágio em Engenharia de Alimentos', 'Estágio em Logística']
const LAST_YEAR = 'Estágio em Finanças'

const picture = (name: string) =>
  new File([readFileSync(new URL(`../pictures/${name}.webp`, import.meta.url))], `${name}.webp`)

/** Those of the demonstration that are still published. */
async function jobsNamed(ctx: Ctx, titles: string[]) {
  const rows = await ctx.db
    .selectFrom('jobs')
    .select('id')
    .where('title', 'in', titles)
    .where('status', '=', 'published')
    .where('program_id', 'is', null)
    .execute()
  return rows.map(({ id }) => id)
}

export async function writePrograms(ctx: Ctx, { pictures }: { pictures: boolean }) {
  const manager = await managerActing(ctx, companies[0]!.manager.email)
  if (!manager) return
  const [now, ago] = [manager, { ...manager, now: new Date(ctx.now.getTime() - 24 * DAY_MS) }]
  const begin = async (ctx: Ctx, form: Parameters<typeof createProgram>[1]) =>
    transaction(ctx, await createProgram(ctx, form))
  const year = yearOf(ctx.now)
  const last = await jobsNamed(ctx, [LAST_YEAR])
  const closing = formatDate(today(ctx.now, 20))
  const previous_id = last.length
    ? await begin(ago, { ...told(ago.now), edition: year, close_enrollment_at: closing, job_ids: last })
    : null
  if (previous_id) {
    await publishProgram(ago, previous_id)
    await closeProgram(now, previous_id)
  }
  const job_ids = await jobsNamed(ctx, OPEN)
  if (!job_ids.length) return
  const shown = pictures && { banner: picture('aurora-background'), logo: picture('aurora-avatar') }
  const next = { edition: year + 1, close_enrollment_at: closing, job_ids, previous_id }
  const id = await begin(now, { ...told(ctx.now), ...next })
  if (shown) await transaction(now, await updateProgram(now, id, { ...shown, lock_version: 0 }))
  await publishProgram(now, id)
}
