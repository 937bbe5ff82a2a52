import assert from 'node:assert/strict'
import { test } from 'node:test'
import { findAddress, LOOKUP_FAILED, ZIPCODE_NOT_FOUND, type Lookup, type PostalAnswer } from './postal-code.ts'

async function find(zipcode: string, lookup: Lookup, signal = new AbortController().signal) {
  const warnings: string[] = []
  const found = await findAddress(zipcode, lookup, ({ title, text }) => warnings.push(`${title} ${text}`), signal)
  return { found, warnings }
}
const address = {
  street: 'Avenida Paulista',
  neighborhood: 'Bela Vista',
  locality: 'São Paulo',
  state_id: 'SP',
  city_id: 3550308,
  country_id: 'BR',
}
const paulista: Lookup = async () => address
const unknown: PostalAnswer = {
  street: '',
  neighborhood: '',
  locality: '',
  state_id: null,
  city_id: null,
  country_id: 'BR',
  error: true,
}

test('a known code fills street, neighborhood, state, city and country', async () => {
  const { found, warnings } = await find('01310-100', paulista)
  assert.deepEqual(found, address)
  assert.deepEqual(warnings, [])
})

test('an unknown code warns and gives nothing', async () => {
  const { found, warnings } = await find('99999-999', async () => unknown)
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
  await find('01310', async () => ({ ...unknown, error: Boolean(++calls) }))
  assert.equal(calls, 0)
  const cancelled = AbortSignal.abort()
  assert.deepEqual(await find('01310-100', async () => Promise.reject(new Error('aborted')), cancelled), {
    found: undefined,
    warnings: [],
  })
})
