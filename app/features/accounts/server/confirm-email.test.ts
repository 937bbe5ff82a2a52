import assert from 'node:assert/strict'
import { test } from 'node:test'
import { registerCompany } from '#features/companies/wire/registration.ts'
import { signUp } from '#features/candidates/wire/registration.ts'
import { openApp } from '#test/support/app.ts'
import { enter, newCandidate, person, refusal } from '#test/support/candidate.ts'
import { lettersTo, tokenFor } from '#test/support/outside/letters.ts'
import { registration } from '#test/support/registration.ts'
import { askConfirmation, changeLogin, checkLink, confirmEmail, sendConfirmation, showLogin } from '../wire/logins.ts'
import { hashToken } from '#server/secrets/secrets.ts'
import { DEAD_LINK } from './tokens.ts'

const app = await openApp()
let clock = Date.UTC(2027, 0, 1)
const later = (hours: number) => app.at(new Date((clock += hours * 3_600_000)).toISOString())
later(0)
const confirmed = async (token: string) => (await app.call(showLogin, {}, token)).data.attributes.email_confirmed
const dead = async (token: string) =>
  assert.deepEqual((await refusal(app.call(confirmEmail, { token }))).body.errors, { token: [DEAD_LINK] })

test('the link of a registration confirms a manager too', async () => {
  const form = registration()
  const manager = form.company.company_managers_attributes[0]!
  await app.call(registerCompany, form)
  const { access_token } = await enter(app, { ...manager, user_type: 'CompanyManager' })
  assert.equal(await confirmed(access_token), false)
  assert.match(
    (await lettersTo(app, manager.email))[0]!.text,
    /http:\/\/ponte\.test\/colaboradores\/confirmar-email\?token=/,
  )
  const answer = await app.call(confirmEmail, { token: await tokenFor(app, manager.email) })
  assert.deepEqual(answer, { user_type: 'CompanyManager', messages: [`O e-mail ${manager.email} está confirmado.`] })
  assert.equal(await confirmed(access_token), true)
})

test('a second click on the same link is told the same, even days later', async () => {
  const user = person()
  await app.call(signUp, { user })
  const token = await tokenFor(app, user.email)
  const { session: _, ...first } = await app.call(confirmEmail, { token })
  later(100)
  assert.deepEqual(await app.call(confirmEmail, { token }), first)
})

const BACK = '/vagas/estagio-em-dados/candidaturas/nova'

test('the link of a registration logs a candidate in once, and leads back to where the person was going', async () => {
  const user = person()
  await app.call(signUp, { user: { ...user, return_to: BACK } })
  const [letter] = await lettersTo(app, user.email)
  const link = new URL(/http\S+confirmar-email\S+/.exec(letter!.text)![0])
  assert.equal(link.searchParams.get('voltar'), BACK)
  const token = link.searchParams.get('token')!
  const { email: named } = await app.call(checkLink, { token })
  assert.equal(named, 'p…@exemplo.example', 'the page names the account')
  const { session } = await app.call(confirmEmail, { token })
  assert.deepEqual([session!.user_type, session!.first_sign_in, session!.attributes.first_name], ['User', true, 'Lia'])
  assert.equal(await confirmed(session!.access_token), true)
  assert.equal((await app.call(confirmEmail, { token })).session, undefined)
})

test('whoever holds the first link sets another password, and ends who came in with the one before', async () => {
  const user = person()
  await app.call(signUp, { user })
  const { access_token: theirs } = await enter(app, user)
  const token = await tokenFor(app, user.email)
  assert.equal((await app.call(checkLink, { token })).chooses_password, true)
  const weak = { token, password: 'abc' }
  assert.deepEqual((await refusal(app.call(confirmEmail, weak))).status, 422)
  const differs = { token, password: 'Outra@2026', password_confirmation: 'Outro@2026' }
  assert.deepEqual(Object.keys((await refusal(app.call(confirmEmail, differs))).body.errors!), [
    'password_confirmation',
  ])
  const { session } = await app.call(confirmEmail, { token, password: 'Outra@2026' })
  assert.equal(await confirmed(session!.access_token), true)
  assert.equal((await refusal(app.call(showLogin, {}, theirs))).status, 401)
  assert.equal((await refusal(enter(app, user))).status, 400)
  assert.ok(await enter(app, { ...user, password: 'Outra@2026' }))
  assert.equal((await app.call(checkLink, { token })).chooses_password, false)
  const again = await refusal(app.call(confirmEmail, { token, password: 'Mais@2026x' }))
  assert.deepEqual([again.status, Object.keys(again.body.errors!)], [422, ['password']])
})

