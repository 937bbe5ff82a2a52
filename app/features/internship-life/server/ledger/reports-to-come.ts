import { addDays, addMonths, outside } from '#features/internships/wire/law/calendar.ts'
import type { Days, Life } from './life.ts'

/** Lei 11.788, art. 9º, VII. */
const REPORT_MONTHS = 6
/** Of the days that no report covers, each as long as the law allows. */
export const reportsToCome = ({ reports, starts_on, ends_on }: Life): Days[] =>
  outside({ from: starts_on, to: ends_on }, reports).flatMap(inReports)

function inReports(free: Days): Days[] {
  const periods: Days[] = []
  let { from } = free
  while (from <= free.to) {
    const whole = addDays(addMonths(from, REPORT_MONTHS), -1)
    const to = whole < free.to ? whole : free.to
    periods.push({ from, to })
    from = addDays(to, 1)
  }
  return periods
}
