import assert from 'node:assert/strict'
import { test } from 'node:test'
import { fieldFinder, fieldNames, wirePath } from './field-names.ts'

const values = {
  company: {
    cnpj: '',
    sector_id: null,
    company_managers_attributes: [{ email: '', name: '' }],
    photos: [new Blob()],
    address_attributes: { zipcode: '' },
  },
  password_confirmation: '',
}
const names = fieldNames(values)

test('fields are named in the order of the form, files and empty lists among them', () => {
  assert.deepEqual(fieldNames({ a: { b: [] }, c: [new Blob()] }), ['a', 'a.b', 'c', 'c.0'])
})

test('the wire drops _attributes and the root key', () => {
  assert.equal(wirePath('company.company_managers_attributes.0.email', 'company'), 'company_managers[0].email')
  assert.equal(
    wirePath('user.user_info_attributes.experiences_attributes.12.company', 'user'),
    'user_info.experiences[12].company',
  )
  assert.equal(wirePath('company', 'company'), 'company')
})

test('a wire path finds its field', () => {
  const find = fieldFinder(names, 'company')
  assert.equal(find('cnpj'), 'company.cnpj')
  assert.equal(find('company_managers[0].email'), 'company.company_managers_attributes.0.email')
  assert.equal(find('address.zipcode'), 'company.address_attributes.zipcode')
})

test('an error deeper than the form goes to the nearest field above it', () => {
  const find = fieldFinder(names, 'company')
  assert.equal(find('photos[3].size'), 'company.photos')
  assert.equal(find('company_managers[4].email'), 'company.company_managers_attributes')
  assert.equal(find('base'), undefined)
  assert.equal(find(''), undefined)
})
