import assert from 'node:assert/strict'
import { test } from 'node:test'
import { existsSync } from 'node:fs'
import { XMLParser } from 'fast-xml-parser'
import * as z from 'zod/mini'
import { issueToken } from '#features/accounts/wire/sessions.ts'
import { listCompanies } from '#features/companies/wire/directory.ts'
import { listJobs } from '#features/jobs/wire/board.ts'
import { closeJob, listOwnedJobs, showOwnedJob, updateJob } from '#features/jobs/wire/writing.ts'
import { openApp } from '#test/support/app.ts'
import { validAtom, validSitemap, validSitemapIndex, wellFormed } from '#test/support/files/xml-schemas.ts'
import { escapeXml } from './xml.ts'

const app = await openApp({ demo: true, env: { RATE_LIMITS: 'off' } })

const MANY = /\.(urlset\.url|sitemap|entry|job|link)$/
const parser = new XMLParser({
  ignoreAttributes: false,
  attributeNamePrefix: '',
  isArray: (_, path) => MANY.test(`.${String(path)}`),
  parseTagValue: false,
})

type Format<S> = { type: string; valid: (text: string) => void; shape: S }

/** Validates by the official schema, then by what is expected. */
async function read<S extends z.ZodMiniType>(address: string, { type, valid, shape }: Format<S>): Promise<z.output<S>> {
  const response = await app.request(address)
  const text = await response.text()
  assert.deepEqual([response.status, response.headers.get('content-type')], [200, type])
  valid(text)
  const { '?xml': head, ...document } = parser.parse(text)
  assert.deepEqual(head, { version: '1.0', encoding: 'UTF-8' })
  return shape.parse(document)
}

const ours = z.string().check(z.regex(/^http:\/\/ponte\.test\/[\w./-]*$/))
const moment = z.iso.datetime()
const since = z.string().check(z.refine((said) => new Date(said).toUTCString() === said))
const xmlns = z.literal('http://www.sitemaps.org/schemas/sitemap/0.9')

const index = z.strictObject({
  sitemapindex: z.strictObject({ xmlns, sitemap: z.array(z.strictObject({ loc: ours })) }),
})
const urlset = z.strictObject({
  urlset: z.strictObject({ xmlns, url: z.array(z.strictObject({ loc: ours, lastmod: z.optional(moment) })) }),
})
const link = z.strictObject({ rel: z.enum(['self', 'alternate']), type: z.string(), href: ours })
const author = z.strictObject({ name: z.string() })
const entry = z.strictObject({
  id: z.string().check(z.regex(/^urn:uuid:[0-9a-f-]{36}$/)),
  title: z.string(),
  link: z.array(link),
  published: moment,
  updated: moment,
  author,
  category: z.strictObject({ term: z.string(), label: z.string() }),
  summary: z.string(),
  content: z.strictObject({ '#text': z.string(), type: z.literal('html') }),
})
const feed = z.strictObject({
  feed: z.strictObject({
    xmlns: z.literal('http://www.w3.org/2005/Atom'),
    'xml:lang': z.literal('pt-BR'),
    id: ours,
    title: z.string(),
    updated: moment,
    author,
    link: z.array(link),
    entry: z.array(entry),
  }),
})
const text = z.string().check(z.minLength(1))
const exported = z.strictObject({
  title: text,
  date: since,
  referencenumber: z.uuid(),
  url: ours,
  company: text,
  city: z.optional(text),
  state: z.optional(z.string().check(z.regex(/^[A-Z]{2}$/))),
  country: z.literal('BR'),
  postalcode: z.optional(z.string().check(z.regex(/^\d{5}-\d{3}$/))),
  description: text,
  salary: text,
  jobtype: text,
  category: text,
  remotetype: z.optional(text),
  expirationdate: since,
})
const source = z.strictObject({
  source: z.strictObject({
    publisher: text,
    publisherurl: z.literal('http://ponte.test'),
    lastBuildDate: since,
    job: z.array(exported),
  }),
})

