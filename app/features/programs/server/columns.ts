import { cleanHtml } from '#server/rich-text/clean-html.ts'
import { endOfDay } from '#server/today.ts'
import { columnsOf as keptOf } from '#wire/record.ts'
import { isoDate } from '#wire/time/date.ts'
import { keptRecord } from '../wire/program-record.ts'
import type { ProgramForm } from '../wire/programs.ts'

const RICH = ['description', 'skill', 'about_company'] as const

/** What was sent, as the table keeps it: what is not sent stays, blank is null. */
export function columnsOf({ close_enrollment_at: day, ...form }: ProgramForm) {
  const columns = keptOf(keptRecord, form)
  for (const name of RICH) if (columns[name]) columns[name] = cleanHtml(columns[name])
  return {
    ...columns,
    ...(day !== undefined && { close_enrollment_at: day ? endOfDay(isoDate(day)!) : null }),
  }
}
