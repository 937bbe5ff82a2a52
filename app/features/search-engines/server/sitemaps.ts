import { sql } from 'kysely'
import { agreementInForce } from '#features/institutions/server/institutions.ts'
import { countOpenJobs, openAddresses } from '#features/jobs/server/jobs.ts'
import type { Ctx } from '#server/context.ts'
import { notFound } from '#server/refusal.ts'
import { element, XML_HEAD } from './xml.ts'

/** The protocol allows 50,000; a file of this size is made in a moment. */
export const JOBS_A_FILE = 10_000
const SPACE = 'xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"'
const PAGES = ['/', '/vagas', '/sobre/privacidade', '/empresas/cadastro/criar']

type Place = { path: string; changed?: string }

const place = (origin: string) => ({ path, changed }: Place) => `<url>${element('loc', origin + path)}${element('lastmod', changed && new Date(changed).toISOString())}</url>`

async function partnerBoards(ctx: Ctx): Promise<Place[]> {
  const { rows } = await sql<{ display_name: string }>`select display_name from institution_partners p where ${agreementInForce(ctx)} order by display_name`.execute(ctx.db)
  return rows.map(({ display_name }) => ({ path: `/ies/${display_name}` }))
}

/** An index however few there are: whoever was told of it once finds all that comes. */
export async function sitemapIndex(ctx: Ctx) {
  const files = Math.ceil((await countOpenJobs(ctx)) / JOBS_A_FILE)
  const names = ['paginas.xml', ...Array.from({ length: files }, (_, at) => `vagas-${at + 1}.xml`)]
  return `${XML_HEAD}<sitemapindex ${SPACE}>${names.map((name) => `<sitemap>${element('loc', `${ctx.configuration.app_origin}/sitemaps/${name}`)}</sitemap>`).join('')}</sitemapindex>`
}

async function placesIn(ctx: Ctx, file: string): Promise<Place[]> {
  if (file === 'paginas.xml') return [...PAGES.map((path) => ({ path })), ...(await partnerBoards(ctx))]
  const [, page] = /^vagas-([1-9]\d{0,4})\.xml$/.exec(file) ?? []
  const found = page ? await openAddresses(ctx, { page: Number(page), size: JOBS_A_FILE }) : []
  return found.map(({ slug, updated_at }) => ({ path: `/vagas/${slug}`, changed: updated_at }))
}

export async function sitemap(ctx: Ctx, file: string) {
  const places = await placesIn(ctx, file)
  if (!places.length) throw notFound('Não há um mapa do site com esse nome.')
  return `${XML_HEAD}<urlset ${SPACE}>${places.map(place(ctx.configuration.app_origin)).join('')}</urlset>`
}
