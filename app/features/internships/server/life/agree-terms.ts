// Terms that everybody has signed: the first begin the internship, and each amendment holds from its day on.
import { sql } from 'kysely'
import type { Ctx } from '#server/context.ts'
import { announce, enqueue, task } from '#server/tasks/task.ts'
import { startOfDay, today } from '#server/today.ts'
import { terminatedOn } from './amend-terms.ts'
import { internshipChanged } from './changed.ts'
import { lastInstantOf } from './end-internship.ts'

/** The last that have begun to hold; whenever it is asked, and however often. A termination's earlier end stays. */
async function takeEffect(ctx: Ctx, internship_id: string) {
  const { db } = ctx
  const internship = await db
    .selectFrom('internships')
    .select(['terms_id', 'ended_at'])
    .where('id', '=', internship_id)
    .forUpdate()
    .executeTakeFirstOrThrow()
  const terms = await db
    .selectFrom('internship_terms')
    .select(['id', 'starts_on', 'ends_on', 'supervisor_id'])
    .where('internship_id', '=', internship_id)
    .where('agreed_at', 'is not', null)
    .where('dropped_at', 'is', null)
    .where('effective_on', '<=', today(ctx.now))
    .orderBy('effective_on', 'desc')
    .orderBy('agreed_at', 'desc')
    .limit(1)
    .executeTakeFirst()
  if (!terms || terms.id === internship.terms_id || internship.ended_at) return
  const { id: terms_id, ...holds } = terms
  const last_day = await terminatedOn(ctx, internship_id)
  if (last_day && (!holds.ends_on || last_day < holds.ends_on)) holds.ends_on = last_day
  await db
    .updateTable('internships')
    .set({ terms_id, ...holds })
    .where('id', '=', internship_id)
    .execute()
  await announce(ctx, internshipChanged, { internship_id })
}

export const termsBegin = task<{ internship_id: string }>('terms-begin', (ctx, { internship_id }) =>
  takeEffect(ctx, internship_id),
)

/** Once: what was agreed on stays so. */
export async function agreeTerms(ctx: Ctx, terms_id: string) {
  const now = ctx.now.toISOString()
  const terms = await ctx.db
    .updateTable('internship_terms')
    .set({ agreed_at: now })
    .where('id', '=', terms_id)
    .where('agreed_at', 'is', null)
    .returning(['internship_id', 'effective_on', 'starts_on', 'ends_on', 'supervisor_id'])
    .executeTakeFirst()
  if (!terms) return
  const { internship_id, effective_on, ...first } = terms
  await ctx.db
    .updateTable('internships')
    .set({ agreed_at: now, terms_id, ...first })
    .where('id', '=', internship_id)
    .where('agreed_at', 'is', null)
    .execute()
  await announce(ctx, internshipChanged, { internship_id })
  if (effective_on <= today(ctx.now)) return takeEffect(ctx, internship_id)
  await enqueue(ctx, termsBegin, { internship_id }, { run_at: new Date(startOfDay(effective_on)) })
}

/**
 * By a termination: the intern is one until that day is over, and what was to hold later never does. Where the calendar
 * has ended it meanwhile, the day of the termination counts.
 */
export async function endOn(ctx: Ctx, internship_id: string, last_day: string) {
  await ctx.db
    .updateTable('internships')
    .set({
      ends_on: last_day,
      ended_at: sql`case when ended_at is not null then ${lastInstantOf(sql`${last_day}`)} end`,
    })
    .where('id', '=', internship_id)
    .where('ends_on', '>=', last_day)
    .execute()
  await ctx.db
    .updateTable('internship_terms')
    .set({ dropped_at: ctx.now.toISOString() })
    .where('internship_id', '=', internship_id)
    .where('dropped_at', 'is', null)
    .where((e) => e.or([e('agreed_at', 'is', null), e('effective_on', '>', last_day)]))
    .execute()
  await announce(ctx, internshipChanged, { internship_id })
}
