import { cleanHtml } from '#server/rich-text/clean-html.ts'
import { endOfDay, startOfDay } from '#server/today.ts'
import { bareZipcode } from '#wire/place/zipcode.ts'
import { columnsOf as keptOf } from '#wire/record.ts'
import { isoDate } from '#wire/time/date.ts'
import { keptRecord } from '../../wire/job-record.ts'
import type { JobForm } from '../../wire/writing.ts'

const RICH = ['description', 'responsibilities', 'requirements'] as const

/** What was sent, as the table keeps it: what is not sent stays, blank is null. */
export function columnsOf({ zipcode, opens_at, closes_at, company_id, ...form }: JobForm) {
  const { course_ids: _c, skill_ids: _s, languages: _l, institution_ids: _i, ...told } = form
  const columns = keptOf(keptRecord, told)
  for (const name of RICH) if (columns[name]) columns[name] = cleanHtml(columns[name])
  return {
    ...columns,
    ...(company_id !== undefined && { company_id }),
    ...(zipcode !== undefined && { zipcode: zipcode ? bareZipcode(zipcode) : null }),
    ...(opens_at !== undefined && { opens_at: opens_at ? startOfDay(isoDate(opens_at)!) : null }),
    ...(closes_at !== undefined && { closes_at: closes_at ? endOfDay(isoDate(closes_at)!) : null }),
  }
}
