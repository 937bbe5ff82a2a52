import type { Ctx } from '#server/context.ts'
import { openVault } from '../vault.ts'

/** The numbers by which a contract names its party: a person who becomes an intern tells them for that. */
export async function identityForContracts(ctx: Ctx, user_info_id: string) {
  const row = await ctx.db
    .selectFrom('user_info_vaults')
    .select('sealed')
    .where('user_info_id', '=', user_info_id)
    .executeTakeFirst()
  const { cpf, rg } = openVault(ctx, user_info_id, row?.sealed ?? null)
  return { cpf, rg }
}
