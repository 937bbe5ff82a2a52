// Rows that two people changed at once, or one person twice: each is known by its id, and by its key before it has one.
import { content } from '#web/form/both-changed.ts'
import type { FileEntry, ManyFiles } from '#web/form/many-files.ts'
import { randomKey } from '#web/save-key.ts'
import type { Testimonial } from './company-draft.ts'

type Names = { id?: string | undefined; key?: string | null | undefined }
const isSame = (one: Names, other: Names) => Boolean(one.id && other.id ? one.id === other.id : one.key && one.key === other.key)
const find = <R>(rows: readonly R[], one: R, namesOf: (row: R) => Names) => rows.find((row) => isSame(namesOf(row), namesOf(one)))

const namesOfFile = ({ key, stored }: FileEntry): Names => stored ?? { key }

/** Stored ones that are gone leave; ones that came since stand after those that were there. */
export function mergedPhotos(base: ManyFiles, typed: ManyFiles, now: ManyFiles): ManyFiles {
  const isIn = (list: ManyFiles, one: FileEntry) => find(list.entries, one, namesOfFile)
  const others = now.entries.filter((one) => !isIn(typed, one))
  return {
    entries: [...typed.entries.flatMap((one) => isIn(now, one) ?? (one.stored ? [] : [one])), ...others.filter((one) => !isIn(base, one))],
    destroyed: others.flatMap((one) => (isIn(base, one) && one.stored ? [one.stored.id] : [])),
  }
}

/** One that somebody else took away is written anew when it was typed in here, and goes when it was not. */
export function mergedTestimonials(base: Testimonial[], typed: Testimonial[], now: Testimonial[]): Testimonial[] {
  const isIn = (rows: Testimonial[], row: Testimonial) => find(rows, row, (one) => one)
  const kept = typed.flatMap((row) => {
    const [first, current] = [isIn(base, row), isIn(now, row)]
    if (current) return [row._destroy ? { ...current, _destroy: true } : mergedTestimonial(first, row, current)]
    if (row._destroy || (row.id && first && content(first) === content(row))) return []
    const { id, key, ...anew } = row
    return [{ ...anew, key: id ? randomKey() : (key ?? randomKey()) }]
  })
  const others = now.filter((row) => !isIn(typed, row))
  return [...kept, ...others.map((row) => (isIn(base, row) ? { ...row, _destroy: true } : row))]
}

/** Whether both wrote the same part of the same testimonial differently. */
export const testimonialsClash = (base: Testimonial[], typed: Testimonial[], now: Testimonial[]) =>
  typed.some((row) => {
    const [first, current] = [base, now].map((rows) => find(rows, row, (one) => one))
    const differ = (one: Testimonial, other: Testimonial) => (part: 'name' | 'title' | 'testimony') => one[part] !== other[part]
    return first && current && !row._destroy && (['name', 'title', 'testimony'] as const).some((part) => [differ(first, row), differ(first, current), differ(row, current)].every((differs) => differs(part)))
  })

/** Part by part: what was typed here wins, the rest is as it stands. */
function mergedTestimonial(first: Testimonial | undefined, typed: Testimonial, now: Testimonial): Testimonial {
  const part = <P extends keyof Testimonial>(name: P) => (first && content(first[name]) === content(typed[name]) ? now[name] : typed[name])
  const avatar = part('avatar')
  return { ...now, name: part('name'), title: part('title'), testimony: part('testimony'), avatar, avatar_destroy: part('avatar_destroy') || Boolean(first?.avatar && !typed.avatar) }
}
