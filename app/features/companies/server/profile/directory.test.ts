// On PostgreSQL too: search.
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { showSession } from '#features/accounts/wire/sessions.ts'
import { listJobs, showJob } from '#features/jobs/wire/board.ts'
import { openApp } from '#test/support/app.ts'
import { castOf } from '#test/support/people/cast.ts'
import { refusal } from '#test/support/candidate.ts'
import { companyProfiles, judge, wholeCompany } from '#test/support/companies.ts'
import { newJob } from '#test/support/jobs.ts'
import { photoFile } from '#test/support/files/photos.ts'
import { listCompanies, showCompany } from '../../wire/directory.ts'

const app = await openApp({ env: { RATE_LIMITS: 'off', COMPANY_VERIFICATION: 'auto' } })
const { save, edited } = companyProfiles(app)
const { people, companies, of, operator, administrator: token } = await castOf(app)
const shown = async (company_id: string, as?: string) =>
  (await app.call(showCompany, { company_id }, as)).data.attributes
const namesOf = async (query: object) =>
  (await app.call(listCompanies, query)).collection.data.map(({ attributes }) => attributes.name)

test('everybody reads what is public of a company, by id and by address, and nothing else', async () => {
  await save(
    companies.company,
    wholeCompany({ avatar: await photoFile('logo.png', 64, 64, 'png'), photos: [await photoFile()] }),
    token(),
  )
  const page = await shown(companies.company)
  assert.deepEqual(await shown(page.slug), page)
  assert.deepEqual(
    [
      page.name,
      page.legal_name,
      page.sector !== '',
      page.place,
      page.social_links,
      page.benefits.map(({ label }) => label),
      page.videos,
      page.contributions.length,
      page.photos.length,
      page.own,
    ],
    [
      'Casa de Pães',
      'Casa de Pães Ltda.',
      true,
      'São Paulo, SP',
      {
        facebook: 'https://facebook.com/casadepaes',
        instagram: 'https://www.instagram.com/casadepaes',
        linkedin: 'https://www.linkedin.com/company/casa-de-paes',
        twitter: 'https://x.com/casadepaes',
      },
      ['Academia', 'Vale-refeição'],
      [{ id: 'aqz-KE-bpKQ', url: 'https://www.youtube.com/watch?v=aqz-KE-bpKQ' }],
      1,
      1,
      null,
    ],
  )
  assert.deepEqual(
    { ...page.address },
    {
      street: 'Avenida Paulista',
      number: '1000',
      complement: 'Loja 2',
      neighborhood: 'Bela Vista',
      city: 'São Paulo',
      state_id: 'SP',
      state: 'São Paulo',
      zipcode: '01310-100',
      country_id: 'BR',
      country: 'Brasil',
    },
  )
  const text = JSON.stringify(page)
  for (const hidden of ['Ana Lima', (await edited(companies.company, token())).cnpj, '98888', 'number_of_interns'])
    assert.equal(text.includes(hidden), false, hidden)
})

test('who works there reads that it is theirs; only who keeps settings may edit', async () => {
  assert.deepEqual((await shown(companies.branch, token())).own, {
    may_edit: true,
    verification: 'verificada',
    suspended_with: null,
  })
  assert.deepEqual((await shown(companies.company, of('Financeiro'))).own, {
    may_edit: false,
    verification: 'verificada',
    suspended_with: null,
  })
  assert.equal((await shown(companies.company, token('branch'))).own, null)
  assert.equal((await shown(companies.company, people.find(({ kind }) => kind === 'User')!.token!)).own, null)
})

test('an address that a page had before leads to it', async () => {
  const { slug } = await shown(companies.stranger)
  const renamed = await save(companies.stranger, { name: 'Vizinha Nova' }, token('stranger'))
  assert.match(renamed.slug, /^vizinha-nova-/)
  assert.equal((await edited(slug, token('stranger'))).slug, renamed.slug)
  const { status, body } = await refusal(shown(slug))
  assert.deepEqual([status, (body as { slug?: string }).slug], [301, renamed.slug])
  assert.equal((await save(companies.stranger, { name: 'Vizinha' }, token('stranger'))).slug, slug)
  assert.equal((await shown(slug)).slug, slug)
  assert.equal((await refusal(shown(renamed.slug))).status, 301)
})

