import assert from 'node:assert/strict'
import { test } from 'node:test'
import { candidateMenu } from './candidate-menu.ts'
import type { SessionAttributes } from '#web/session/session.ts'

const labels = (attributes: SessionAttributes) =>
  candidateMenu({ slug: 'bia', ...attributes })
    .map((entry) => entry.label)
    .join(', ')

test('an intern', () =>
  assert.equal(
    labels({ intern: true }),
    'Início, Meu cadastro, Editar perfil, Clube de Benefícios, Mentores, Meus Contratos, Documentos ' +
      'Pessoais, Horas Complementares, Testes de habilidade, Avaliar estágio/empresa, Configurações, Sair',
  ))

test('a former intern', () =>
  assert.equal(
    labels({ former_intern: true }),
    'Meu cadastro, Editar perfil, Candidaturas, Vagas, Benefícios, Meus Contratos, ' +
      'Documentos Pessoais, Horas Complementares, Testes, Configurações, Sair',
  ))

test('everybody else: no contracts and no personal documents, but mentoring, companies and agenda', () =>
  assert.equal(
    labels({}),
    'Meu cadastro, Editar perfil, Candidaturas, Vagas, Benefícios, Horas Complementares, ' +
      'Testes, Mentoria de Carreira, Empresas, Agenda, Configurações, Sair',
  ))

test('an intern now who has interned before has the menu of now', () =>
  assert.equal(labels({ intern: true, former_intern: true }), labels({ intern: true })))

test('my registration leads to the page of that person', () => {
  const mine = candidateMenu({ slug: 'bia-souza' })[0]
  assert.ok(mine && 'to' in mine)
  assert.equal(mine.to, '/usuarios/ver/bia-souza')
})
