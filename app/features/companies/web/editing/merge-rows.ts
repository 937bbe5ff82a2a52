// Rows that two people changed at once, or one person twice: each is known by its key from the beginning, or by its id where it never had one.
import { content } from '#web/content.ts'
import { bothMoved, inOneOrder } from '#web/form/text/both-changed.ts'
import type { FileEntry, ManyFiles } from '#web/form/uploads/many-files.ts'
import { randomKey } from '#web/calls/save-key.ts'
import type { Testimonial } from './company-draft.ts'

type Three<L> = [base: L, typed: L, now: L]

const nameOfFile = ({ key, stored }: FileEntry): unknown => (stored ? (stored.key ?? stored.id) : key)
const filesIn = ({ entries }: ManyFiles) => new Map(entries.map((one) => [nameOfFile(one), one]))

const nameOf = (row: Testimonial): unknown => row.key ?? row.id ?? row
export const rowsIn = (rows: readonly Testimonial[]) => new Map(rows.map((row) => [nameOf(row), row]))
const shown = (rows: readonly Testimonial[]) => rows.filter(({ _destroy }) => !_destroy)

/** Whether both put what was there in another order: the own one stays. */
export const photosMoved = (...three: Three<ManyFiles>) =>
  bothMoved(...(three.map(({ entries }) => entries.map(nameOfFile)) as Three<unknown[]>))
export const testimonialsMoved = (...three: Three<Testimonial[]>) =>
  bothMoved(...(three.map((rows) => shown(rows).map(nameOf)) as Three<unknown[]>))

/** Stored ones that are gone leave. */
export function mergedPhotos(...three: Three<ManyFiles>): ManyFiles {
  const [base, typed, now] = three.map(filesIn) as Three<Map<unknown, FileEntry>>
  const mine = [...typed].filter(([name, { stored }]) => now.has(name) || !stored)
  const theirs = [...now].filter(([name]) => typed.has(name) || !base.has(name))
  const leaving = [...now].filter(([name]) => base.has(name) && !typed.has(name))
  const names = inOneOrder(
    [...base.keys()],
    mine.map(([name]) => name),
    theirs.map(([name]) => name),
  )
  return {
    entries: names.map((name) => (now.get(name) ?? typed.get(name))!),
    destroyed: leaving.flatMap(([, { stored }]) => stored?.id ?? []),
  }
}

/** Whether one that somebody else took away is wanted here: it was written in, or is new. */
export const isWanted = (first: Testimonial | undefined, row: Testimonial) =>
  !row._destroy && !(row.id && first && content(first) === content(row))

/** What somebody else took away and is wanted here is written anew. `faces`: pictures that left with their rows, by the id of the row. */
export function mergedTestimonials(faces: ReadonlyMap<string, File>, ...three: Three<Testimonial[]>): Testimonial[] {
  const [base, typed, now] = three.map(rowsIn) as Three<Map<unknown, Testimonial>>
  const mine = [...typed].filter(([name, row]) => (now.has(name) ? !row._destroy : isWanted(base.get(name), row)))
  const stays = (name: unknown) => (typed.has(name) ? !typed.get(name)!._destroy : !base.has(name))
  const theirs = [...now].filter(([name]) => stays(name))
  const merged = new Map([
    ...theirs,
    ...mine.map(
      ([name, row]) =>
        [name, now.has(name) ? mergedTestimonial(base.get(name), row, now.get(name)!) : anew(row, faces)] as const,
    ),
  ])
  const order = inOneOrder(
    [...base.keys()],
    mine.map(([name]) => name),
    theirs.map(([name]) => name),
  )
  return [
    ...order.map((name) => merged.get(name)!),
    ...[...now].filter(([name]) => !stays(name)).map(([, row]) => ({ ...row, _destroy: true })),
  ]
}

function anew({ id, key, ...row }: Testimonial, faces: ReadonlyMap<string, File>): Testimonial {
  const avatar = row.avatar ?? ((!row.avatar_destroy && id && faces.get(id)) || null)
  return { ...row, avatar, avatar_destroy: false, key: (!id && key) || randomKey() }
}

/** Part by part: what was typed here wins, the rest is as it stands. */
function mergedTestimonial(first: Testimonial | undefined, typed: Testimonial, now: Testimonial): Testimonial {
  const part = <P extends keyof Testimonial>(name: P) =>
    first && content(first[name]) === content(typed[name]) ? now[name] : typed[name]
  const avatar = part('avatar')
  return {
    ...now,
    name: part('name'),
    title: part('title'),
    testimony: part('testimony'),
    avatar,
    avatar_destroy: part('avatar_destroy') || Boolean(first?.avatar && !typed.avatar),
  }
}