const XML = 'application/xml; charset=utf-8'
const INDEX = { type: XML, valid: validSitemapIndex, shape: index }
const MAP = { type: XML, valid: validSitemap, shape: urlset }
const ATOM = { type: 'application/atom+xml; charset=utf-8', valid: validAtom, shape: feed }
/** The aggregator format has no published schema: its shape is defined above. */
const EXPORT = { type: XML, valid: wellFormed, shape: source }

const board = async () => (await app.call(listJobs, { per_page: 100 })).collection.data

test('the index names the maps, and the maps every open job once', async () => {
  const { sitemapindex } = await read('/sitemap.xml', INDEX)
  assert.deepEqual(
    sitemapindex.sitemap.map(({ loc }) => loc),
    [
      'http://ponte.test/sitemaps/paginas.xml',
      'http://ponte.test/sitemaps/academy.xml',
      'http://ponte.test/sitemaps/vagas-1.xml',
      'http://ponte.test/sitemaps/empresas-1.xml',
      'http://ponte.test/sitemaps/programas-1.xml',
      'http://ponte.test/sitemaps/eventos-1.xml',
    ],
  )
  const { urlset: jobs } = await read('/sitemaps/vagas-1.xml', MAP)
  assert.deepEqual(
    jobs.url.map(({ loc }) => loc).sort(),
    (await board()).map(({ attributes }) => `http://ponte.test/vagas/${attributes.slug}`).sort(),
  )
  assert.ok(jobs.url.every(({ lastmod }) => lastmod))
  const { urlset: pages } = await read('/sitemaps/paginas.xml', MAP)
  assert.ok(pages.url.some(({ loc }) => loc === 'http://ponte.test/ies/universidade-horizonte'))
  const { urlset: companies } = await read('/sitemaps/empresas-1.xml', MAP)
  assert.deepEqual(
    companies.url.map(({ loc }) => loc).sort(),
    (await app.call(listCompanies, { per_page: 100 })).collection.data
      .map(({ attributes }) => `http://ponte.test/empresas/ver/${attributes.slug}`)
      .sort(),
  )
  const { urlset: courses } = await read('/sitemaps/academy.xml', MAP)
  assert.ok(courses.url.some(({ loc }) => loc === 'http://ponte.test/academy/cursos/excel-do-zero-ao-dia-a-dia'))
  const { urlset: programs } = await read('/sitemaps/programas-1.xml', MAP)
  assert.equal(programs.url.length, 2, 'the open program of the demonstration and the edition before')
  assert.ok(programs.url.every(({ loc }) => loc.startsWith('http://ponte.test/programa_estagios/')))
  const { urlset: events } = await read('/sitemaps/eventos-1.xml', MAP)
  assert.ok(events.url.every(({ loc }) => /^http:\/\/ponte\.test\/eventos\/[\w-]+\/inscricao$/.test(loc)))
  for (const file of ['programas-2.xml', 'eventos-2.xml', 'empresas-2.xml', 'vagas-2.xml', 'vagas-0.xml', 'nada.xml'])
    assert.equal((await app.request(`/sitemaps/${file}`)).status, 404)
})

test('the feeds tell what is open to everybody, and nothing exclusive', async () => {
  const open = (await board()).filter(({ attributes }) => !attributes.ies_exclusive.length).map(({ id }) => id)
  assert.ok(open.length > 0 && open.length < (await board()).length)
  const atom = await read('/vagas.atom', ATOM)
  assert.deepEqual(atom.feed.entry.map(({ id }) => id.slice(9)).sort(), open.toSorted())
  assert.deepEqual(
    atom.feed.link.map(({ rel }) => rel),
    ['self', 'alternate'],
  )
  const all = await read('/vagas.xml', EXPORT)
  assert.deepEqual(
    all.source.job.map(({ referencenumber }) => referencenumber),
    open.toSorted(),
  )
})

