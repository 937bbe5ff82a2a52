import { sql } from 'kysely'
import { picturesOf } from '#features/files/server/files.ts'
import type { Ctx } from '#server/context.ts'
import { formatCnpj } from '#wire/cnpj.ts'
import type { Answer } from '#wire/endpoint.ts'
import { shownPhone } from '#wire/person/phone.ts'
import type { Verification } from '#wire/verification.ts'
import { formatZipcode } from '#wire/place/zipcode.ts'
import type { showCompanyAttributes } from '../../wire/profile.ts'
import { myTree } from '../own-company.ts'
import { type Standing, standingOf, worn } from '../standing.ts'
import { mayChangeCnpj } from './change-cnpj.ts'
import { type Company, findOwnCompany } from './find-company.ts'

type Edited = Answer<typeof showCompanyAttributes>['data']

/** As the form begins with it. */
export const editedCompany = async (ctx: Ctx, company: Company) => ({ data: await editedResource(ctx, company) })
export const showEdited = async (ctx: Ctx, key: string) => editedCompany(ctx, await findOwnCompany(ctx, key))

async function editedResource(ctx: Ctx, company: Company): Promise<Edited> {
  const pictures = await picturesOf(ctx, [
    company.avatar_file_id,
    company.background_file_id,
    ...company.photos.map(({ file_id }) => file_id),
    ...company.contributions.map((one) => one.avatar_file_id),
  ])
  const picture = (id: string | null) => (id && pictures.get(id)) || null
  const { address } = company
  const standing = await standingOf(ctx, company.id)
  return {
    id: company.id,
    type: 'company',
    attributes: {
      slug: company.slug,
      name: company.name,
      trading_name: company.trading_name,
      representative: company.representative,
      cnpj: formatCnpj(company.cnpj),
      may_change_cnpj: mayChangeCnpj(ctx, company),
      phone: shownPhone(company.phone),
      website: company.website,
      sector_id: company.sector_id,
      facebook: company.facebook,
      instagram: company.instagram,
      linkedin: company.linkedin,
      twitter: company.twitter,
      founded_at: company.founded_at,
      employees_number: company.employees_number,
      number_of_interns: company.number_of_interns,
      description: company.description,
      why_work: company.why_work,
      benefits: company.benefits,
      video_urls: company.video_urls,
      address_attributes: address && { ...address, zipcode: formatZipcode(address.zipcode) },
      avatar: picture(company.avatar_file_id),
      background: picture(company.background_file_id),
      photos: company.photos.flatMap(({ id, key, file_id }) =>
        picture(file_id) ? [{ id, key, ...picture(file_id)! }] : [],
      ),
      contributions_attributes: company.contributions.map(({ avatar_file_id, ...one }) => ({
        ...one,
        avatar: picture(avatar_file_id),
      })),
      otp_required_for_login: company.otp_required_for_login,
      show_sub_company: company.show_sub_company,
      verification: standing.verification,
      parent: await parentOf(ctx, company),
      sub_companies: await childrenOf(ctx, company, standing),
      labels: await labelsOf(ctx, company),
      lock_version: company.lock_version,
    },
  }
}

async function parentOf(ctx: Ctx, { parent_id }: Company) {
  if (!parent_id || !(await myTree(ctx)).includes(parent_id)) return null
  return ctx.db.selectFrom('companies').select(['id', 'name']).where('id', '=', parent_id).executeTakeFirstOrThrow()
}

/** A suspension takes those below along, and they wait for the same e-mail. */
async function childrenOf(ctx: Ctx, { id }: Company, above: Standing) {
  const rows = await ctx.db
    .selectFrom('companies')
    .select(['id', 'slug', 'name', 'cnpj', 'verification'])
    .where('parent_id', '=', id)
    .orderBy('search')
    .orderBy('id')
    .execute()
  return rows.map((row) => ({
    ...row,
    cnpj: formatCnpj(row.cnpj),
    verification: worn(row.verification as Verification, {
      suspended: above.verification === 'suspensa',
      confirmed: above.confirmed,
    }),
  }))
}

/** What a form's lists show before they are loaded. */
async function labelsOf(ctx: Ctx, { sector_id, address, benefits }: Company) {
  const { rows } = await sql<{ field: string; value: string; label: string }>`
    select 'sector_id' as field, id as value, name as label, 0 as position from sectors where id =
      ${sector_id}
    union all select 'city_id', id::text, name, 0 from cities where id = ${address?.city_id ?? null}
    union all select 'country_id', id, name, 0 from countries where id = ${address?.country_id ?? null}
    union all select 'benefits', value, label, position from list_items where list = 'company_benefits' and value =
      any(${benefits}::text[])
    order by field, position`.execute(ctx.db)
  return Object.fromEntries(
    Map.groupBy(rows, ({ field }) => field)
      .entries()
      .map(([field, all]) => [field, all.map(({ value, label }) => ({ value, label }))]),
  )
}
