import assert from 'node:assert/strict'
import { test } from 'node:test'
import { NO_FEATURES } from '#web/features.ts'
import { companyMenu, headerRooms } from './company-menu.ts'
import type { RoleName } from '#wire/person/roles.ts'

const person = { company_slug: 'padaria-aurora', uuid: 'abc', roles: ['Administrador'] }
const entry = (label: string, features = NO_FEATURES) => {
  const { upper, lower } = companyMenu(person, features)
  return [...upper, ...lower].find((one) => one.label === label) as {
    to?: string
    action?: string
    whole_page?: boolean
  }
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

// Written by hand from the customer's documents, on purpose not derived from the tables under test.
const LOWER = 'Meu perfil, Alterar senha, Fale conosco, Sair'
const MENUS: Record<RoleName, [upper: string, lower: string, header: string]> = {
  Administrador: [
    'Home, Avaliações de estágio, Banco de candidatos, Eventos e feiras, Financeiro, Meu portal, ' +
      'Meus contratos, Minhas vagas, Programas de estágio, Relatórios, Agenda, Questionários, ' +
      'Pendências, Documentos, Academy',
    'Meu perfil, Alterar senha, Meus colaboradores, Configurações, Fale conosco, Sair',
    'Minhas vagas; Meus contratos, Dashboard, Pendências',
  ],
  Recrutador: [
    'Home, Banco de candidatos, Eventos e feiras, Meu portal, Minhas vagas, ' +
      'Programas de estágio, Agenda, Questionários',
    LOWER,
    'Minhas vagas; ',
  ],
  'Departamento Pessoal': [
    'Home, Avaliações de estágio, Eventos e feiras, Meu portal, Meus contratos, Relatórios, Pendências, Documentos',
    LOWER,
    '; Meus contratos, Dashboard, Pendências',
  ],
  'Supervisor de Estágio': ['Home, Avaliações de estágio, Meu portal', LOWER, '; '],
  'Representante Legal': ['Home, Eventos e feiras, Meu portal', LOWER, '; Meus contratos, Dashboard'],
  'HR Business Partner': ['Home, Eventos e feiras, Meu portal, Meus contratos', LOWER, '; Meus contratos, Dashboard'],
  Financeiro: ['Home, Financeiro, Meu portal, Relatórios', LOWER, '; '],
}
const labels = (entries: readonly { label: string }[]) => entries.map(({ label }) => label).join(', ')
const header = (attributes: Parameters<typeof headerRooms>[0]) => {
  const { jobs, contracts } = headerRooms(attributes)
  return `${jobs ? 'Minhas vagas' : ''}; ${labels(contracts)}`
}

for (const [role, [upper, lower, buttons]] of Object.entries(MENUS))
  test(`${role} sees the menu and the header of that role, no more and no less`, () => {
    const menu = companyMenu({ roles: [role] }, NO_FEATURES)
    assert.deepEqual([labels(menu.upper), labels(menu.lower), header({ roles: [role] })], [upper, lower, buttons])
  })

test('who is named in an interview finds the Agenda, whatever the role', () => {
  const { upper } = companyMenu({ roles: ['Supervisor de Estágio'], interviewer: true }, NO_FEATURES)
  assert.match(labels(upper), /Agenda/)
})

test('two roles see what either sees, once', () => {
  assert.equal(
    labels(companyMenu({ roles: ['Financeiro', 'Recrutador'] }, NO_FEATURES).upper),
    'Home, Banco de candidatos, Eventos e feiras, Financeiro, Meu portal, ' +
      'Minhas vagas, Programas de estágio, Relatórios, Agenda, Questionários',
  )
})

test('without a role there is only the way out', () => {
  const { upper, lower } = companyMenu({ roles: [] }, NO_FEATURES)
  assert.deepEqual([labels(upper), labels(lower), header({ roles: [] })], ['', 'Sair', '; '])
})

test('who approves contracts finds them in the header, whatever the role', () => {
  assert.equal(header({ roles: ['Financeiro'], contract_approver: true }), '; Contratos para aprovar')
  assert.equal(
    header({ roles: ['HR Business Partner'], contract_approver: true }),
    '; Meus contratos, Dashboard, Contratos para aprovar',
  )
})
