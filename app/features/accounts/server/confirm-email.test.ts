import assert from 'node:assert/strict'
import { test } from 'node:test'
import { registerCompany } from '#features/companies/wire/registration.ts'
import { signUp } from '#features/candidates/wire/registration.ts'
import { openApp } from '#test/support/app.ts'
import { enter, newCandidate, person, refusal } from '#test/support/candidate.ts'
import { lettersTo, tokenFor } from '#test/support/outside/letters.ts'
import { registration } from '#test/support/registration.ts'
import { confirmEmail, sendConfirmation, showLogin } from '../wire/logins.ts'
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
  const first = await app.call(confirmEmail, { token })
  later(100)
  assert.deepEqual(await app.call(confirmEmail, { token }), first)
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
