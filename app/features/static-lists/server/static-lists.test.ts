// On PostgreSQL too: search.
import assert from 'node:assert/strict'
import { existsSync, statSync } from 'node:fs'
import { test } from 'node:test'
import { sql } from 'kysely'
import { openApp } from '#test/support/app.ts'
import { registration } from '#test/support/registration.ts'
import type { Refused } from '#wire/send.ts'
import { issueToken } from '#features/accounts/wire/sessions.ts'
import { registerCompany } from '#features/companies/wire/registration.ts'
import { listCities, listContributions, listPeriods, type ListName, lists } from '../wire.ts'
import { loadReferenceLists } from './static-lists.ts'

const app = await openApp()
const db = app.house.database.db
const all = (name: ListName) => app.call(lists[name], {})
const find = async (name: ListName, q: string) => (await app.call(lists[name], { q })).map((option) => option.label)
const findCity = async (state: string, q: string) =>
  (await app.call(listCities, { state, q })).map((city) => city.label)
const refusal = (promise: Promise<unknown>) =>
  promise.then(
    () => assert.fail('was accepted'),
    (error: unknown) => error as Refused,
  )

for (const name of Object.keys(lists) as ListName[]) {
  test(`${name} answers options with distinct values and labels that say something`, async () => {
    const options = await all(name)
    assert.ok(options.length > 1)
    assert.equal(new Set(options.map((option) => option.value)).size, options.length)
    assert.ok(options.every((option) => option.label.trim() === option.label && option.label !== ''))
  })
}

test('lists are as long as the world they describe', async () => {
  assert.equal((await all('states')).length, 27)
  assert.equal((await all('countries')).length, 250)
  assert.equal((await all('sectors')).length, 87)
  const states = await all('states')
  const cities = await Promise.all(states.map(({ value }) => app.call(listCities, { state: value as string })))
  assert.equal(cities.flat().length, 5571)
  assert.equal((await app.call(listCities, { state: 'sp' })).length, 645)
})

test('the seven roles have the ids and the order of the specification', async () => {
  const names = [
    'Administrador',
    'Recrutador',
    'Departamento Pessoal',
    'Supervisor de Estágio',
    'Representante Legal',
    'HR Business Partner',
    'Financeiro',
  ]
  assert.deepEqual(
    (await app.call(lists.company_group_roles, {})).map(({ value, label }) => [value, label]),
    names.map((label, i) => [i + 1, label]),
  )
})

test('job types are the five of a job', async () => {
  assert.deepEqual(
    (await all('job_types')).map((option) => option.value),
    ['internship', 'trainee', 'effective', 'young_apprentice', 'temporary'],
  )
})

test('eighteen benefits have an image, and the image exists and is small', async () => {
  const images = (await app.call(lists.company_benefits, {})).flatMap(({ image }) => image ?? [])
  assert.equal(images.length, 18)
  for (const image of images) {
    const file = new URL(`../../../../public${image}`, import.meta.url)
    assert.ok(existsSync(file), image)
    assert.ok(statSync(file).size <= 2000, image)
  }
})

test('accents, hyphens and case do not matter to a search', async () => {
  assert.deepEqual(await findCity('SC', 'grao para'), ['Grão-Pará'])
  assert.equal((await findCity('SP', 'SAO PAULO'))[0], 'São Paulo')
  assert.deepEqual(await find('states', 'sao paulo'), ['São Paulo'])
  assert.equal((await find('states', 'sp'))[0], 'São Paulo')
  assert.equal((await find('softwares', 'nodejs'))[0], 'Node.js')
  assert.deepEqual(await find('softwares', 'c++'), ['C++'])
})

test('a place is found by the spelling of another century', async () => {
  assert.equal((await findCity('RN', 'Açu'))[0], 'Assú')
  assert.equal((await findCity('RN', 'assu'))[0], 'Assú')
  assert.deepEqual(await findCity('SP', 'moji mirim'), ['Mogi Mirim'])
  assert.deepEqual(await findCity('RO', 'alta floresta doeste'), ["Alta Floresta D'Oeste"])
})