test('no other link logs in: not a second one of the registration, and none of a changed e-mail', async () => {
  const user = person()
  await app.call(signUp, { user })
  const first = await tokenFor(app, user.email)
  later(0.5)
  await app.call(askConfirmation, { email: user.email, user_type: 'User' })
  const second = await tokenFor(app, user.email)
  assert.notEqual(first, second)
  const { session } = await app.call(confirmEmail, { token: first })
  assert.equal((await app.call(confirmEmail, { token: second })).session, undefined)

  const login = { current_password: user.password, email: `novo.${user.email}` }
  await app.call(changeLogin, { login }, session!.access_token)
  assert.equal((await app.call(confirmEmail, { token: await tokenFor(app, login.email) })).session, undefined)
})

test('whoever waits for the letter of a registration asks for another one without an account’s password', async () => {
  const user = person()
  await app.call(signUp, { user })
  later(0.5)
  const ask = (email: string) => app.call(askConfirmation, { email, user_type: 'User', return_to: BACK })
  const told = await ask(user.email)
  const [letter, ...before] = await lettersTo(app, user.email)
  assert.equal(before.length, 1)
  assert.match(letter!.text, /voltar=%2Fvagas%2Festagio-em-dados%2Fcandidaturas%2Fnova/)
  await app.call(confirmEmail, { token: await tokenFor(app, user.email) })
  assert.deepEqual(await ask(user.email), told)
  assert.deepEqual(await ask('ninguem@exemplo.example'), {
    messages: told.messages.map((words) => words.replace(user.email, 'ninguem@exemplo.example')),
  })
  assert.equal((await lettersTo(app, user.email)).length, 2)
  assert.equal((await lettersTo(app, 'ninguem@exemplo.example')).length, 0)
})

test('a letter leads to no other site', async () => {
  for (const return_to of ['https://evil.example', '//evil.example', '/\\evil.example', 'vagas'])
    assert.deepEqual((await refusal(app.call(signUp, { user: person({ return_to }) }))).body.errors, {
      return_to: ['Não é um endereço deste site'],
    })
})

test('two clicks at the same instant harm nobody', async () => {
  const user = person()
  await app.call(signUp, { user })
  const token = await tokenFor(app, user.email)
  const clicks = await Promise.allSettled([app.call(confirmEmail, { token }), app.call(confirmEmail, { token })])
  assert.deepEqual(
    clicks.map(({ status }) => status),
    ['fulfilled', 'fulfilled'],
  )
})

test('a link is good for 24 hours and for nothing else', async () => {
  const user = person()
  await app.call(signUp, { user })
  const token = await tokenFor(app, user.email)
  later(24.01)
  await dead(token)
  await dead('invented')
  const { access_token } = await enter(app, user)
  assert.equal(await confirmed(access_token), false)
})

test('confirmation letters: three at once, then one every twenty minutes, none for a confirmed e-mail', async () => {
  const user = person()
  await app.call(signUp, { user })
  const { access_token } = await enter(app, user)
  for (let i = 0; i < 3; i++)
    assert.match((await app.call(sendConfirmation, {}, access_token)).messages[0]!, new RegExp(user.email))
  const refused = await refusal(app.call(sendConfirmation, {}, access_token))
  assert.deepEqual(
    [refused.status, refused.retry_after, refused.message],
    [429, 1200, 'Muitas tentativas em pouco tempo. Tente novamente em 20 minutos.'],
  )
  assert.equal((await lettersTo(app, user.email)).length, 4)
  later(1)
  await app.call(confirmEmail, { token: await tokenFor(app, user.email) })
  assert.equal((await refusal(app.call(sendConfirmation, {}, access_token))).status, 409)
})

test('opening the link with GET does nothing: mail scanners do that', async () => {
  const user = person()
  await app.call(signUp, { user })
  const token = await tokenFor(app, user.email)
  assert.notEqual((await app.request(`/v1/profile/email_confirmations?token=${token}`)).status, 200)
  assert.equal(await confirmed((await enter(app, user)).access_token), false)
})

test('neither the table of links nor the outbox holds a token that opens anything', async () => {
  const user = person()
  await app.call(signUp, { user })
  const token = await tokenFor(app, user.email)
  const { db } = app.ctx()
  const kept = JSON.stringify([
    await db.selectFrom('login_tokens').selectAll().execute(),
    await db.selectFrom('mails').selectAll().execute(),
    await db.selectFrom('tasks').selectAll().execute(),
  ])
  assert.ok(!kept.includes(token))
  assert.equal(
    (
      await db.selectFrom('login_tokens').select('token_hash').where('email', '=', user.email).executeTakeFirstOrThrow()
    ).token_hash.equals(hashToken(token)),
    true,
  )
})

test('a guest asks for no letter', async () => {
  assert.equal((await refusal(app.call(sendConfirmation, {}))).status, 401)
  assert.ok((await newCandidate(app)).token)
})