test('a page has a picture where it is shared, by whatever address', async () => {
  const before = (await shown(companies.stranger)).slug
  const { slug } = await save(companies.stranger, { name: 'Vizinha Nova' }, token('stranger'))
  const picture = (key: string) => app.request(`/v1/profile/companies/${key}/picture.png`)
  const drawn = await picture(slug)
  const png = Buffer.from(await drawn.arrayBuffer())
  assert.deepEqual(
    [
      drawn.status,
      drawn.headers.get('content-type'),
      png.toString('latin1', 1, 4),
      png.readUInt32BE(16),
      png.readUInt32BE(20),
    ],
    [200, 'image/png', 'PNG', 1200, 630],
  )
  const moved = await picture(before)
  assert.deepEqual(
    [moved.status, moved.headers.get('location'), (await picture('nenhuma')).status],
    [301, `/v1/profile/companies/${slug}/picture.png`, 404],
  )
  await save(companies.stranger, { name: 'Vizinha' }, token('stranger'))
})

test('the list finds companies by name, sector and place, those with open jobs first', async () => {
  await newJob(app, of('Recrutador', 'stranger'))
  const { collection, total_count, total_pages } = await app.call(listCompanies, {})
  assert.deepEqual(
    [collection.data.map(({ attributes }) => [attributes.name, attributes.open_jobs]), total_count, total_pages],
    [
      [
        ['Vizinha', 1],
        ['Casa de Pães', 0],
        ['Filial', 0],
      ],
      3,
      1,
    ],
  )
  assert.deepEqual(await namesOf({ sort: '-name' }), ['Vizinha', 'Filial', 'Casa de Pães'])
  assert.deepEqual(await namesOf({ q: 'PÃES' }), ['Casa de Pães'])
  assert.deepEqual(await namesOf({ q: 'paes ltda' }), ['Casa de Pães'])
  for (const q of ['%', '_', 'c_sa', '\\']) assert.deepEqual(await namesOf({ q }), [], q)
  assert.deepEqual(await namesOf({ sector_id: ['10'] }), ['Casa de Pães'])
  assert.deepEqual(await namesOf({ state_id: ['SP'], city_id: [3550308] }), ['Casa de Pães'])
  assert.deepEqual(await namesOf({ state_id: ['RJ'] }), [])
  assert.deepEqual(await namesOf({ page: 2 }), [])
  assert.equal((await shown(companies.stranger)).open_jobs, 1)
})

test('what is not verified, or below who is suspended, only its own people and the operation see', async () => {
  await judge(app, companies.company, 'suspensa')
  assert.deepEqual(await namesOf({}), ['Vizinha'])
  for (const id of [companies.company, companies.branch]) {
    assert.equal((await refusal(shown(id))).status, 404)
    assert.equal((await refusal(shown(id, token('stranger')))).status, 404)
    const { own } = await shown(id, token())
    assert.deepEqual(own, {
      may_edit: true,
      verification: 'suspensa',
      suspended_with: id === companies.branch ? 'Casa de Pães Ltda.' : null,
    })
    assert.equal((await edited(id, token())).verification, 'suspensa')
    assert.equal((await shown(id, operator())).own, null)
  }
  assert.deepEqual(
    (await edited(companies.company, token())).sub_companies.map(({ verification }) => verification),
    ['suspensa'],
  )
  await judge(app, companies.company, 'verificada')
  assert.equal((await namesOf({})).length, 3)
  assert.deepEqual((await shown(companies.branch, token('branch'))).own?.verification, 'verificada')
})

test('a job follows its company: it is found by the new name and shows the new avatar', async () => {
  const place = 'company'
  const { id, attributes } = await newJob(app, of('Recrutador', place), { title: 'Forneiro' })
  const { avatar } = await save(
    companies[place],
    {
      name: 'Moinho Encantado Ltda.',
      trading_name: 'Moinho Encantado',
      avatar: await photoFile('novo.png', 500, 500, 'png', 7),
    },
    token(),
  )
  await app.settle()
  const [found] = (await app.call(listJobs, { q: 'moinho encantado' })).collection.data
  const [small, middle] = avatar!.srcset.split(', ').map((one) => one.split(' ')[0])
  assert.deepEqual(
    [found!.id, found!.attributes.avatar, found!.attributes.author_name],
    [id, middle, 'Moinho Encantado'],
  )
  assert.equal((await app.call(showJob, { slug: attributes.slug })).data.attributes.company.avatar, middle)
  assert.equal((await app.call(showSession, {}, token())).data.attributes.company_avatar, small)
  const { slug } = await edited(companies[place], token())
  await save(companies[place], { name: 'Moinho de Antes Ltda.' }, token())
  assert.deepEqual(
    (await app.call(listJobs, { company_id: slug })).collection.data.map(({ id }) => id),
    [id],
  )
})
