import { type RawBuilder, sql } from 'kysely'
import type { Ctx } from '#server/context.ts'
import { writtenOnce } from '#server/database/written-once.ts'
import type { Picture } from '#wire/picture.ts'
import { fileUrl } from './file-address.ts'

export type PictureSize = { id: string; width: number; height: number; largest: boolean }

/** SQL: all sizes of a picture, by the id of its largest file, for `pictureOf`. */
export const sizesOf = (largest: RawBuilder<unknown>) =>
  sql<PictureSize[] | null>`(
    select json_agg(json_build_object('id', f.id, 'width', f.width, 'height', f.height, 'largest', f.variant_of is
      null) order by f.width)
    from files f where (f.id = ${largest} or f.variant_of = ${largest}) and f.removed_at is null and f.width is not
      null
  )`

/** Undefined where the largest size is removed. */
export function pictureOf(ctx: Ctx, sizes: PictureSize[] | null): Picture | null {
  const largest = sizes?.find((size) => size.largest)
  if (!largest) return null
  const url = (id: string) => fileUrl(ctx, { id, private: false })
  return {
    url: url(largest.id),
    srcset: sizes!.map(({ id, width }) => `${url(id)} ${width}w`).join(', '),
    width: largest.width,
    height: largest.height,
  }
}

const sizesByIds = writtenOnce(
  (_, { ids }: { ids: string[] }) =>
    sql<{
      id: string
      sizes: PictureSize[] | null
    }>`select id, ${sizesOf(sql.ref('asked.id'))} as sizes from unnest(${ids}::uuid[]) as asked (id)`,
)

/** All sizes of each picture, by the id of its largest file. */
export async function picturesOf(ctx: Ctx, ids: readonly (string | null)[]): Promise<Map<string, Picture | null>> {
  const some = ids.filter((id) => id !== null)
  const rows = some.length ? await sizesByIds(ctx, { ids: some }) : []
  return new Map(rows.map(({ id, sizes }) => [id, pictureOf(ctx, sizes)]))
}

/** SQL: the smallest file of a picture that is at least this wide, by the id of its largest file. */
export const atLeast = (largest: RawBuilder<unknown>, width: number) =>
  sql<
    string | null
  >`coalesce((select f.id from files f where f.variant_of = ${largest} and f.width >= ${width} and f.removed_at is
    null order by f.width limit 1), ${largest})`
