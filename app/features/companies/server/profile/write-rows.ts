import type { Ctx } from '#server/context.ts'
import { uuid } from '#server/uuid.ts'
import { addressRow } from '#wire/place/postal-address.ts'
import type { CompanyForm } from '../../wire/company-form.ts'
import type { Company, Contribution, Photo } from './find-company.ts'

/** One address a company; null takes it away. */
export async function writeAddress(
  ctx: Ctx,
  { id: company_id, address: known }: Company,
  address: CompanyForm['address_attributes'],
) {
  if (!address)
    return void (await ctx.db.deleteFrom('company_addresses').where('company_id', '=', company_id).execute())
  const kept = addressRow(address)
  await ctx.db
    .insertInto('company_addresses')
    .values({ id: known?.id ?? uuid(ctx.now.getTime()), company_id, ...kept })
    .onConflict((c) => c.column('company_id').doUpdateSet(kept))
    .execute()
}

/** Each list is written whole: rows keep their ids, and their order is the one they have now. */
export async function writePhotos(ctx: Ctx, company_id: string, photos: Photo[]) {
  await ctx.db.deleteFrom('company_photos').where('company_id', '=', company_id).execute()
  if (photos.length)
    await ctx.db
      .insertInto('company_photos')
      .values(photos.map((one, position) => ({ ...one, company_id, position })))
      .execute()
}

export async function writeContributions(ctx: Ctx, company_id: string, contributions: Contribution[]) {
  await ctx.db.deleteFrom('company_contributions').where('company_id', '=', company_id).execute()
  if (contributions.length)
    await ctx.db
      .insertInto('company_contributions')
      .values(contributions.map((one, position) => ({ ...one, company_id, position })))
      .execute()
}
