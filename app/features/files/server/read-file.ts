import type { Ctx } from '#server/context.ts'
import { contentOf } from './file-content.ts'

/** The decrypted content of a stored file, in memory: for files of a few megabytes. */
export async function readFile(ctx: Ctx, id: string): Promise<Uint8Array<ArrayBuffer>> {
  const file = await ctx.db.selectFrom('files').selectAll().where('id', '=', id).executeTakeFirstOrThrow()
  return new Uint8Array(await new Response(await contentOf(ctx, file)).arrayBuffer())
}
