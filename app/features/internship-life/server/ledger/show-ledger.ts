import { sql } from 'kysely'
import { lastSupervisorEvaluation } from '#features/evaluations/server/evaluations.ts'
import { findFolder } from '#features/internships/server/internships.ts'
import { recessLeft } from '#features/internships/wire/law/recess.ts'
import { daysIn } from '#features/internships/wire/law/calendar.ts'
import type { Ctx } from '#server/context.ts'
import { notFound } from '#server/refusal.ts'
import { today } from '#server/today.ts'
import type { Answer } from '#wire/endpoint.ts'
import type { showLedger as endpoint } from '../../wire/ledger.ts'
import { DUTIES, DUTY_STATES, OWNERS } from '../../wire/words.ts'
import { certificateOf, replacedOf } from '../certificate/read-certificate.ts'
import { correctionsOf } from './corrections.ts'
import { ledgerOf, leftOf, ofSupervisor, recessUntil } from './ledger-of.ts'
import { type Life, lifeOf } from './life.ts'

const NOT_BEGUN = 'Este estágio ainda não tem um termo assinado por todos: o calendário começa com ele.'

/** Of a folder that the asker may see. */
export async function lifeFor(ctx: Ctx, id: string): Promise<Life> {
  const life = await lifeOf(ctx, (await findFolder(ctx, id)).id)
  if (!life) throw notFound(NOT_BEGUN)
  return life
}

const entriesOf = async (ctx: Ctx, internship_id: string) => {
  const rows = await ctx.db
    .selectFrom('recess_entries')
    .select(['id', 'from_day as from', 'to_day as to', 'paid_days', 'noted_by'])
    .where('internship_id', '=', internship_id)
    .orderBy('from_day')
    .orderBy('created_at')
    .execute()
  return rows.map(({ paid_days, ...one }) => ({
    ...one,
    days: paid_days ?? daysIn({ from: one.from!, to: one.to! }),
  }))
}

/** The supervisor's last words: of an evaluation, or of a report. */
const performanceOf = async (ctx: Ctx, internship_id: string) =>
  (await lastSupervisorEvaluation(ctx, internship_id))?.comment ??
  (
    await ctx.db
      .selectFrom('envelopes')
      .select(sql<string | null>`facts ->> 'evaluation'`.as('words'))
      .where('internship_id', '=', internship_id)
      .where('kind', '=', 'relatorio')
      .where('state', '=', 'completed')
      .orderBy('completed_at', 'desc')
      .limit(1)
      .executeTakeFirst()
  )?.words ??
  null

export async function showLedger(ctx: Ctx, id: string): Promise<Answer<typeof endpoint>> {
  const found = await lifeFor(ctx, id)
  const own = ctx.actor.user_type === 'User'
  const life = own ? found : { ...found, evaluations: ofSupervisor(found) }
  const day = today(ctx.now)
  const { starts_on, ends_on, taken, paid_days } = life
  const until = recessUntil(life, day)
  const whole = recessUntil(life, ends_on)
  return {
    data: {
      id: life.internship_id,
      type: 'ledger',
      attributes: {
        as_of: day,
        starts_on,
        ends_on,
        recess: {
          due: whole.due,
          sum: whole.sum,
          earned: until.due,
          taken: recessLeft({ from: starts_on, to: ends_on }, taken).taken,
          paid: paid_days,
          left: leftOf(life),
          entries: await entriesOf(ctx, life.internship_id),
        },
        items: ledgerOf(life, day).map(({ days: _, ...item }) => ({
          ...item,
          kind_name: DUTIES[item.kind],
          state_name: DUTY_STATES[item.state],
          owner_name: OWNERS[item.owner],
        })),
        corrections: await correctionsOf(ctx, life.internship_id),
        certificate: (await certificateOf(ctx, life.internship_id)) ?? null,
        replaced_certificates: await replacedOf(ctx, life.internship_id),
        performance: await performanceOf(ctx, life.internship_id),
      },
    },
  }
}
