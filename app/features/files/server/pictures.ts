import { type RawBuilder, sql } from 'kysely'
import type { Ctx } from '#server/context.ts'
import { writtenOnce } from '#server/database/written-once.ts'
import type { Picture } from '#wire/picture.ts'
import { fileUrl } from './file-address.ts'

const filesOf = writtenOnce((db, { ids }: { ids: string[] }) =>
  db
    .selectFrom('files')
    .select(['id', 'variant_of', 'width', 'height'])
    .where(sql<boolean>`(id = any(${ids}::uuid[]) or variant_of = any(${ids}::uuid[]))`)
    .where('removed_at', 'is', null)
    .where('width', 'is not', null)
    .orderBy('width'),
)

/** By the id of the largest file of each, all its sizes. */
export async function picturesOf(ctx: Ctx, ids: readonly (string | null)[]): Promise<Map<string, Picture>> {
  const asked = ids.filter((id) => id !== null)
  if (!asked.length) return new Map()
  const rows = await filesOf(ctx, { ids: asked })
  const url = (id: string) => fileUrl(ctx, { id, private: false })
  const sizes = Map.groupBy(rows, ({ id, variant_of }) => variant_of ?? id)
  return new Map(
    rows.flatMap(({ id, variant_of, width, height }) =>
      variant_of ? [] : [[id, { url: url(id), srcset: sizes.get(id)!.map((one) => `${url(one.id)} ${one.width}w`).join(', '), width: width!, height: height! }] as const],
    ),
  )
}

/** In SQL, of a picture by the id of its largest file: the smallest of its files that is so wide. */
export const atLeast = (largest: RawBuilder<unknown>, width: number) =>
  sql<string | null>`coalesce((select f.id from files f where f.variant_of = ${largest} and f.width >= ${width} and f.removed_at is null order by f.width limit 1), ${largest})`
