// Which steps are reminded of now. Planned again and again through the day: what was sent stands in its row and is not
// planned anew.
import { sql } from 'kysely'
import type { Ctx } from '#server/context.ts'
import { enqueue, repeated, task } from '#server/tasks/task.ts'
import { startOfDay, today } from '#server/today.ts'
import { dailyOrdinal, isTimely, PRESSING_DAYS, REMINDED_AFTER } from './calendar.ts'
import { type Reminder, sendDigest, sendReminder } from './send.ts'

const MOST = 2000
/** Who holds more than these gets one letter for all of them. */
const SINGLY = 3
/** A start that has passed is spoken of for so long. */
const LATE_DAYS = 10

type Due = Reminder & { whose: string; held: number }

/**
 * The first instant behind the day that lies so many days back: a step that became current before it has waited as
 * long.
 */
const before = (now: Date, days: number) => startOfDay(today(now, 1 - days))

const waited = async (ctx: Ctx): Promise<Due[]> => {
  const [first, second, third] = REMINDED_AFTER.map((days) => before(ctx.now, days))
  const { rows } = await sql<Due>`
    select p.id as step_id, e.id as envelope_id, n.ordinal, w.whose, w.held
    from envelope_steps p
    join envelopes e on e.step_id = p.id
    cross join lateral (select case when p.current_at < ${third}::timestamptz then 3
      when p.current_at < ${second}::timestamptz then 2 else 1 end as ordinal) n
    cross join lateral (select
      case p.kind when 'signature' then lower(p.person_email) when 'approval' then 'approval ' || e.company_id else
        p.kind end as whose,
      case p.kind
        when 'signature' then (select count(*)::int from envelope_steps x where x.state = 'current' and
          lower(x.person_email) = lower(p.person_email))
        when 'approval' then (select count(*)::int from envelopes y where y.company_id = e.company_id and y.state =
          'approval')
        when 'upload' then 1 when 'upload_base' then 1
        else (select count(*)::int from envelopes y where y.state = p.kind) end as held) w
    where p.state = 'current' and p.bounced_at is null and p.current_at < ${first}::timestamptz
      and not exists (select from envelope_reminders r where r.step_id = p.id and r.ordinal = n.ordinal)
    order by p.current_at limit ${MOST}`.execute(ctx.db)
  return rows
}

/** First contracts whose internship begins within days, and nobody may begin it unsigned. */
const pressing = async (ctx: Ctx): Promise<Due[]> => {
  const ordinal = dailyOrdinal(ctx.now)
  const { rows } = await sql<Due>`
    select p.id as step_id, e.id as envelope_id, ${ordinal}::int as ordinal, 'pressing' as whose, 1 as held
    from envelopes e
    join internship_terms t on t.id = e.terms_id
    join envelope_steps p on p.id = e.step_id
    where e.kind = 'tce' and e.state = 'signature' and p.bounced_at is null
      and t.starts_on between ${today(ctx.now, -LATE_DAYS)}::date and ${today(ctx.now, PRESSING_DAYS)}::date
      and p.current_at < ${startOfDay(today(ctx.now))}::timestamptz
      and not exists (select from envelope_reminders r where r.step_id = p.id and r.ordinal = ${ordinal}::int)
    limit ${MOST}`.execute(ctx.db)
  return rows
}

/** A step that presses today is not spoken of twice. */
async function plan(ctx: Ctx) {
  if (!isTimely(ctx.now)) return
  const urgent = await pressing(ctx)
  const named = new Set(urgent.map(({ step_id }) => step_id))
  const due = [...urgent, ...(await waited(ctx)).filter(({ step_id }) => !named.has(step_id))]
  const groups = Map.groupBy(due, ({ whose, held, step_id }) => (held > SINGLY ? whose : step_id))
  for (const [key, group] of groups) {
    const reminders = group.map(({ step_id, envelope_id, ordinal }) => ({ step_id, envelope_id, ordinal }))
    const unique_key = `${key} ${today(ctx.now)}`
    if (group[0]!.held > SINGLY) await enqueue(ctx, sendDigest, { reminders }, { unique_key })
    else for (const one of reminders) await enqueue(ctx, sendReminder, one, { unique_key })
  }
}

export const remindOfContracts = repeated(1800, task<object>('remind-of-contracts', plan))
