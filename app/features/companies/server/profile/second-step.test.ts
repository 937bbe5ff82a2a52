import assert from 'node:assert/strict'
import { before, test } from 'node:test'
import { showSession } from '#features/accounts/wire/sessions.ts'
import { beginTwoFactor, turnTwoFactorOff, turnTwoFactorOn } from '#features/accounts/wire/two-factor.ts'
import { openApp } from '#test/support/app.ts'
import { codeAt } from '#test/support/outside/authenticator.ts'
import { enter, refusal } from '#test/support/candidate.ts'
import { companyProfiles } from '#test/support/companies.ts'
import { type Companies, everybody, type Person, type Place } from '#test/support/people.ts'
import { showCompanyAttributes } from '../../wire/profile.ts'

const app = await openApp({ env: { RATE_LIMITS: 'off' } })
const { save, edited } = companyProfiles(app)
let people: Person[] = []
let companies: Companies
before(async () => void ({ people, companies } = await everybody(app)))
const token = (role: string, place: Place = 'company') =>
  people.find((person) => person.role === role && person.place === place)!.token!

async function turnOn(as: string) {
  const { secret } = (await app.call(beginTwoFactor, {}, as)).data.attributes
  await app.call(turnTwoFactorOn, { current_password: 'Ponte@2026', otp: codeAt(secret, Date.now()) }, as)
  return secret
}

test('a company that requires the second step blocks its people without it, and no other company', async () => {
  const admin = token('Administrador')
  assert.deepEqual(
    Object.keys((await refusal(save(companies.company, { otp_required_for_login: true }, admin))).body.errors!),
    ['otp_required_for_login'],
  )
  await turnOn(admin)
  assert.equal((await save(companies.company, { otp_required_for_login: true }, admin)).otp_required_for_login, true)

  const { status, body } = await refusal(
    app.call(showCompanyAttributes, { company_id: companies.company }, token('Recrutador')),
  )
  assert.deepEqual(
    [status, body.messages],
    [403, ['Ligue a verificação em duas etapas para continuar: a sua empresa a pede a todos os colaboradores.']],
  )
  assert.equal((await app.call(showSession, {}, token('Recrutador'))).data.attributes.two_factor_due, true)
  assert.equal(
    (await enter(app, { email: 'company-2@pessoas.example', user_type: 'CompanyManager' })).attributes.two_factor_due,
    true,
  )
  for (const place of ['branch', 'stranger'] as const)
    assert.equal(
      (await app.call(showSession, {}, token('Administrador', place))).data.attributes.two_factor_due,
      undefined,
    )

  await turnOn(token('Recrutador'))
  assert.equal((await app.call(showSession, {}, token('Recrutador'))).data.attributes.two_factor_due, undefined)
  const kept = await refusal(
    app.call(turnTwoFactorOff, { current_password: 'Ponte@2026', otp: '000000' }, token('Recrutador')),
  )
  assert.deepEqual(
    [kept.status, kept.body.messages],
    [403, ['A sua empresa pede a verificação em duas etapas a todos os colaboradores.']],
  )
})

test('once it asks no more, everybody goes on', async () => {
  const admin = token('Administrador')
  await save(companies.company, { otp_required_for_login: false }, admin)
  assert.equal((await edited(companies.company, admin)).otp_required_for_login, false)
  assert.equal(
    (await app.call(showSession, {}, token('Supervisor de Estágio'))).data.attributes.two_factor_due,
    undefined,
  )
})
