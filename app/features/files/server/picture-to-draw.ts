import { readFile as readFromDisk } from 'node:fs/promises'
import type { Ctx } from '#server/context.ts'
import { fault } from '#server/watch/log.ts'
import { isUuid } from '#server/uuid.ts'
import { readFile } from './read-file.ts'

const [WIDTH, HEIGHT] = [600, 140]
const OURS = /^\/images\/[\w/-]+\.svg$/
const PUBLIC = new URL('../../../../public', import.meta.url)
const asData = (type: string, bytes: Uint8Array) => `data:${type};base64,${Buffer.from(bytes).toString('base64')}`

/** The picture behind a public address, as our drawings take it: they read no WebP. A missing one is left out. */
export async function pictureToDraw(ctx: Ctx, url: string | null | undefined): Promise<string | undefined> {
  if (!url) return undefined
  try {
    if (OURS.test(url)) return asData('image/svg+xml', await readFromDisk(`${PUBLIC.pathname}${url}`))
    const id = url.split('/files/public/')[1] ?? ''
    const kept = isUuid(id)
      ? await ctx.db
          .selectFrom('files')
          .select('id')
          .where('id', '=', id)
          .where('private', '=', false)
          .where('removed_at', 'is', null)
          .executeTakeFirst()
      : undefined
    if (!kept) return undefined
    const { pngOf } = await import('#server/storage/drawn-picture.ts')
    return asData('image/png', await pngOf(Buffer.from(await readFile(ctx, kept.id)), WIDTH, HEIGHT))
  } catch (error) {
    ctx.log.warn('a logo is left out of a preview', fault(error))
    return undefined
  }
}
