import { sql } from 'kysely'
import type { Ctx } from '#server/context.ts'
import { MOST_OLD_ADDRESSES, slugOf } from '#wire/link/slug.ts'
import { nameOf, type Profile } from './reading/find-profile.ts'
import type { Part } from './studies/one-statement.ts'

/** The name that others see, and an end that makes it one person's. */
export const slugFor = (name: string, id: string) => `${slugOf(name) || 'pessoa'}-${id.slice(-6)}`

type Named = Partial<Pick<Profile, 'full_name' | 'social_name'>>

/**
 * The address follows the name that others see, so that none tells a name somebody has left; the old one still leads
 * here.
 */
export function renamed(ctx: Ctx, profile: Profile, told: Named): { parts: Part[]; columns: { slug?: string } } {
  const given = Object.fromEntries(
    Object.entries({ full_name: told.full_name, social_name: told.social_name }).filter(
      ([, value]) => value !== undefined,
    ),
  )
  const slug = slugFor(nameOf({ ...profile, ...given }), profile.id)
  if (!Object.keys(given).length || slug === profile.slug) return { parts: [], columns: {} }
  const old = sql`(insert into user_info_old_slugs (slug, user_info_id) select ${profile.slug}::text,
    ${profile.id}::uuid
    where (select count(*) from user_info_old_slugs where user_info_id = ${profile.id}) <
      ${MOST_OLD_ADDRESSES}
    on conflict (slug) do nothing)`
  return { parts: [['old_slug', old]], columns: { slug } }
}
