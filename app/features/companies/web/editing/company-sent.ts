// A draft as the wire wants it: whole for checking, only what changed for sending.
import { content } from '#web/content.ts'
import { sentParts } from '#web/form/uploads/many-files.ts'
import type { Sent } from '#wire/endpoint.ts'
import type { updateCompany } from '../../wire/profile.ts'
import { type CompanyDraft, isBegun } from './company-draft.ts'

export type CompanySent = Sent<typeof updateCompany>['company']

/** Pictures travel when they are there, flags when they are set. */
const picture = <F, D>(file: F | null, destroy: boolean, [name, flag]: [string, D]) => ({
  ...(file && { [name]: file }),
  ...(destroy && { [flag as string]: true }),
})

/** Every part of a company by the field of the form that it comes from. */
const PARTS = {
  video_urls: ({ video_urls }) => ({ video_urls: video_urls.map(({ url }) => url.trim()).filter(Boolean) }),
  address_attributes: ({ address_attributes: address }) => ({ address_attributes: isBegun(address) ? address : null }),
  avatar: ({ avatar, avatar_destroy }) => picture(avatar, avatar_destroy, ['avatar', 'avatar_destroy']),
  background: ({ background, background_destroy }) =>
    picture(background, background_destroy, ['background', 'background_destroy']),
  photos: ({ photos }) => {
    const { added, keys, destroyed, order } = sentParts(photos)
    return {
      ...(added.length && { photos: added, photos_keys: keys }),
      ...(destroyed.length && { photos_destroy: destroyed }),
      ...(order.length && { photos_order: order }),
    }
  },
  contributions_attributes: ({ contributions_attributes }) => ({
    contributions_attributes: contributions_attributes.map(({ id, key, _destroy, avatar, avatar_destroy, ...told }) =>
      _destroy && id
        ? { id, _destroy: true as const }
        : {
            ...(id ? { id } : key && { key }),
            ...told,
            ...picture(avatar, avatar_destroy, ['avatar', 'avatar_destroy']),
          },
    ),
  }),
} satisfies { [K in keyof CompanyDraft]?: (draft: CompanyDraft) => object }

const FLAGS = { avatar_destroy: 'avatar', background_destroy: 'background' } as const
const partOf = (field: keyof CompanyDraft) =>
  (FLAGS as Partial<Record<keyof CompanyDraft, keyof CompanyDraft>>)[field] ?? field

const sentOf = (draft: CompanyDraft, fields: Iterable<keyof CompanyDraft>) =>
  Object.assign(
    {},
    ...[...new Set([...fields].map(partOf))].map((field) =>
      field in PARTS ? PARTS[field as keyof typeof PARTS](draft) : { [field]: draft[field] },
    ),
  ) as CompanySent

/** For checking: every field, as it would travel. */
export const wholeOf = (draft: CompanyDraft) => sentOf(draft, Object.keys(draft) as (keyof CompanyDraft)[])

export const changedFields = (before: CompanyDraft, now: CompanyDraft) =>
  (Object.keys(before) as (keyof CompanyDraft)[]).filter((field) => content(before[field]) !== content(now[field]))

/** Only what differs from how the form began. */
export const changesIn = (before: CompanyDraft, now: CompanyDraft): CompanySent =>
  sentOf(now, changedFields(before, now))

const files = (sent: unknown): Blob[] =>
  sent instanceof Blob ? [sent] : typeof sent === 'object' && sent !== null ? Object.values(sent).flatMap(files) : []

/** Whether a picture is among it, so that it must travel as a form. */
export const withFile = (sent: CompanySent): boolean => files(sent).length > 0

/** How much its pictures weigh, all together. */
export const bytesIn = (sent: CompanySent): number => files(sent).reduce((sum, { size }) => sum + size, 0)
