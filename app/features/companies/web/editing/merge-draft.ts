import { content } from '#web/content.ts'
import { joined } from '#web/form/text/both-changed.ts'
import { youtubeId } from '#wire/link/youtube.ts'
import type { CompanyDraft, DraftAddress } from './company-draft.ts'
import { changedFields } from './company-sent.ts'
import { mergedPhotos, mergedTestimonials } from './merge-rows.ts'

/**
 * What was typed, on top of what stands now: `base` is what the typing began from, the form as it was read or as it was last stored. Nothing typed
 * is lost, and nothing that somebody else added or took away.
 */
export function mergedDraft(
  base: CompanyDraft,
  typed: CompanyDraft,
  now: CompanyDraft,
  faces: ReadonlyMap<string, File> = new Map(),
): CompanyDraft {
  const own = Object.fromEntries(
    changedFields(base, typed).map((field) => [field, typed[field]]),
  ) as Partial<CompanyDraft>
  return {
    ...now,
    ...own,
    ...(own.avatar === null && { avatar_destroy: true }),
    ...(own.background === null && { background_destroy: true }),
    ...(own.benefits && { benefits: joined(base.benefits, own.benefits, now.benefits) }),
    ...(own.video_urls && {
      video_urls: joined(base.video_urls, own.video_urls, now.video_urls, ({ url }) => youtubeId(url) ?? url.trim()),
    }),
    ...(own.address_attributes && {
      address_attributes: mergedAddress(base.address_attributes, own.address_attributes, now.address_attributes),
    }),
    ...(own.photos && { photos: mergedPhotos(base.photos, own.photos, now.photos) }),
    ...(own.contributions_attributes && {
      contributions_attributes: mergedTestimonials(
        faces,
        base.contributions_attributes,
        own.contributions_attributes,
        now.contributions_attributes,
      ),
    }),
  }
}

/** What somebody had typed since `base` when their session ended, on top of what stands now. */
export function typedAgain(
  base: Partial<CompanyDraft>,
  typed: Partial<CompanyDraft>,
  now: CompanyDraft,
): Partial<CompanyDraft> {
  const began = { ...now, ...base }
  const merged = mergedDraft(began, { ...began, ...typed }, now)
  return Object.fromEntries((Object.keys(typed) as (keyof CompanyDraft)[]).map((field) => [field, merged[field]]))
}

/** Of an address: what is joined with what. A place is one thing, whose parts fit each other; what completes it is another. */
export const addressParts = ({ id: _, complement, ...place }: DraftAddress) => ({ place, complement })

function mergedAddress(...three: [base: DraftAddress, typed: DraftAddress, now: DraftAddress]): DraftAddress {
  const [, typed, now] = three
  const [began, mine, stands] = three.map(addressParts) as [Parts, Parts, Parts]
  return {
    ...(content(began.place) === content(mine.place) ? now : typed),
    complement: began.complement === mine.complement ? stands.complement : mine.complement,
  }
}

type Parts = ReturnType<typeof addressParts>
