import assert from 'node:assert/strict'
import { test } from 'node:test'
import { CARDS, HEADER, inTable, mayUse, ROLES, rolesFor, SIDE_MENU, type Feature } from './roles.ts'

test('the Administrador sees seven features in the side menu that are no card of theirs', () => {
  const gained = (Object.keys(SIDE_MENU) as Feature[]).filter(
    (f) => inTable(SIDE_MENU, f, ['Administrador']) && !inTable(CARDS, f, ['Administrador']),
  )
  assert.deepEqual(gained.sort(), [
    'DOCUMENTS',
    'EVALUATION',
    'FINANCIAL',
    'HOME',
    'INTERNSHIP',
    'INTERVIEW',
    'PENDING',
    'QUESTIONNAIRE',
  ])
})

test('the API grants the union of cards, side menu and header', () => {
  assert.deepEqual(rolesFor('CONTRACTS'), [
    'Administrador',
    'Departamento Pessoal',
    'Representante Legal',
    'HR Business Partner',
  ])
  assert.ok(
    mayUse('CONTRACTS', ['Representante Legal']) &&
      !inTable(CARDS, 'CONTRACTS', ['Representante Legal']) &&
      inTable(HEADER, 'CONTRACTS', ['Representante Legal']),
  )
})

test('every role reaches portal, profile, password, support and home', () => {
  for (const role of Object.values(ROLES))
    for (const feature of ['PORTAL', 'PROFILE', 'PASSWORD', 'SUPPORT', 'HOME'] as const)
      assert.ok(mayUse(feature, [role]))
})

test('nobody without a role reaches anything', () => {
  for (const feature of Object.keys(SIDE_MENU) as Feature[]) assert.equal(mayUse(feature, []), false)
})
