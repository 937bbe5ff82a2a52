// How values are sent to the API, and the messages they come back with.
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { openApp } from '#test/support/app.ts'
import { openExampleApi } from '#test/support/product/example-api.ts'

const api = openExampleApi((await openApp()).house)
const go = async (path: string, init: RequestInit = {}) => api.request(path, init)
const JSON_TYPE = { 'content-type': 'application/json' }
const GOOD = { authorization: 'Bearer good' }
const read = async (response: Response) => (await response.json()) as any
const png = (name = 'a.png', size = 10) => new File([new Uint8Array(size)], name, { type: 'image/png' })
const FIELDS = [
  ['shipyard[name]', 'Estaleiro'],
  ['shipyard[employees_count]', '12'],
  ['shipyard[accepts_terms]', 'true'],
  ['shipyard[website]', ''],
  ['shipyard[shipyard_managers_attributes][0][name]', 'Ana'],
  ['shipyard[shipyard_managers_attributes][0][email]', 'ana@x.example'],
  ['shipyard[shipyard_managers_attributes][0][main]', '1'],
  ['shipyard[shipyard_managers_attributes][1][name]', 'Bia'],
  ['shipyard[shipyard_managers_attributes][1][email]', 'bia@x.example'],
] as const
const form = (fields: Iterable<readonly [string, string]> = FIELDS, ...files: [string, File][]) => {
  const made = new FormData()
  for (const [name, value] of fields) made.append(name, value)
  for (const [name, file] of files) made.append(name, file)
  return made
}
const open = (body: FormData) => go('/v1/shipyards', { method: 'POST', body })

test('a form with brackets becomes what the schema asks for; 201 says where the new thing is', async () => {
  const response = await open(
    form(
      FIELDS,
      ['shipyard[photos][]', png('a.png')],
      ['shipyard[photos][]', png('b.png')],
      ['shipyard[logo]', png('l.png')],
    ),
  )
  const { data } = await read(response)
  assert.equal(response.status, 201)
  assert.equal(response.headers.get('location'), 'http://ponte.test/estaleiros/7')
  const attributes = {
    name: 'Estaleiro',
    employees_count: 12,
    accepts_terms: true,
    website: null,
    managers: ['Ana', 'Bia'],
    main: true,
    photos: ['a.png', 'b.png'],
    logo: 'l.png',
  }
  assert.deepEqual(data, { id: '7', type: 'shipyard', attributes })
})

test('one file in photos[] is still a list', async () => {
  const { data } = await read(await open(form(FIELDS, ['shipyard[photos][]', png()])))
  assert.deepEqual(data.attributes.photos, ['a.png'])
})

test('children may be keyed by ids instead of positions', async () => {
  const keyed = FIELDS.map(
    ([name, value]) => [name.replace('[0]', '[1712345678]').replace('[1]', '[01890a5d-ac96-774b]'), value] as const,
  )
  const { data } = await read(await open(form(keyed)))
  assert.deepEqual(data.attributes.managers, ['Ana', 'Bia'])
})

test('an empty file input is no file', async () => {
  const response = await open(form(FIELDS, ['shipyard[logo]', new File([], '', { type: 'application/octet-stream' })]))
  assert.equal((await read(response)).data.attributes.logo, null)
})

test('the same endpoint takes JSON, and there types are strict', async () => {
  const shipyard = {
    name: 'Estaleiro',
    employees_count: 12,
    accepts_terms: true,
    shipyard_managers_attributes: [{ name: 'Ana', email: 'ana@x.example' }],
  }
  const send = (body: unknown) =>
    go('/v1/shipyards', { method: 'POST', headers: JSON_TYPE, body: JSON.stringify(body) })
  assert.equal((await send({ shipyard })).status, 201)
  const refused = await send({ shipyard: { ...shipyard, employees_count: '12', accepts_terms: 'true' } })
  assert.equal(refused.status, 422)
  assert.deepEqual(Object.keys((await read(refused)).errors), ['employees_count', 'accepts_terms'])
})

test('a refused body names each field as the screen does, nested ones too', async () => {
  const logbook = {
    captain: '',
    voyages_attributes: [
      { harbour: ' ', cargo: 'x', days: 1 },
      { harbour: '', cargo: 'x', days: 1 },
      { harbour: 'y', days: -1 },
    ],
  }
  const response = await go('/v1/logbooks/9', {
    method: 'PUT',
    headers: { ...JSON_TYPE, ...GOOD },
    body: JSON.stringify({ logbook }),
  })
  const blank = ['Não pode ficar em branco']
  const body = await read(response)
  assert.equal(response.status, 422)
  assert.deepEqual(Object.keys(body), ['errors', 'messages'])
  assert.deepEqual(body.errors, {
    captain: blank,
    'voyages[1].harbour': blank,
    'voyages[2].cargo': blank,
    'voyages[2].days': ['Deve ser maior ou igual a 0'],
  })
  assert.deepEqual(body.messages, ['Não pode ficar em branco', 'Deve ser maior ou igual a 0'])
})

