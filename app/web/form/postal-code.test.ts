import assert from 'node:assert/strict'
import { test } from 'node:test'
import { cityNamed, findAddress, LOOKUP_FAILED, ZIPCODE_NOT_FOUND, type Lookup } from './postal-code.ts'

async function find(zipcode: string, lookup: Lookup, signal = new AbortController().signal) {
  const warnings: string[] = []
  const found = await findAddress(zipcode, lookup, ({ title, text }) => warnings.push(`${title} ${text}`), signal)
  return { found, warnings }
}
const paulista: Lookup = async () => ({ street: 'Avenida Paulista', neighborhood: 'Bela Vista', state: 'SP', locality: 'São Paulo' })

test('a known code fills street, neighborhood, state and city name', async () => {
  const { found, warnings } = await find('01310-100', paulista)
  assert.deepEqual(found, { street: 'Avenida Paulista', neighborhood: 'Bela Vista', state_id: 'SP', locality: 'São Paulo' })
  assert.deepEqual(warnings, [])
})

test('an unknown code warns and gives nothing', async () => {
  const { found, warnings } = await find('99999-999', async () => ({ error: true }))
  assert.equal(found, undefined)
  assert.deepEqual(warnings, [`Ops! ${ZIPCODE_NOT_FOUND}`])
  assert.ok(ZIPCODE_NOT_FOUND.startsWith('CEP não encontrado'))
})

test('a failed request warns in other words and gives nothing', async (t) => {
  t.mock.method(console, 'error', () => {})
  const { found, warnings } = await find('01310-100', async () => Promise.reject(new Error('offline')))
  assert.equal(found, undefined)
  assert.deepEqual(warnings, [`Ops! ${LOOKUP_FAILED}`])
})

test('half a code asks nobody, and a cancelled call says nothing', async () => {
  let calls = 0
  await find('01310', async () => ({ error: Boolean(++calls) }))
  assert.equal(calls, 0)
  const cancelled = AbortSignal.abort()
  assert.deepEqual(await find('01310-100', async () => Promise.reject(new Error('aborted')), cancelled), { found: undefined, warnings: [] })
})

test('a city is found by its name, however it is spelt', () => {
  const cities = [{ value: 3550308, label: 'São Paulo' }, { value: 3500105, label: 'Santa Bárbara d’Oeste' }]
  assert.equal(cityNamed(cities, 'SAO PAULO'), 3550308)
  assert.equal(cityNamed(cities, 'Bauru'), undefined)
})
