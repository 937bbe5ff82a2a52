import assert from 'node:assert/strict'
import { test } from 'node:test'
import { openApp } from '#test/support/app.ts'
import { openCepService, SE } from '#test/support/outside/cep-service.ts'
import type { Refused } from '#wire/send.ts'
import { showPostalCode } from '../wire.ts'
import { askCepService, ServiceFailure } from './cep-service.ts'

const service = await openCepService()
const { json, say, asked } = service
const elsewhere = await openCepService()
const app = await openApp({ env: { CEP_SERVICE_URL: service.url } })
const alone = await openApp()
const ask = (zipcode: string) => app.call(showPostalCode, { zipcode })
const refusal = (promise: Promise<unknown>) =>
  promise.then(
    () => assert.fail('was accepted'),
    (error: unknown) => error as Refused,
  )
const where = {
  street: 'Praça da Sé',
  neighborhood: 'Sé',
  state: 'SP',
  locality: 'São Paulo',
  state_id: 'SP',
  city_id: 3550308,
  country_id: 'BR',
}
const nowhere = {
  street: '',
  neighborhood: '',
  state: '',
  locality: '',
  state_id: null,
  city_id: null,
  country_id: 'BR',
  error: true,
}
const html400 = (status = 400) =>
  say((response) => response.writeHead(status, { 'content-type': 'text/html' }).end('<h1>Http 400</h1>'))

test('a code is asked once, with eight digits, and remembered for 90 days', async () => {
  app.at('2026-11-21T12:00:00Z')
  assert.deepEqual(await ask('01001-000'), where)
  assert.deepEqual(await ask('01001000'), where)
  app.at('2027-02-19T11:59:59Z')
  assert.deepEqual(await ask('01001-000'), where)
  assert.deepEqual(asked, ['/ws/01001000/json/'])
  app.at('2027-02-19T12:00:01Z')
  await ask('01001-000')
  assert.equal(asked.length, 2)
})

test('a code that does not exist is answered with the error flag, and asked again a day later', async () => {
  for (const [zipcode, erro] of [
    ['99999-998', 'true'],
    ['99999-999', true],
  ] as const) {
    app.at('2026-11-21T12:00:00Z')
    say(json({ erro }))
    assert.deepEqual(await ask(zipcode), nowhere)
    say(json({ ...SE, cep: zipcode }))
    assert.deepEqual(await ask(zipcode), nowhere)
    app.at('2026-11-22T12:00:01Z')
    assert.deepEqual(await ask(zipcode), where)
  }
})

test('people who ask for the same code at the same time cause one call', async () => {
  const before = asked.length
  say((response) => void setTimeout(() => json({ ...SE, cep: '01310-100' })(response), 50))
  await Promise.all(Array.from({ length: 10 }, () => ask('01310-100')))
  assert.equal(asked.length, before + 1)
})

test('a municipality that is not listed, or of another state, leaves the city to be chosen', async () => {
  for (const [zipcode, ibge] of [
    ['70000-001', '9999999'],
    ['70000-002', '3304557'],
    ['70000-003', ''],
    ['70000-004', '99999999999'],
  ] as const) {
    say(json({ ...SE, cep: zipcode, ibge }))
    assert.deepEqual(await ask(zipcode), { ...where, city_id: null })
  }
})

test('a malformed code is refused and never leaves the house', async () => {
  const before = asked.length
  for (const zipcode of ['1', '01001-00', '0100-1000', '01001-0000', '０１００１-000', 'abcde-fgh', '../../x']) {
    const { status, body } = await refusal(ask(zipcode))
    assert.deepEqual([status, body.errors], [422, { zipcode: ['CEP inválido'] }], zipcode)
  }
  assert.equal(asked.length, before)
})

test('whatever else the service says is a failure in words, and is not remembered', async () => {
  const page = () => html400()
  const huge = () => say(json({ ...SE, complemento: 'x'.repeat(100_000) }))
  const nonsense = [
    page,
    huge,
    () => say(json({ ...SE, cep: '99999-000' })),
    () => say(json({ ...SE, uf: 'XX' })),
    () => say(json({})),
    () => say(json(null)),
    () => say((response) => response.end('{')),
    () => say((response) => response.destroy()),
  ]
  for (const speak of nonsense) {
    speak()
    const { status, body } = await refusal(ask('20040-002'))
    assert.equal(status, 502, speak.toString())
    assert.match(body.messages![0]!, /^A consulta de CEP não respondeu/)
  }
  say(json({ ...SE, cep: '20040-002' }))
  assert.deepEqual(await ask('20040-002'), where)
  assert.equal(
    app.logged.some((line) => line.includes('20040')),
    false,
  )
})

test('a slow service is not waited for', async () => {
  say((response) => void response.writeHead(200).write('{'))
  await assert.rejects(askCepService(service.url, '01001000', 150), ServiceFailure)
})

test('redirections are followed on the same host only', async () => {
  let hops = 0
  say((response) => (hops++ ? json(SE)(response) : response.writeHead(301, { location: '/novo/01001000' }).end()))
  assert.equal((await askCepService(service.url, '01001000'))?.city_code, 3550308)
  say((response) => void response.writeHead(302, { location: `${elsewhere.url}/01001000/json/` }).end())
  await assert.rejects(askCepService(service.url, '01001000'), ServiceFailure)
  assert.deepEqual(elsewhere.asked, [])
  say((response) => void response.writeHead(302, { location: '/ws/round' }).end())
  await assert.rejects(askCepService(service.url, '01001000'), ServiceFailure)
})

test('an address that is old serves when the service is down', async () => {
  app.at('2026-11-21T12:00:00Z')
  say(json({ ...SE, cep: '30110-000' }))
  await ask('30110-000')
  app.at('2028-01-01T12:00:00Z')
  html400(503)
  assert.deepEqual(await ask('30110-000'), where)
  app.at(undefined)
})

test('without a service the answer says to type by hand', async () => {
  const { status, body } = await refusal(alone.call(showPostalCode, { zipcode: '01001-000' }))
  assert.deepEqual([status, body.messages], [503, ['A consulta de CEP não está disponível aqui. Digite o endereço.']])
})

test('the sixty-first question in a minute from one address waits', async () => {
  const statuses = []
  for (let i = 0; i < 61; i++) statuses.push((await alone.request('/v1/postal_codes/1', {}, '203.0.113.9')).status)
  assert.deepEqual(new Set(statuses.slice(0, 60)), new Set([422]))
  assert.equal(statuses[60], 429)
})
