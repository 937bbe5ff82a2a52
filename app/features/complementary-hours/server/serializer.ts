import { fileUrl, givenName } from '#features/files/server/files.ts'
import type { Ctx } from '#server/context.ts'
import { formatDate } from '#wire/time/date.ts'
import type { Answer } from '#wire/endpoint.ts'
import type { listHours } from '../wire.ts'
import { type Category, credited } from './credit.ts'
import type { Entry } from './queries.ts'

export type HourResource = Answer<typeof listHours>['collection']['data'][number]

/** Each with what counts of it, which depends on all the others. */
export function hourResources(ctx: Ctx, entries: Entry[], categories: Category[]): HourResource[] {
  const counted = credited(entries, categories)
  const label = new Map(categories.map((category) => [category.value, category.label]))
  return entries.map((entry) => ({
    id: entry.id,
    type: 'complementary_hour',
    attributes: {
      category: entry.category,
      category_label: label.get(entry.category) ?? entry.category,
      title: entry.title,
      issuer: entry.issuer,
      hours: entry.hours,
      credited: counted.get(entry.id)!,
      finished_on: formatDate(entry.finished_on),
      source: entry.source as HourResource['attributes']['source'],
      file:
        entry.file_id && entry.name
          ? {
              name: givenName(ctx, { id: entry.file_id, name: entry.name, sealed_name: entry.sealed_name }),
              type: entry.type!,
              size: Number(entry.size),
              url: fileUrl(ctx, { id: entry.file_id, private: true }),
            }
          : null,
      lock_version: entry.lock_version,
    },
  }))
}
