import { sql } from 'kysely'
import { academyAddresses } from '#features/academy/server/academy.ts'
import { countPages, pageAddresses } from '#features/companies/server/companies.ts'
import { countPublicEvents, eventAddresses } from '#features/events/server/events.ts'
import { agreementInForce } from '#features/institutions/server/institutions.ts'
import { countOpenJobs, openAddresses } from '#features/jobs/server/jobs.ts'
import { countPrograms, programAddresses } from '#features/programs/server/programs.ts'
import type { Ctx } from '#server/context.ts'
import { notFound } from '#server/refusal.ts'
import { element, XML_HEAD } from './xml.ts'

/** The protocol allows 50,000; a file of this size is fast to make. */
export const PLACES_A_FILE = 10_000
const SPACE = 'xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"'
const PAGES = ['/', '/vagas', '/empresas', '/eventos/proximos', '/sobre/privacidade', '/empresas/cadastro/criar']

type Place = { path: string; changed?: string }

const place =
  (origin: string) =>
  ({ path, changed }: Place) =>
    `<url>${element('loc', origin + path)}${element('lastmod', changed && new Date(changed).toISOString())}</url>`

async function partnerBoards(ctx: Ctx): Promise<Place[]> {
  const { rows } = await sql<{
    display_name: string
  }>`select display_name from institution_partners p where ${agreementInForce(ctx)} order by display_name`.execute(
    ctx.db,
  )
  return rows.map(({ display_name }) => ({ path: `/ies/${display_name}` }))
}

/** Always an index, so that its address stays when files are added. */
export async function sitemapIndex(ctx: Ctx) {
  const files = (name: string, places: number) =>
    Array.from({ length: Math.ceil(places / PLACES_A_FILE) }, (_, at) => `${name}-${at + 1}.xml`)
  const names = [
    'paginas.xml',
    'academy.xml',
    ...files('vagas', await countOpenJobs(ctx)),
    ...files('empresas', await countPages(ctx)),
    ...files('programas', await countPrograms(ctx)),
    ...files('eventos', await countPublicEvents(ctx)),
  ]
  const all = names.map((name) => element('loc', `${ctx.configuration.app_origin}/sitemaps/${name}`))
  const maps = all.map((place) => `<sitemap>${place}</sitemap>`).join('')
  return `${XML_HEAD}<sitemapindex ${SPACE}>${maps}</sitemapindex>`
}

async function placesIn(ctx: Ctx, file: string): Promise<Place[]> {
  if (file === 'paginas.xml') return [...PAGES.map((path) => ({ path })), ...(await partnerBoards(ctx))]
  if (file === 'academy.xml') return academyAddresses(ctx)
  const [, name, page] = /^(vagas|empresas|programas|eventos)-([1-9]\d{0,4})\.xml$/.exec(file) ?? []
  const part = { page: Number(page), size: PLACES_A_FILE }
  if (name === 'vagas')
    return (await openAddresses(ctx, part)).map(({ slug, updated_at }) => ({
      path: `/vagas/${slug}`,
      changed: updated_at,
    }))
  if (name === 'empresas')
    return (await pageAddresses(ctx, part)).map(({ slug, changed }) => ({ path: `/empresas/ver/${slug}`, changed }))
  if (name === 'programas')
    return (await programAddresses(ctx, part)).map(({ slug, changed }) => ({
      path: `/programa_estagios/${slug}`,
      changed,
    }))
  if (name === 'eventos')
    return (await eventAddresses(ctx, part)).map(({ id }) => ({ path: `/eventos/${id}/inscricao` }))
  return []
}

export async function sitemap(ctx: Ctx, file: string) {
  const places = await placesIn(ctx, file)
  if (!places.length) throw notFound('Não há um mapa do site com esse nome.')
  return `${XML_HEAD}<urlset ${SPACE}>${places.map(place(ctx.configuration.app_origin)).join('')}</urlset>`
}
