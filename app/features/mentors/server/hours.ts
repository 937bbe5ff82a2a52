// A mentor's week and days off. What is booked stays booked: hours are not taken from under it.
import { sql } from 'kysely'
import type { Ctx } from '#server/context.ts'
import { conflict, invalid } from '#server/refusal.ts'
import { uuid } from '#server/uuid.ts'
import { isoDate } from '#wire/time/date.ts'
import { rangeProblems } from '#wire/time/hours.ts'
import { spanInWords } from '#wire/time/span-words.ts'
import { BRASILIA } from '#wire/time/zones.ts'
import { bookingRows } from './booking-rows.ts'
import { freeTimes, weeksOf } from './free-times.ts'
import { showKept } from './kept.ts'
import { type MentorRow, mentorRow } from './mentor-rows.ts'
import { isWithin, type Range } from './weekly-slots.ts'
import { tellWaiting } from './waits.ts'

type Week = { hours: readonly Range[]; days_off: readonly string[] }

async function refuseOrphans(ctx: Ctx, { id }: MentorRow, week: Week) {
  const ahead = await bookingRows(
    ctx,
    sql`b.mentor_id = ${id} and b.state = 'booked' and b.session_id is null and b.starts_at > ${ctx.now}`,
  )
  const left = ahead.filter((one) => !isWithin(one, week))
  if (!left.length) return
  const list = left.map((one) => `${one.name}, ${spanInWords(one, BRASILIA)}`)
  throw conflict(
    `Há conversas marcadas que ficariam de fora; cancele-as antes: ${list.join('; ')}.`,
    await showKept(ctx, id),
  )
}

/** Those who wait hear of times that were not there before. */
async function changeWeek(ctx: Ctx, id: string, change: (week: Week) => Week, store: (week: Week) => Promise<unknown>) {
  const row = await mentorRow(ctx, id, { lock: true })
  const before = await freeTimes(ctx, row)
  const week = change((await weeksOf(ctx, [id])).get(id)!)
  await refuseOrphans(ctx, row, week)
  await store(week)
  const added = (await freeTimes(ctx, row)).length - before.length
  if (row.published) await tellWaiting(ctx, row, added)
  return id
}

export function changeHours(ctx: Ctx, id: string, hours: readonly Range[]): Promise<string> {
  const problems = rangeProblems(hours).map(({ at, field, message }) => [`hours[${at}].${field}`, message] as const)
  if (problems.length) throw invalid(Object.fromEntries(problems))
  return changeWeek(
    ctx,
    id,
    ({ days_off }) => ({ hours, days_off }),
    async () => {
      await ctx.db.deleteFrom('mentor_hours').where('mentor_id', '=', id).execute()
      if (hours.length)
        await ctx.db
          .insertInto('mentor_hours')
          .values(hours.map((one) => ({ id: uuid(ctx.now.getTime()), mentor_id: id, ...one })))
          .execute()
    },
  )
}

export function changeDaysOff(ctx: Ctx, id: string, given: readonly string[]): Promise<string> {
  const days_off = [...new Set(given.map((day) => isoDate(day)!))]
  return changeWeek(
    ctx,
    id,
    ({ hours }) => ({ hours, days_off }),
    async () => {
      await ctx.db.deleteFrom('mentor_days_off').where('mentor_id', '=', id).execute()
      if (days_off.length)
        await ctx.db
          .insertInto('mentor_days_off')
          .values(days_off.map((day) => ({ mentor_id: id, day })))
          .execute()
    },
  )
}
