import type { Ctx } from '#server/context.ts'
import { announcement } from '#server/tasks/task.ts'
import { slugFor } from '../write.ts'
import type { Company } from './find-company.ts'

/** `before`: what people read as its name until now. */
export const companyRenamed = announcement<{ company_id: string; before: string }>('company renamed')

/** A page's address follows the name; the one it leaves leads to the new one for ever, and one that it comes back to is its own again. */
export async function writeAddressOfPage(ctx: Ctx, { id, slug }: Pick<Company, 'id' | 'slug'>, name: string) {
  const fresh = slugFor(name, id)
  if (fresh === slug) return
  await ctx.db
    .insertInto('company_old_slugs')
    .values({ slug, company_id: id })
    .onConflict((c) => c.doNothing())
    .execute()
  await ctx.db.deleteFrom('company_old_slugs').where('slug', '=', fresh).where('company_id', '=', id).execute()
  await ctx.db.updateTable('companies').set({ slug: fresh }).where('id', '=', id).execute()
}