test('the best answer comes first: exact, beginning, beginning of a word, inside', async () => {
  const found = await find('softwares', 'r')
  assert.equal(found[0], 'R')
  assert.equal(found.length, 50)
  assert.equal((await find('languages', 'ingles'))[0], 'Inglês')
  assert.equal((await find('sectors', 'educacao'))[0], 'Educação e ensino')
  for (const [called, sector] of [
    ['software', 'Tecnologia da informação'],
    ['padaria', 'Varejo'],
    ['restaurante', 'Restaurantes e alimentação'],
    ['escola', 'Educação e ensino'],
    ['construtora', 'Construção de edifícios'],
    ['TI', 'Tecnologia da informação'],
  ] as const)
    assert.ok((await find('sectors', called)).includes(sector), called)
})

test('a question without letters finds nothing, and an unknown one neither', async () => {
  assert.deepEqual(await find('skills', '%'), [])
  assert.deepEqual(await find('skills', '\u0301'), [])
  assert.deepEqual(await find('skills', 'xyzzy'), [])
})

test('periods depend on the level of education', async () => {
  const periods = async (main_education_type: string) =>
    (await app.call(listPeriods, { main_education_type })).map((period) => period.value)
  assert.deepEqual(await periods('none'), [])
  assert.deepEqual(await periods('high_school'), ['year'])
  assert.deepEqual(await periods('college'), ['semester', 'bimester', 'year', 'module', 'four_month_period'])
})

test('an unknown state or level of education is not found', async () => {
  assert.equal((await refusal(app.call(listCities, { state: 'XX' }))).status, 404)
  assert.equal((await refusal(app.call(listPeriods, { main_education_type: 'kindergarten' }))).status, 404)
})

test('an unchanged list is not written again, a changed one is, and what is carried no longer is retired', async () => {
  assert.equal(await loadReferenceLists(db), false)
  await sql`insert into skills (id, name, carried) values ('old', 'Datilografia', true)`.execute(db)
  await sql`insert into skills (id, name, status) values ('new', 'Datilografia veloz', 'proposed')`.execute(db)
  await sql`update languages set name = 'Portugues' where id = 'pt'`.execute(db)
  await sql`update stamps set hash = '' where name = 'static-lists'`.execute(db)
  assert.equal(await loadReferenceLists(db), true)
  assert.deepEqual(await find('skills', 'datilografia'), [])
  assert.equal(
    (await sql<{ n: number }>`select count(*) as n from skills where id in ('old', 'new')`.execute(db)).rows[0]!.n,
    2,
  )
  assert.equal((await all('languages'))[0]!.label, 'Português')
})

test('a list may be kept for an hour by anybody, a refusal by nobody', async () => {
  const kept = async (name: string) => (await app.request(`/selects/${name}.json`)).headers.get('cache-control')
  assert.equal(await kept('sectors'), 'public, max-age=3600')
  assert.equal(await kept('SP/cities_react'), 'public, max-age=3600')
  assert.equal(await kept('XX/cities_react'), 'no-store')
})

test("the people of a company are listed for that company's people only", async () => {
  const managerOf = async (form: ReturnType<typeof registration>) => {
    const { data } = await app.call(registerCompany, form)
    const { email, password } = form.company.company_managers_attributes[0]!
    const { access_token } = await app.call(issueToken, {
      grant_type: 'password',
      username: email,
      password,
      user_type: 'CompanyManager',
    })
    return { company_id: data.id, access_token }
  }
  const [mine, other] = [await managerOf(registration()), await managerOf(registration())]
  assert.deepEqual(
    (await app.call(listContributions, { company_id: mine.company_id }, mine.access_token)).map(({ label, title }) => [
      label,
      title,
    ]),
    [['Ana Lima', null]],
  )
  assert.equal(
    (await refusal(app.call(listContributions, { company_id: other.company_id }, mine.access_token))).status,
    404,
  )
  assert.equal((await refusal(app.call(listContributions, { company_id: mine.company_id }))).status, 401)
})