test('a file that is too large and a number that is none are errors on their fields', async () => {
  const bad = FIELDS.map(([name, value]) => [name, name.endsWith('[employees_count]') ? 'muitos' : value] as const)
  const response = await open(form(bad, ['shipyard[photos][]', png('big.png', 1_500_000)]))
  assert.equal(response.status, 422)
  assert.deepEqual((await read(response)).errors, {
    employees_count: ['Informe um número'],
    'photos[0]': ['O arquivo passa do limite de 1 MB'],
  })
})

test('PUT and POST reach the same handler, by form or by JSON', async () => {
  const fields = [
    ['logbook[captain]', 'Ana'],
    ['logbook[sailed_on]', ''],
    ['logbook[voyages_attributes][0][harbour]', 'Santos'],
    ['logbook[voyages_attributes][0][cargo]', 'café'],
    ['logbook[voyages_attributes][0][days]', '3'],
    ['logbook[voyages_attributes][0][laden]', 'false'],
  ] as const
  const logbook = {
    captain: 'Ana',
    sailed_on: null,
    voyages_attributes: [{ harbour: 'Santos', cargo: 'café', laden: false, days: 3 }],
  }
  for (const method of ['PUT', 'POST']) {
    for (const init of [
      { headers: GOOD, body: form(fields) },
      { headers: { ...GOOD, ...JSON_TYPE }, body: JSON.stringify({ logbook }) },
    ]) {
      const response = await go('/v1/logbooks/9', { method, ...init })
      assert.equal(response.status, 200)
      assert.deepEqual((await read(response)).data.attributes, logbook)
    }
  }
})

test('filters come repeated or with brackets, empty ones are none, totals are right', async () => {
  for (const query of [
    'states[]=SP&states[]=RJ',
    'states=SP&states=RJ',
    'states[0]=SP&states[1]=RJ',
    'states%5B%5D=SP&states%5B%5D=RJ',
  ]) {
    const body = await read(await go(`/v1/ships?${query}&afloat=true&per_page=5&page=2`, { headers: GOOD }))
    assert.deepEqual(
      [body.total_count, body.total_pages, body.collection.data.length, body.collection.included[0].type],
      [20, 4, 5, 'shipyard'],
      query,
    )
  }
  for (const query of ['states[]=SP&q=&afloat=&page=', 'states=SP'])
    assert.equal((await read(await go(`/v1/ships?${query}`, { headers: GOOD }))).total_count, 30)
  const past = await read(await go('/v1/ships?page=99', { headers: GOOD }))
  assert.deepEqual([past.collection, past.total_count], [{ data: [], included: [] }, 60])
})

test('a bad query is refused in words', async () => {
  const response = await go('/v1/ships?page=0&per_page=x', { headers: GOOD })
  assert.equal(response.status, 422)
  assert.deepEqual((await read(response)).errors, {
    page: ['Deve ser maior ou igual a 1'],
    per_page: ['Informe um número'],
  })
})

test('an empty list travels in a form as an empty text, and an absent one is absent', async () => {
  const write = async (fields: [string, string][]) =>
    read(
      await go('/v1/logbooks/9', {
        method: 'PUT',
        headers: GOOD,
        body: form([['logbook[captain]', 'Ana'], ...fields]),
      }),
    )
  for (const name of ['logbook[voyages_attributes]', 'logbook[voyages_attributes][]', 'logbook[voyages_attributes][0]'])
    assert.deepEqual((await write([[name, '']])).data.attributes.voyages_attributes, [], name)
  assert.deepEqual((await write([])).errors, { voyages: ['Não pode ficar em branco'] })
})

test('names that reach for what every object has are plain names', async () => {
  const hostile = ['__proto__[polluted]', 'shipyard[__proto__][polluted]', 'constructor[prototype][polluted]']
  const response = await open(form([...FIELDS, ...hostile.map((name) => [name, 'yes'] as const)]))
  assert.equal(response.status, 201)
  assert.equal(({} as { polluted?: string }).polluted, undefined)
})

test('a name nested deeper than any form of ours is refused', async () => {
  assert.equal((await open(form([...FIELDS, [`shipyard${'[a]'.repeat(50)}`, 'yes']]))).status, 400)
})

test('an address with thousands of filters is refused before they are read', async () => {
  const few = await go(`/v1/ships?${'x=1&'.repeat(400)}`, { headers: GOOD })
  const many = await go(`/v1/ships?${'x=1&'.repeat(4000)}`, { headers: GOOD })
  assert.deepEqual([few.status, many.status], [200, 400])
})
