// Who is an intern on which day, in one place: reports, statements and certificates count by it.
import { sql } from 'kysely'
import { today } from '#server/today.ts'
import { addDays } from '../wire/law/calendar.ts'

/** Days are 'YYYY-MM-DD'; `ended_at` is an instant. */
export type Life = { starts_on: string; ends_on: string; ended_at: string | null }

/** The last day of the internship, which still belongs to it. */
export function lastDayOfLife({ ends_on, ended_at }: Life): string {
  const ended_on = ended_at && today(new Date(ended_at))
  return ended_on && ended_on < ends_on ? ended_on : ends_on
}

export const activeOn = (life: Life, day: string) => life.starts_on <= day && day <= lastDayOfLife(life)

/** Whether there is a day of it at all: one that ended before its first day came never began. */
const began = (life: Life) => life.starts_on <= lastDayOfLife(life)
export const cameOn = (life: Life) => (began(life) ? life.starts_on : null)
/** The first day without it. With this day active(end) = active(start) + in − out holds for every period. */
export const leftOn = (life: Life) => (began(life) ? addDays(lastDayOfLife(life), 1) : null)

/** The same in SQL, where `i` is the internship. */
export const LAST_DAY = sql<string>`least(i.ends_on, (i.ended_at at time zone 'America/Sao_Paulo')::date)`
/** Agreed on by everybody, with at least one day. */
export const LIVED = sql<boolean>`(i.agreed_at is not null and i.dropped_at is null and i.starts_on <= ${LAST_DAY})`
export const activeOnSql = (day: string) =>
  sql<boolean>`(i.agreed_at is not null and i.dropped_at is null
    and i.starts_on <= ${day}::date and ${LAST_DAY} >= ${day}::date)`
