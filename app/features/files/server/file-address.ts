import type { Selectable } from 'kysely'
import type { DB } from '#db/schema.ts'
import type { Ctx } from '#server/context.ts'
import { apiOrigin } from '#server/http/hosts.ts'

const MINUTES = 10

/** Valid for ten minutes when private, without end when public. Absolute only when the API has its own origin. */
export function fileUrl(
  ctx: Pick<Ctx, 'configuration' | 'secrets' | 'now'>,
  { id, private: closed }: Pick<Selectable<DB['files']>, 'id' | 'private'>,
): string {
  const origin = apiOrigin(ctx.configuration) ?? ''
  if (!closed) return `${origin}/files/public/${id}`
  const expires = String(Math.floor(ctx.now.getTime() / 1000) + MINUTES * 60)
  const signature = ctx.secrets.sign('files', `${id}.${expires}`)
  return `${origin}/files/${id}?${new URLSearchParams({ expires, signature })}`
}

export const mayRead = (
  { secrets, now }: Pick<Ctx, 'secrets' | 'now'>,
  id: string,
  expires: string,
  signature: string,
) => secrets.signed('files', `${id}.${expires}`, signature) && Number(expires) * 1000 > now.getTime()
