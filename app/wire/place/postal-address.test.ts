import assert from 'node:assert/strict'
import { test } from 'node:test'
import { addressRow, postalAddress } from './postal-address.ts'

const HERE = {
  zipcode: '01310-100',
  street: 'Avenida Paulista',
  number: '1000',
  neighborhood: 'Bela Vista',
  state_id: 'SP',
  city_id: 3550308,
  country_id: 'BR',
}
const ABROAD = {
  ...HERE,
  zipcode: '1100-148',
  state_id: null,
  city_id: null,
  state_name: 'Lisboa',
  city_name: 'Lisboa',
  country_id: 'PT',
}
const wrong = (address: object) => {
  const { error } = postalAddress.safeParse(address)
  return error?.issues.map(({ path }) => path.join('.')).toSorted() ?? []
}

test('what an address needs depends on its country', () => {
  for (const [address, parts] of [
    [HERE, []],
    [{ ...HERE, zipcode: '1100-148' }, ['zipcode']],
    [{ ...HERE, zipcode: ' ' }, ['zipcode']],
    [{ ...HERE, state_id: null, city_id: null, street: '' }, ['city_id', 'state_id', 'street']],
    [ABROAD, []],
    [{ ...ABROAD, zipcode: '' }, []],
    [{ ...ABROAD, state_name: '', city_name: null }, ['city_name', 'state_name']],
    [{ ...ABROAD, number: 's/n' }, ['number']],
    [{ ...ABROAD, zipcode: '1'.repeat(21) }, ['zipcode']],
  ] as const)
    assert.deepEqual(wrong(address), parts, JSON.stringify(address))
})

test('a row keeps ids in Brazil and names elsewhere, whatever else was sent', () => {
  const here = addressRow(postalAddress.parse({ ...HERE, state_name: 'Lisboa', city_name: 'Lisboa' }))
  assert.deepEqual(
    [here.zipcode, here.state_id, here.city_id, here.state_name, here.city_name],
    ['01310100', 'SP', 3550308, null, null],
  )
  const abroad = addressRow(postalAddress.parse({ ...ABROAD, state_id: 'SP', city_id: 3550308 }))
  assert.deepEqual(
    [abroad.zipcode, abroad.state_id, abroad.city_id, abroad.state_name, abroad.city_name],
    ['1100-148', null, null, 'Lisboa', 'Lisboa'],
  )
})
