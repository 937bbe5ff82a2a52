import assert from 'node:assert/strict'
import { test } from 'node:test'
import { placeErrors, stepOf } from './place-errors.ts'

function formWith<T extends object>(values: T) {
  const set: Record<string, string | undefined> = {}
  const form = {
    getValues: () => values,
    setError: (name: string, error: { message?: string }) => void (set[name] = error.message),
  }
  return { form: form as never, set }
}
const values = { company: { name: '', phone: '', company_managers_attributes: [{ email: '' }] } }

test('errors land on their fields and are answered in the order of the form', () => {
  const { form, set } = formWith(values)
  const placed = placeErrors<typeof values>(
    form,
    { 'company_managers[0].email': ['Já existe.'], name: ['Curto.', 'Estranho.'] },
    { root: 'company' },
  )
  assert.deepEqual(placed, ['company.name', 'company.company_managers_attributes.0.email'])
  assert.deepEqual(set, {
    'company.name': 'Curto. Estranho.',
    'company.company_managers_attributes.0.email': 'Já existe.',
  })
})

test('the form may say itself which field is meant', () => {
  const { form } = formWith({ manager_email: '' })
  assert.deepEqual(
    placeErrors<{ manager_email: string }>(form, { 'company_managers[0].email': ['x'] }, () => 'manager_email'),
    ['manager_email'],
  )
})

test('two fields of the API that are one on the screen say the same once', () => {
  const { form, set } = formWith({ accepted: false })
  placeErrors<{ accepted: boolean }>(
    form,
    { accepted_terms_version: ['Leia.'], accepted_privacy_version: ['Leia.'] },
    () => 'accepted',
  )
  assert.equal(set['accepted'], 'Leia.')
})

test('what belongs to no field is said by the form', () => {
  const { form, set } = formWith(values)
  assert.deepEqual(placeErrors<typeof values>(form, { base: ['Tente amanhã.'] }, { root: 'company' }), [])
  assert.equal(set['root.server'], 'Tente amanhã.')
})

test('the first step with an error is found', () => {
  const steps = [['company.company_managers_attributes'], ['company.name', 'company.phone']]
  assert.equal(stepOf(steps, ['company.phone', 'company.company_managers_attributes.0.email']), 0)
  assert.equal(stepOf(steps, ['company.phone']), 1)
  assert.equal(stepOf(steps, ['other']), undefined)
})
