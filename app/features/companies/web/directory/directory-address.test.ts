import assert from 'node:assert/strict'
import { test } from 'node:test'
import { addressOf, filtersOf, labelsOf, within, without } from './directory-address.ts'

const asked = (address: string) => filtersOf(new URLSearchParams(address))

test('an address says what is searched for, with and without brackets', () => {
  const filters = asked('q=padaria&sector_id[]=10&state_id=SP&city_id[]=3550308&sort=name')
  assert.deepEqual(filters, { q: 'padaria', sector_id: ['10'], state_id: ['SP'], city_id: [3550308], sort: 'name' })
  assert.deepEqual(filtersOf(new URL(addressOf(filters), 'http://ponte.test').searchParams), filters)
})

test('what no filter knows is left out, and a city without its state', () => {
  assert.deepEqual(asked('q=%20&sort=price&city_id=3550308&colour=blue'), {})
})

test('a filter that goes takes along what hangs on it', () => {
  assert.deepEqual(without(asked('q=a&state_id=SP&city_id=3550308'), 'state_id'), { q: 'a' })
  assert.deepEqual(without(asked('q=a&state_id=SP'), 'q'), { state_id: ['SP'] })
})

test('labels call filters by their names, and by their kind while names are unknown', () => {
  const options = { sectors: [{ value: '10', label: 'Alimentos' }], states: [], cities: [] }
  assert.deepEqual(
    labelsOf(asked('q=a&sector_id=10&state_id=SP'), options).map(({ label }) => label),
    ['“a”', 'Alimentos', 'Estado'],
  )
})

test('a city of another state is left out, once the cities of the state are known', () => {
  const filters = asked('state_id=MG&city_id=3550308')
  assert.equal(within(filters, []), filters)
  assert.deepEqual(within(filters, [{ value: 3106200, label: 'Belo Horizonte' }]), { state_id: ['MG'] })
})
