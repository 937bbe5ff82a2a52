import assert from 'node:assert/strict'
import { test } from 'node:test'
import { type AddressParts, fillsOf } from './address-fill.ts'

const empty: AddressParts = { street: '', neighborhood: '', state_id: null, city_id: null, country_id: 'BR' }
const paulista = {
  street: 'Avenida Paulista',
  neighborhood: 'Bela Vista',
  state_id: 'SP',
  city_id: 3550308,
  country_id: 'BR',
}
/** One code for a whole town. */
const vicosa = { street: '', neighborhood: '', state_id: 'MG', city_id: 3171303, country_id: 'BR' }
const fills = (found: AddressParts | undefined, now: AddressParts, former: AddressParts[] = []) =>
  fillsOf({ found, now, former, empty })

test('a code fills all that is known of it', () => {
  assert.deepEqual(fills(paulista, empty), {
    street: 'Avenida Paulista',
    neighborhood: 'Bela Vista',
    state_id: 'SP',
    city_id: 3550308,
  })
  assert.deepEqual(fills(paulista, paulista), {})
})

test('what a person typed stays where the code of a town says nothing', () => {
  const typed = { ...empty, street: 'Rua que digitei', neighborhood: 'Meu bairro' }
  assert.deepEqual(fills(vicosa, typed), { state_id: 'MG', city_id: 3171303 })
  assert.deepEqual(fills(vicosa, { ...paulista, street: 'Avenida Paulista, fundos' }, [paulista]), {
    neighborhood: '',
    state_id: 'MG',
    city_id: 3171303,
  })
})

test('nothing of the former code stays under another one, known or not', () => {
  assert.deepEqual(fills(vicosa, paulista, [paulista]), {
    street: '',
    neighborhood: '',
    state_id: 'MG',
    city_id: 3171303,
  })
  assert.deepEqual(fills(undefined, paulista, [paulista]), {
    street: '',
    neighborhood: '',
    state_id: null,
    city_id: null,
  })
  assert.deepEqual(fills(undefined, { ...paulista, street: 'Rua minha' }, [paulista]), {
    neighborhood: '',
    state_id: null,
    city_id: null,
  })
})

test('a typed address stays whole under a code that nobody knows', () =>
  assert.deepEqual(fills(undefined, { ...paulista, street: 'Rua minha', neighborhood: 'Meu' }), {}))

test('a city does not stay in another state', () =>
  assert.deepEqual(fills({ ...vicosa, city_id: null }, paulista), { state_id: 'MG', city_id: null }))
