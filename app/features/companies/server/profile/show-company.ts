import { sql } from 'kysely'
import { pictureOf } from '#features/files/server/files.ts'
import type { Ctx } from '#server/context.ts'
import { notFound, Refusal } from '#server/refusal.ts'
import type { Answer } from '#wire/endpoint.ts'
import { mayUse } from '#wire/person/roles.ts'
import { youtubeId } from '#wire/link/youtube.ts'
import { formatZipcode } from '#wire/place/zipcode.ts'
import type { showCompany } from '../../wire/directory.ts'
import { treeOf } from '../memberships.ts'
import { onAir } from '../on-air.ts'
import { membershipOf } from '../permit.ts'
import { standingOf } from '../standing.ts'
import { cardOf } from './find-companies.ts'
import { type CompanyRow, findShownCompany } from './find-shown-company.ts'

type Shown = Answer<typeof showCompany>['data']

const unknown = () =>
  notFound('Não encontramos essa empresa. O endereço pode ter mudado, ou ela ainda não foi verificada.')

/** What everybody may read. Before a company is verified only its own people and the operation see its page. */
export async function showPublicCompany(ctx: Ctx, key: string): Promise<Shown> {
  const company = await findShownCompany(ctx, key)
  if (!company) throw await movedTo(ctx, key)
  const own = await ownView(ctx, company)
  if (!company.on_air && !own && ctx.actor.user_type !== 'Operator') throw unknown()
  return { id: company.id, type: 'company', attributes: { ...shownAttributes(ctx, company), own } }
}

async function movedTo(ctx: Ctx, key: string) {
  const now = await ctx.db
    .selectFrom('company_old_slugs')
    .innerJoin('companies', 'companies.id', 'company_id')
    .select('companies.slug')
    .where('company_old_slugs.slug', '=', key)
    .where(onAir(sql.ref('companies.id')))
    .executeTakeFirst()
  return now
    ? new Refusal(
        301,
        { messages: ['Esta empresa mudou de endereço.'], slug: now.slug },
        { location: `/v1/profile/companies/${now.slug}` },
      )
    : unknown()
}

/** Of whoever works there or above: all roles read, who keeps settings may edit. */
async function ownView(ctx: Ctx, { id }: CompanyRow): Promise<Shown['attributes']['own']> {
  if (ctx.actor.user_type !== 'CompanyManager') return null
  const { company_id, roles } = await membershipOf(ctx, ctx.actor.login_id)
  if (!(await treeOf(ctx, company_id)).some((one) => one.id === id)) return null
  const may_edit = mayUse('SETTINGS', roles)
  const { verification, suspended_with = null } = await standingOf(ctx, id)
  return { may_edit, verification, suspended_with: may_edit ? suspended_with : null }
}

function shownAttributes(ctx: Ctx, company: CompanyRow): Omit<Shown['attributes'], 'own'> {
  const { address, below, facebook, instagram, linkedin, twitter } = company
  return {
    ...cardOf(ctx, { ...company, place: address && `${address.city}, ${address.state_id ?? address.country}` })
      .attributes,
    legal_name: company.legal_name,
    background: pictureOf(ctx, company.background),
    founded_at: company.founded_at,
    employees_number: company.employees_number,
    website: company.website,
    social_links: {
      ...(facebook && { facebook }),
      ...(instagram && { instagram }),
      ...(linkedin && { linkedin }),
      ...(twitter && { twitter }),
    },
    description: company.description,
    why_work: company.why_work,
    benefits: company.benefits,
    photos: company.photos.flatMap(({ id, sizes }) => {
      const photo = pictureOf(ctx, sizes)
      return photo ? [{ id, ...photo }] : []
    }),
    videos: company.video_urls.flatMap((url) => (youtubeId(url) ? [{ id: youtubeId(url)!, url }] : [])),
    contributions: company.contributions.map(({ avatar, ...one }) => ({ ...one, avatar: pictureOf(ctx, avatar) })),
    address: address && { ...address, zipcode: formatZipcode(address.zipcode) },
    parent: company.parent,
    sub_companies: below?.cards.map((row) => cardOf(ctx, row)) ?? [],
    sub_companies_count: below?.count ?? 0,
    updated_at: company.updated_at,
  }
}
