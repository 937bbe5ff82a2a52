import { type SqlBool, sql } from 'kysely'
import type { Ctx } from '#server/context.ts'
import { writtenOnce } from '#server/database/written-once.ts'
import { today } from '#server/today.ts'
import { isUuid } from '#server/uuid.ts'
import { openVault } from '../vault.ts'
import { profiles, type Row } from './profile-query.ts'

const opened = (ctx: Ctx, { vault_sealed, ...row }: Row) => ({ ...row, vault: openVault(ctx, row.id, vault_sealed) })
export type Profile = ReturnType<typeof opened>

/** What a person is called. */
export const nameOf = ({ social_name, full_name }: Pick<Profile, 'social_name' | 'full_name'>) =>
  social_name ?? full_name

/** One's own, for changing: nobody else changes it meanwhile. */
export const lockProfile = async (ctx: Ctx, login_id: string) =>
  opened(
    ctx,
    await profiles(ctx.db, today(ctx.now))
      .where('login_id', '=', login_id)
      .forUpdate('user_infos')
      .executeTakeFirstOrThrow(),
  )

const ownRows = writtenOnce((db, { login_id, day }: { login_id: string; day: string }) =>
  profiles(db, day).where('login_id', '=', login_id),
)

export async function profileOf(ctx: Ctx, login_id: string) {
  const [row] = await ownRows(ctx, { login_id, day: today(ctx.now) })
  return opened(ctx, row!)
}

const atAddress = (slug: string) =>
  sql`coalesce((select u.id from user_infos u where u.slug = ${slug}), (select o.user_info_id from user_info_old_slugs
    o where o.slug = ${slug}))`

/** By id, or by an address of today or of before. */
export async function findProfile(ctx: Ctx, key: string) {
  const row = await profiles(ctx.db, today(ctx.now))
    .where(isUuid(key) ? sql<SqlBool>`user_infos.id = ${key}` : sql<SqlBool>`user_infos.id = ${atAddress(key)}`)
    .executeTakeFirst()
  return row && opened(ctx, row)
}
