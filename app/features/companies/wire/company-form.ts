import * as z from 'zod/mini'
import { changesOf } from '#wire/record.ts'
import { companyRecord, contributions, MOST_VIDEOS, rowKey, video } from './company-record.ts'

export const MOST_PHOTOS = 30
const file = z.optional(z.nullable(z.file()))
const flag = z.optional(z.nullable(z.boolean()))
const ids = z.optional(z.array(z.string().check(z.maxLength(80))).check(z.maxLength(MOST_PHOTOS)))

export const companyFields = {
  ...changesOf(companyRecord),
  /** The whole list, in its order. */
  video_urls: z.optional(z.array(video).check(z.maxLength(MOST_VIDEOS))),
  avatar: file,
  avatar_destroy: flag,
  background: file,
  background_destroy: flag,
  /**
   * New ones come last. `photos_keys`: what each of them is called, in their order. `photos_order`: ids and keys that
   * change places among themselves, in the order they stand here.
   */
  photos: z.optional(z.array(z.file()).check(z.maxLength(MOST_PHOTOS))),
  photos_keys: z.optional(z.array(rowKey).check(z.maxLength(MOST_PHOTOS))),
  photos_destroy: ids,
  photos_order: ids,
  /**
   * Rows that come with an id, or with a key that is known, change; others are new, after those that stand. All that
   * come change places among themselves in the order they come.
   */
  contributions_attributes: z.optional(contributions),
}

export const companyForm = z
  .object({ company: z.object({ ...companyFields, lock_version: z.optional(z.int32()) }) })
  .check(
    z.meta({
      id: 'CompanyForm',
      examples: [
        { company: { trading_name: 'Padaria Aurora', founded_at: 1998, instagram: '@padariaaurora', lock_version: 3 } },
      ],
    }),
  )
export type CompanyForm = z.output<typeof companyForm>['company']
