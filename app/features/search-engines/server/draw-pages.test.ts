import assert from 'node:assert/strict'
import { test } from 'node:test'
import sharp from 'sharp'
import { attachFile, keepPicture } from '#features/files/server/files.ts'
import { showInstitution } from '#features/institutions/wire/register.ts'
import { openApp } from '#test/support/app.ts'

const app = await openApp({ demo: true, env: { RATE_LIMITS: 'off' } })

const PICTURES = {
  '/': '/v1/previews/home/picture.png',
  '/vagas': '/v1/previews/vagas/picture.png',
  '/empresas': '/v1/previews/empresas/picture.png',
  '/ies/universidade-horizonte': '/v1/previews/ies/universidade-horizonte/picture.png',
}

for (const [page, picture] of Object.entries(PICTURES))
  test(`${page} has a picture of its own where it is shared`, async () => {
    const response = await app.request(picture)
    const png = Buffer.from(await response.arrayBuffer())
    assert.deepEqual(
      [
        response.status,
        response.headers.get('content-type'),
        png.toString('latin1', 1, 4),
        png.readUInt32BE(16),
        png.readUInt32BE(20),
      ],
      [200, 'image/png', 'PNG', 1200, 630],
    )
  })

test('a partner’s picture has its colour, and nobody’s board has none', async () => {
  const { data } = await app.call(showInstitution, { display_name: 'universidade-horizonte' })
  const png = await (await app.request(PICTURES['/ies/universidade-horizonte'])).arrayBuffer()
  const deck = { left: 10, top: 530, width: 1, height: 1 }
  const [red, green, blue] = await sharp(Buffer.from(png)).extract(deck).raw().toBuffer()
  const drawn = `#${[red, green, blue].map((part) => part!.toString(16).padStart(2, '0')).join('')}`
  assert.equal(drawn, data.attributes.colour!.toLowerCase())
  assert.equal((await app.request('/v1/previews/ies/nenhuma/picture.png')).status, 404)
})

test('a logo that is kept as WebP is drawn on pictures of its company, and of its jobs', async () => {
  const { db } = app.ctx()
  const company = await db
    .selectFrom('companies as c')
    .innerJoin('jobs as j', 'j.company_id', 'c.id')
    .select(['c.id', 'c.slug', 'j.slug as job'])
    .where('c.slug', 'like', 'aurora%')
    .where('j.status', '=', 'published')
    .executeTakeFirstOrThrow()
  const red = sharp({ create: { width: 200, height: 200, channels: 3, background: '#ff0000' } })
  const logo = await keepPicture(app.ctx(), new File([new Uint8Array(await red.png().toBuffer())], 'logo.png'), {
    field: 'avatar',
    purpose: 'logo',
    limit: 1_000_000,
    widths: [192],
  })
  await attachFile(app.ctx(), logo)
  await db.updateTable('companies').set({ avatar_file_id: logo.id }).where('id', '=', company.id).execute()
  const corner = { left: 1085, top: 582, width: 1, height: 1 }
  for (const address of [
    `/v1/profile/companies/${company.slug}/picture.png`,
    `/v1/ats/jobs/${company.job}/picture.png`,
  ]) {
    const response = await app.request(address)
    const [r, g, b] = await sharp(Buffer.from(await response.arrayBuffer()))
      .extract(corner)
      .raw()
      .toBuffer()
    assert.ok(r! > 240 && g! < 15 && b! < 15, `${address}: ${r} ${g} ${b}`)
  }
})
