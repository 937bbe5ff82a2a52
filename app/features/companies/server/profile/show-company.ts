import { sql } from 'kysely'
import { picturesOf } from '#features/files/server/files.ts'
import type { Ctx } from '#server/context.ts'
import { notFound, Refusal } from '#server/refusal.ts'
import type { Answer } from '#wire/endpoint.ts'
import { mayUse } from '#wire/roles.ts'
import type { Verification } from '#wire/verification.ts'
import { youtubeId } from '#wire/youtube.ts'
import { formatZipcode } from '#wire/zipcode.ts'
import type { showCompany } from '../../wire/directory.ts'
import { treeOf } from '../memberships.ts'
import { onAir } from '../on-air.ts'
import { membershipOf } from '../permit.ts'
import { cardsBelow, cardsOf } from './find-companies.ts'
import { type Company, findCompany } from './find-company.ts'

type Shown = Answer<typeof showCompany>['data']

const unknown = () => notFound('Não encontramos essa empresa. O endereço pode ter mudado, ou ela ainda não foi verificada.')

/** What everybody may read. Before a company is verified only its own people and the operation see its page. */
export async function showPublicCompany(ctx: Ctx, key: string): Promise<Shown> {
  const company = await findCompany(ctx, key)
  if (!company) throw await movedTo(ctx, key)
  const own = await ownView(ctx, company)
  if (!company.on_air && !own && ctx.actor.user_type !== 'Operator') throw unknown()
  return { id: company.id, type: 'company', attributes: { ...(await shownAttributes(ctx, company)), own } }
}

async function movedTo(ctx: Ctx, key: string) {
  const now = await ctx.db
    .selectFrom('company_old_slugs')
    .innerJoin('companies', 'companies.id', 'company_id')
    .select('companies.slug')
    .where('company_old_slugs.slug', '=', key)
    .where(onAir(sql.ref('companies.id')))
    .executeTakeFirst()
  return now ? new Refusal(301, { messages: ['Esta empresa mudou de endereço.'], slug: now.slug }, { location: `/v1/profile/companies/${now.slug}` }) : unknown()
}

/** Of whoever works there or above: all roles read, who keeps settings may edit. */
async function ownView(ctx: Ctx, { id, verification }: Company): Promise<Shown['attributes']['own']> {
  if (ctx.actor.user_type !== 'CompanyManager') return null
  const { company_id, roles } = await membershipOf(ctx, ctx.actor.login_id)
  if (!(await treeOf(ctx, company_id)).some((one) => one.id === id)) return null
  return { may_edit: mayUse('SETTINGS', roles), verification: verification as Verification }
}

async function shownAttributes(ctx: Ctx, company: Company): Promise<Omit<Shown['attributes'], 'own'>> {
  const shown = [company.background_file_id, ...company.photos.map(({ file_id }) => file_id), ...company.contributions.map((one) => one.avatar_file_id)]
  const [[card], pictures, below, benefits, address, parent] = await Promise.all([
    cardsOf(ctx, [company.id]),
    picturesOf(ctx, shown),
    company.show_sub_company ? cardsBelow(ctx, company.id) : { cards: [], count: 0 },
    benefitsOf(ctx, company),
    addressOf(ctx, company),
    parentOf(ctx, company),
  ])
  const picture = (id: string | null) => (id && pictures.get(id)) || null
  const { facebook, instagram, linkedin, twitter } = company
  return {
    ...card!.attributes,
    legal_name: company.name,
    background: picture(company.background_file_id),
    founded_at: company.founded_at,
    employees_number: company.employees_number,
    website: company.website,
    social_links: { ...(facebook && { facebook }), ...(instagram && { instagram }), ...(linkedin && { linkedin }), ...(twitter && { twitter }) },
    description: company.description,
    why_work: company.why_work,
    benefits,
    photos: company.photos.flatMap(({ id, file_id }) => (picture(file_id) ? [{ id, ...picture(file_id)! }] : [])),
    videos: company.video_urls.flatMap((url) => (youtubeId(url) ? [{ id: youtubeId(url)!, url }] : [])),
    contributions: company.contributions.map(({ avatar_file_id, key: _, ...one }) => ({ ...one, avatar: picture(avatar_file_id) })),
    address,
    parent,
    sub_companies: below.cards,
    sub_companies_count: below.count,
    updated_at: company.updated_at,
  }
}

async function benefitsOf(ctx: Ctx, { benefits }: Company) {
  if (!benefits.length) return []
  const { rows } = await sql<{ value: string; label: string; image: string | null }>`
    select value, label, extra ->> 'image' as image from list_items where list = 'company_benefits' and value = any(${benefits}::text[]) order by position`.execute(ctx.db)
  return rows
}

async function addressOf(ctx: Ctx, { address }: Company) {
  if (!address) return null
  const { rows } = await sql<{ city: string; state: string; country: string }>`
    select city.name as city, s.name as state, k.name as country from cities city, states s, countries k
    where city.id = ${address.city_id} and s.id = ${address.state_id} and k.id = ${address.country_id}`.execute(ctx.db)
  const { street, number, complement, neighborhood, state_id, zipcode } = address
  return { street, number, complement, neighborhood, state_id, zipcode: formatZipcode(zipcode), ...rows[0]! }
}

/** As the one above wants to be seen with those below it. */
async function parentOf(ctx: Ctx, { parent_id }: Company) {
  if (!parent_id) return null
  const parent = await ctx.db
    .selectFrom('companies')
    .select((e) => ['slug', e.fn.coalesce('trading_name', 'name').as('name')])
    .where('id', '=', parent_id)
    .where('show_sub_company', '=', true)
    .where('verification', '=', 'verificada')
    .executeTakeFirst()
  return parent ?? null
}
