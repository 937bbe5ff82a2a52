import assert from 'node:assert/strict'
import { test } from 'node:test'
import { homeOf, loginFor, startOf, returnPath, pageAfterLogin } from './homes.ts'

test('the first sign-in of a candidate goes to the basics, of an intern home', () => {
  assert.equal(homeOf({ userType: 'User', firstSignIn: true, attributes: {} }), '/usuarios/dados-basicos')
  assert.equal(homeOf({ userType: 'User', firstSignIn: true, attributes: { intern: true } }), '/usuarios/home')
  assert.equal(homeOf({ userType: 'User', firstSignIn: false, attributes: {} }), '/usuarios/home')
  assert.equal(homeOf({ userType: 'CompanyManager', firstSignIn: true, attributes: {} }), '/empresas/dashboard')
})

test('a shared room leads to the log-in of who was there, of whom the link is for, of whom it is for first', () => {
  const both = ['User', 'CompanyManager'] as const
  assert.equal(loginFor(both, ''), '/usuarios/entrar')
  assert.equal(loginFor(both, '?para=empresa'), '/colaboradores/entrar')
  assert.equal(loginFor(both, '?versao=2&para=empresa'), '/colaboradores/entrar')
  assert.equal(loginFor(both, '?para=empresa', 'User'), '/usuarios/entrar')
  assert.equal(loginFor(both, '', 'CompanyManager'), '/colaboradores/entrar')
  assert.equal(loginFor(['User'], '?para=empresa', 'CompanyManager'), '/usuarios/entrar')
  for (const odd of ['?para=', '?para=ninguem', '?para=toString']) assert.equal(loginFor(both, odd), '/usuarios/entrar')
})

test('the basics come before where a new candidate was going, and lead there', () => {
  const search = '?voltar=%2Fvagas%2F9%2Fcandidaturas%2Fnova'
  const person = { userType: 'User', firstSignIn: true, attributes: {} } as const
  const way = pageAfterLogin(person, search)
  assert.equal(way, '/usuarios/dados-basicos?voltar=%2Fvagas%2F9%2Fcandidaturas%2Fnova')
  assert.equal(returnPath(new URL(way, 'https://site.invalid').search), '/vagas/9/candidaturas/nova')
  assert.equal(pageAfterLogin({ ...person, firstSignIn: false }, search), '/vagas/9/candidaturas/nova')
  assert.equal(pageAfterLogin({ ...person, attributes: { intern: true } }, search), '/vagas/9/candidaturas/nova')
})

test('the way back never leaves this site', () => {
  assert.equal(returnPath('?voltar=%2Fvagas%2Fminhas%3Fpage%3D2'), '/vagas/minhas?page=2')
  for (const hostile of [
    '',
    '?voltar=https://evil.example',
    '?voltar=//evil.example/x',
    '?voltar=/%5Cevil.example',
    '?voltar=javascript:alert(1)',
    '?voltar=/%09/evil.example',
    '?voltar=/.//evil.example',
    '?voltar=/x/..//evil.example',
    '?voltar=/.%5C/evil.example',
  ])
    assert.equal(returnPath(hostile), undefined, hostile)
})

test('who must turn the second step on goes there first, wherever they were going', () => {
  const operator = { userType: 'Operator', firstSignIn: false, attributes: {} } as const
  assert.equal(pageAfterLogin(operator, '?voltar=%2Fadmin%2Fempresas'), '/admin/empresas')
  assert.equal(pageAfterLogin(operator, ''), '/admin')
  assert.equal(
    pageAfterLogin({ ...operator, attributes: { two_factor_due: true } }, '?voltar=%2Fadmin%2Fempresas'),
    '/admin/seguranca',
  )
  assert.equal(
    pageAfterLogin({ ...operator, userType: 'CompanyManager', attributes: { two_factor_due: true } }, ''),
    '/colaboradores/alterar-senha',
  )
})

test('back to the start is the own area, and nobody is asked for the basics again', () => {
  assert.deepEqual((['GuestUser', 'User', 'CompanyManager', 'Operator'] as const).map(startOf), [
    '/',
    '/usuarios/home',
    '/empresas/dashboard',
    '/admin',
  ])
})