test('a job leaves the maps and feeds when it closes, and its words cannot break them', async () => {
  const { access_token } = await app.call(issueToken, {
    grant_type: 'password',
    username: 'recrutador@demo.test',
    password: 'Ponte@2026',
    user_type: 'CompanyManager',
  })
  const [job] = (await app.call(listOwnedJobs, { status: 'published' }, access_token)).collection.data
  const title = 'P&D <b>"já"</b> ]]> \u{1F33E}'
  const { lock_version } = (await app.call(showOwnedJob, { id: job!.id }, access_token)).data.attributes
  await app.call(updateJob, { id: job!.id, job: { title, lock_version } }, access_token)
  const found = async () =>
    (await read('/vagas.xml', EXPORT)).source.job.find(({ referencenumber }) => referencenumber === job!.id)
  assert.equal((await found())?.title, title)
  await app.call(closeJob, { id: job!.id, closure: { reason: 'filled' } }, access_token)
  assert.equal(await found(), undefined)
  assert.equal(
    (await read('/sitemaps/vagas-1.xml', MAP)).urlset.url.some(({ loc }) => loc.includes(job!.attributes.slug)),
    false,
  )
  assert.equal(escapeXml('a\u0000b\u000bc'), 'abc')
})

test('the schemas tell what does not belong', () => {
  const atom = (inner: string) =>
    '<feed xmlns="http://www.w3.org/2005/Atom"><id>http://ponte.test/vagas</id><title>Vagas</title>' +
    `<updated>2026-01-02T03:04:05Z</updated>${inner}</feed>`
  const author = '<author><name>Ponte</name></author>'
  const entry =
    '<entry><id>urn:uuid:1</id><title>Vaga</title><updated>2026-01-02T03:04:05Z</updated>' +
    '<content>Texto</content></entry>'
  validAtom(atom(author + entry))
  assert.throws(() => validAtom(atom(entry)), /must have an atom:author/)
  for (const wrong of [
    `${author}<job/>`,
    author + entry.replace('02T', '02 '),
    author + entry.replace('<id>urn:uuid:1</id>', ''),
    `${author}<entry>`,
  ])
    assert.throws(() => validAtom(atom(wrong)))
  const map = (inner: string) => `<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">${inner}</urlset>`
  validSitemap(map('<url><loc>http://ponte.test/</loc><lastmod>2026-01-02</lastmod></url>'))
  for (const wrong of [
    '',
    '<url/>',
    '<url><loc>/vagas</loc></url>',
    '<url><loc>http://ponte.test/</loc><lastmod>2 jan</lastmod></url>',
  ])
    assert.throws(() => validSitemap(map(wrong)))
  assert.throws(() => validSitemapIndex(map('<url><loc>http://ponte.test/</loc></url>')))
  assert.throws(() => wellFormed('<source><job></source>'))
})

test('robots are told where the map is, and kept out of rooms that have their own people', async () => {
  const said = await (await app.request('/robots.txt')).text()
  assert.match(said, /^User-agent: \*\n/)
  assert.match(said, /\nSitemap: http:\/\/ponte\.test\/sitemap\.xml\n$/)
  for (const room of ['/admin', '/usuarios/', '/v1/']) assert.ok(said.includes(`\nDisallow: ${room}\n`))
  assert.ok(!said.includes('Disallow: /vagas\n'))
})

test('a device that keeps the site finds its name, and icons that are there', async () => {
  const response = await app.request('/manifest.webmanifest')
  assert.deepEqual([response.status, response.headers.get('content-type')], [200, 'application/manifest+json'])
  const { name, icons } = (await response.json()) as { name: string; icons: { src: string }[] }
  assert.equal(name, 'Ponte')
  for (const { src } of icons) assert.ok(existsSync(new URL(`../../../../public${src}`, import.meta.url)), src)
})
