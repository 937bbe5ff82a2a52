import type { ManyFiles } from '#web/form/many-files.ts'
import type { CompanyDraft, Testimonial } from './company-draft.ts'
import { changedFields } from './company-sent.ts'

/** What was typed, on top of what stands now: `before` is what the form began with. Nothing typed is lost, and nothing that somebody else added. */
export function mergedDraft(before: CompanyDraft, typed: CompanyDraft, now: CompanyDraft): CompanyDraft {
  const changed = Object.fromEntries(changedFields(before, typed).map((field) => [field, typed[field]])) as Partial<CompanyDraft>
  return {
    ...now,
    ...changed,
    ...(changed.photos && { photos: mergedPhotos(typed.photos, now.photos) }),
    ...(changed.contributions_attributes && { contributions_attributes: mergedTestimonials(before.contributions_attributes, typed.contributions_attributes, now.contributions_attributes) }),
  }
}

/** Stored ones that are gone leave; ones that came since stand after those that were there. */
function mergedPhotos(typed: ManyFiles, now: ManyFiles): ManyFiles {
  const standing = new Set(now.entries.flatMap(({ stored }) => stored?.id ?? []))
  const known = new Set([...typed.destroyed, ...typed.entries.flatMap(({ stored }) => stored?.id ?? [])])
  return {
    entries: [...typed.entries.filter(({ stored }) => !stored || standing.has(stored.id)), ...now.entries.filter(({ stored }) => stored && !known.has(stored.id))],
    destroyed: typed.destroyed.filter((id) => standing.has(id)),
  }
}

/** One that somebody else took away is written anew when it was typed in here, and goes when it was not. */
function mergedTestimonials(before: Testimonial[], typed: Testimonial[], now: Testimonial[]): Testimonial[] {
  const [began, stands] = [before, now].map((rows) => new Map(rows.map((row) => [row.id, row]))) as [Map<string | undefined, Testimonial>, Map<string | undefined, Testimonial>]
  const told = ({ name, title, testimony, avatar, avatar_destroy }: Testimonial) => JSON.stringify([name, title, testimony, avatar !== null, avatar_destroy])
  const kept = typed.flatMap((row) => {
    if (!row.id) return [row]
    const first = began.get(row.id)
    const touched = row._destroy || !first || told(first) !== told(row)
    const current = stands.get(row.id)
    if (current) return [touched ? row : current]
    if (!touched || row._destroy) return []
    const { id: _, ...anew } = row
    return [anew]
  })
  const known = new Set(typed.map(({ id }) => id))
  return [...kept, ...now.filter(({ id }) => !known.has(id))]
}
