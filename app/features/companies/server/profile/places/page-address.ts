import { sql } from 'kysely'
import type { Ctx } from '#server/context.ts'
import { announcement } from '#server/tasks/task.ts'
import { MOST_OLD_ADDRESSES } from '#wire/link/slug.ts'
import { slugFor } from '../../new-company.ts'
import type { Company } from '../find-company.ts'

/** `before`: what people read as its name until now. */
export const companyRenamed = announcement<{ company_id: string; before: string }>('company renamed')

/**
 * A page's address follows the name; the one it leaves leads to the new one for ever, and one that it comes back to is
 * its own again.
 */
export async function writeAddressOfPage(ctx: Ctx, { id, slug }: Pick<Company, 'id' | 'slug'>, name: string) {
  const fresh = slugFor(name, id)
  if (fresh === slug) return
  await sql`insert into company_old_slugs (slug, company_id) select ${slug}::text, ${id}::uuid
    where (select count(*) from company_old_slugs where company_id = ${id}) < ${MOST_OLD_ADDRESSES}
    on conflict do nothing`.execute(ctx.db)
  await ctx.db.deleteFrom('company_old_slugs').where('slug', '=', fresh).where('company_id', '=', id).execute()
  await ctx.db.updateTable('companies').set({ slug: fresh }).where('id', '=', id).execute()
}
