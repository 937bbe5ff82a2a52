import assert from 'node:assert/strict'
import { test } from 'node:test'
import { NO_FEATURES } from '#web/features.ts'
import { companyMenu } from '#web/layout/company-menu.ts'

const person = { company_slug: 'padaria-aurora', uuid: 'abc' }
const entry = (label: string, features = NO_FEATURES) => {
  const { upper, lower } = companyMenu(person, features)
  return [...upper, ...lower].find((one) => one.label === label) as { to?: string; action?: string; whole_page?: boolean }
}

test('the portal is the public page until the new layout is on', () => {
  assert.equal(entry('Meu portal').to, '/empresas/ver/padaria-aurora')
  assert.equal(entry('Meu portal', { ...NO_FEATURES, company_configurations_new_layout: true }).to, '/meu-portal')
})

test('collaborators and settings load the whole page until their new layout is on', () => {
  assert.deepEqual([entry('Meus colaboradores').whole_page, entry('Configurações').whole_page], [true, true])
  const on = { ...NO_FEATURES, company_configurations_new_layout: true, company_collaborators_new_layout: true }
  assert.deepEqual([entry('Meus colaboradores', on).whole_page, entry('Configurações', on).whole_page], [false, false])
})

test('contact opens its dialog by flag, and help otherwise', () => {
  assert.equal(entry('Fale conosco').action, 'help')
  assert.equal(entry('Fale conosco', { ...NO_FEATURES, company_contactus_new_layout: true }).action, 'contact')
})

test('my profile is the page of my own uuid', () => assert.equal(entry('Meu perfil').to, '/colaboradores/abc/editar'))
