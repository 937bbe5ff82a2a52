// The companies' profiles, written by the product's own verb. The pictures were drawn by bin/draw-demo-pictures.ts.
import { readFileSync } from 'node:fs'
import { loginByEmail } from '#features/accounts/server/accounts.ts'
import { type CompanyForm, updateCompany } from '#features/companies/server/companies.ts'
import type { Ctx } from '#server/context.ts'
import { transaction } from '#server/database/transaction.ts'
import { bareCnpj } from '#wire/cnpj.ts'
import { type Told, told } from './company-profiles.ts'

export async function writeProfiles(ctx: Ctx, { pictures }: { pictures: boolean }) {
  for (const one of told) await tell(ctx, one, pictures)
}

async function tell(ctx: Ctx, { cnpj, by, about, pictures }: Told, drawn: boolean) {
  const company = await ctx.db
    .selectFrom('companies')
    .select(['id', 'lock_version'])
    .where('cnpj', '=', bareCnpj(cnpj))
    .executeTakeFirst()
  const login = await loginByEmail(ctx, 'CompanyManager', by)
  const manager =
    login &&
    (await ctx.db
      .selectFrom('company_managers')
      .select(['id', 'company_id'])
      .where('login_id', '=', login.id)
      .executeTakeFirst())
  // somebody took the demonstration apart, or told of it before
  if (!company || !manager || company.lock_version > 0) return
  const actor = {
    user_type: 'CompanyManager' as const,
    login_id: login.id,
    session_id: '',
    membership: { manager_id: manager.id, company_id: manager.company_id, roles: ['Administrador' as const] },
  }
  const acting = { ...ctx, actor }
  const form = drawn && pictures ? withPictures(about, pictures) : about
  await transaction(acting, await updateCompany(acting, company.id, form))
}

const picture = (name: string) =>
  new File([readFileSync(new URL(`./pictures/${name}.webp`, import.meta.url))], `${name}.webp`)

const withPictures = (about: CompanyForm, { name, photos, faces }: NonNullable<Told['pictures']>): CompanyForm => ({
  ...about,
  avatar: picture(`${name}-avatar`),
  background: picture(`${name}-background`),
  photos: Array.from({ length: photos }, (_, i) => picture(`${name}-photo-${i + 1}`)),
  ...(about.contributions_attributes && {
    contributions_attributes: about.contributions_attributes.map((row, i) =>
      row._destroy || i >= faces ? row : { ...row, avatar: picture(`${name}-face-${i + 1}`) },
    ),
  }),
})
