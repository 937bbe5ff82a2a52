import { sql } from 'kysely'
import type { Ctx } from '#server/context.ts'
import { MOST_OLD_ADDRESSES, slugOf } from '#wire/link/slug.ts'

type Named = { id: string; title: string | null; edition: number | null }

/** The end of the id makes it unique. */
export const slugFor = ({ id, title, edition }: Named) =>
  [slugOf(title ?? '') || 'programa', edition, id.slice(-6)].filter(Boolean).join('-')

/** Once a program was public, the address that it leaves leads to the new one for ever. */
export async function changeSlug(ctx: Ctx, program: Named & { slug: string; published_at: string | null }) {
  const { id, slug, published_at } = program
  const fresh = slugFor(program)
  if (fresh === slug) return
  await ctx.db.updateTable('programs').set({ slug: fresh }).where('id', '=', id).execute()
  if (!published_at) return
  await sql`insert into program_slugs (slug, program_id) select ${slug}::text, ${id}::uuid
    where (select count(*) from program_slugs where program_id = ${id}) < ${MOST_OLD_ADDRESSES}
    on conflict do nothing`.execute(ctx.db)
  await ctx.db.deleteFrom('program_slugs').where('slug', '=', fresh).where('program_id', '=', id).execute()
}
