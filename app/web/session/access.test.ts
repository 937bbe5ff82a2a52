import assert from 'node:assert/strict'
import { test } from 'node:test'
import { entranceOf, rolesOf, type Access } from './access.ts'
import type { Session, UserType } from './session.ts'
import { type Feature, mayUse, ROLES } from '#wire/person/roles.ts'

const who = (userType: UserType, attributes: Session['attributes'] = {}) => ({ userType, attributes })
const manager = (...roles: string[]) => who('CompanyManager', { roles })
const managers = (more: Partial<Access> = {}): Access => ({ only: ['CompanyManager'], ...more })

test('guests and other kinds of user are led to the log-in', () => {
  for (const kind of ['GuestUser', 'User', 'Operator'] as const)
    assert.equal(entranceOf(managers(), who(kind)), 'log-in')
  assert.equal(entranceOf({ only: ['User'] }, manager('Administrador')), 'log-in')
  assert.equal(entranceOf('everybody', who('GuestUser')), 'open')
})

test('every role opens exactly what the tables grant it', () => {
  const features: Feature[] = [
    'HOME',
    'DASHBOARD',
    'EVALUATION',
    'CANDIDATE',
    'EVENTS',
    'FINANCIAL',
    'CONTRACTS',
    'JOBS',
    'INTERNSHIP',
    'REPORTS',
    'COLLABORATORS',
    'SETTINGS',
    'PENDING',
    'DOCUMENTS',
    'PROFILE',
  ]
  for (const role of Object.values(ROLES))
    for (const feature of features)
      assert.equal(
        entranceOf(managers({ feature }), manager(role)),
        mayUse(feature, [role]) ? 'open' : 'forbidden',
        `${role} at ${feature}`,
      )
})

test('one of several features is enough, and all their roles are named', () => {
  const dashboard = { feature: ['DASHBOARD', 'CONTRACTS'] } as const
  assert.deepEqual(rolesOf(dashboard), [
    'Administrador',
    'Departamento Pessoal',
    'Representante Legal',
    'HR Business Partner',
  ])
  assert.equal(entranceOf(managers(dashboard), manager('Administrador')), 'open')
  assert.equal(entranceOf(managers(dashboard), manager('Recrutador')), 'forbidden')
})

test('contracts to approve open by the flag alone', () => {
  assert.equal(entranceOf(managers({ approver: true }), manager('Administrador')), 'forbidden')
  assert.equal(
    entranceOf(managers({ approver: true }), who('CompanyManager', { roles: ['Financeiro'], contract_approver: true })),
    'open',
  )
})
