import { bothChanged as changedByBoth, content, joined } from '#web/form/both-changed.ts'
import { youtubeId } from '#wire/youtube.ts'
import type { CompanyDraft, DraftAddress } from './company-draft.ts'
import { changedFields } from './company-sent.ts'
import { mergedPhotos, mergedTestimonials, testimonialsClash } from './merge-rows.ts'

/**
 * What was typed, on top of what stands now: `base` is what the typing began from, the form as it was read or as it was last stored. Nothing typed
 * is lost, and nothing that somebody else added or took away.
 */
export function mergedDraft(base: CompanyDraft, typed: CompanyDraft, now: CompanyDraft): CompanyDraft {
  const own = Object.fromEntries(changedFields(base, typed).map((field) => [field, typed[field]])) as Partial<CompanyDraft>
  return {
    ...now,
    ...own,
    ...(own.avatar === null && { avatar_destroy: true }),
    ...(own.background === null && { background_destroy: true }),
    ...(own.benefits && { benefits: joined(base.benefits, own.benefits, now.benefits) }),
    ...(own.video_urls && { video_urls: joined(base.video_urls, own.video_urls, now.video_urls, ({ url }) => youtubeId(url) ?? url.trim()) }),
    ...(own.address_attributes && { address_attributes: mergedAddress(base.address_attributes, own.address_attributes, now.address_attributes) }),
    ...(own.photos && { photos: mergedPhotos(base.photos, own.photos, now.photos) }),
    ...(own.contributions_attributes && { contributions_attributes: mergedTestimonials(base.contributions_attributes, own.contributions_attributes, now.contributions_attributes) }),
  }
}

/** What somebody had typed since `base` when their session ended, on top of what stands now. */
export function typedAgain(base: Partial<CompanyDraft>, typed: Partial<CompanyDraft>, now: CompanyDraft): Partial<CompanyDraft> {
  const began = { ...now, ...base }
  const merged = mergedDraft(began, { ...began, ...typed }, now)
  return Object.fromEntries((Object.keys(typed) as (keyof CompanyDraft)[]).map((field) => [field, merged[field]]))
}

/** What both people wrote differently, and cannot be joined: here the own words win, and the other's are lost with the next save. */
export function bothChanged(base: CompanyDraft, typed: CompanyDraft, now: CompanyDraft): (keyof CompanyDraft)[] {
  const rows = ({ contributions_attributes }: CompanyDraft) => contributions_attributes
  return changedByBoth(base, typed, now).filter((field) => (field === 'contributions_attributes' ? testimonialsClash(rows(base), rows(typed), rows(now)) : !JOINED.has(field)))
}

/** A logo or a cover that was chosen or taken away here, while somebody else put another there: what is stored stands in no draft. */
export const bothPictured = (base: CompanyDraft, typed: CompanyDraft, before: Pictured, now: Pictured) => {
  const chosen = changedFields(base, typed)
  return PICTURES.filter((name) => (chosen.includes(name) || chosen.includes(`${name}_destroy`)) && before[name]?.url !== now[name]?.url)
}

const PICTURES = ['avatar', 'background'] as const
type Pictured = Record<(typeof PICTURES)[number], { url: string } | null>

const JOINED = new Set<keyof CompanyDraft>(['benefits', 'video_urls', 'photos'])

/** A place is one thing, whose parts fit each other; what completes it is another. */
function mergedAddress(base: DraftAddress, typed: DraftAddress, now: DraftAddress): DraftAddress {
  const placeOf = ({ id: _, complement: __, ...place }: DraftAddress) => content(place)
  return {
    ...(placeOf(base) === placeOf(typed) ? now : typed),
    complement: base.complement === typed.complement ? now.complement : typed.complement,
  }
}
