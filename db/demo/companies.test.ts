import assert from 'node:assert/strict'
import { test } from 'node:test'
import { listCompanies, showCompany } from '#features/companies/wire/directory.ts'
import { openApp } from '#test/support/app.ts'
import { loadDemo } from './load-demo.ts'

const app = await openApp()

test('every company of the demonstration has a page that is worth a visit, once however often it starts', async () => {
  await loadDemo(app.house, { pictures: true })
  await loadDemo(app.house, { pictures: true })
  const { collection } = await app.call(listCompanies, { sort: 'name' })
  assert.deepEqual(
    collection.data.map(({ attributes }) => [
      attributes.name,
      attributes.place,
      attributes.avatar !== null,
      attributes.open_jobs > 0,
    ]),
    [
      ['Aurora Alimentos', 'São Paulo, SP', true, true],
      ['Aurora Campinas', 'Campinas, SP', false, true],
      ['Clínica Jatobá', 'Belo Horizonte, MG', true, true],
      ['Nimbo', 'Florianópolis, SC', true, true],
    ],
  )
  const pages = await Promise.all(
    collection.data.map(async ({ id }) => (await app.call(showCompany, { company_id: id })).data.attributes),
  )
  assert.deepEqual(
    pages.map(({ photos, contributions, sub_companies, background }) => [
      photos.length,
      contributions.filter(({ avatar }) => avatar).length,
      sub_companies.length,
      background !== null,
    ]),
    [
      [10, 2, 1, true],
      [0, 0, 0, false],
      [4, 1, 0, true],
      [4, 2, 0, true],
    ],
  )
  const [photo] = pages[0]!.photos
  assert.equal((await app.request(photo!.url)).status, 200)
})
