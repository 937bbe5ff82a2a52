// On PostgreSQL too: locks.
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { registerCompany } from '#features/companies/wire/registration.ts'
import { signUp } from '#features/candidates/wire/registration.ts'
import { openApp } from '#test/support/app.ts'
import { enter, newCandidate, PASSWORD, person, refusal } from '#test/support/candidate.ts'
import { lettersTo, tokenFor } from '#test/support/outside/letters.ts'
import { registration } from '#test/support/registration.ts'
import { checkLink, confirmEmail, recoverPassword, renewPassword, showLogin } from '../../wire/logins.ts'
import { showSession } from '../../wire/sessions.ts'
import { disableLogin } from '../disable-login.ts'
import { inviteLogin } from '../invite-login.ts'
import { inviteOperator } from '../invite-operator.ts'
import { loginByEmail, openLogin } from '../logins.ts'
import { passwordWork } from './passwords.ts'
import { DEAD_LINK } from '../tokens.ts'

const app = await openApp()
let clock = Date.UTC(2027, 0, 1)
const later = (minutes: number) => app.at(new Date((clock += minutes * 60_000)).toISOString())
later(0)
const NEW = 'Nova@2027'
const ask = (email: string) => app.call(recoverPassword, { email, user_type: 'User' })
const renew = (token: string, password = NEW) =>
  app.call(renewPassword, { token, password, password_confirmation: password })
const dead = async (token: string) =>
  assert.deepEqual((await refusal(renew(token))).body.errors, { token: [DEAD_LINK] })

test('a forgotten password is replaced by the link of a letter, and every session ends', async () => {
  const user = await newCandidate(app)
  await ask(user.email.toUpperCase())
  const [letter] = await lettersTo(app, user.email)
  assert.match(letter!.text, /http:\/\/ponte\.test\/usuarios\/redefinir-senha\?token=[\w-]{43}/)
  assert.deepEqual(await renew(await tokenFor(app, user.email)), {
    user_type: 'User',
    messages: ['Sua senha foi criada. Entre com ela.'],
  })
  assert.equal((await refusal(app.call(showSession, {}, user.token))).status, 401)
  assert.equal((await refusal(enter(app, user))).status, 400)
  await enter(app, { ...user, password: NEW })
  assert.equal((await lettersTo(app, user.email))[0]!.subject, 'Sua senha foi alterada')
})

test('known, unknown and closed e-mails are one answer, one row of work and no computation', async () => {
  const [known, closed] = [await newCandidate(app), await newCandidate(app)]
  await disableLogin(app.ctx(), (await loginByEmail(app.ctx(), 'User', closed.email))!.id)
  const { db } = app.ctx()
  const waiting = async () =>
    (await db.selectFrom('tasks').select('name').where('done_at', 'is', null).execute()).map(({ name }) => name)
  const work: unknown[] = []
  const listen = (what: unknown) => void work.push(what)
  passwordWork.subscribe(listen)
  await app.settle() // tasks left by accounts that have just proven their e-mail
  const answers = []
  for (const email of [known.email, person().email, closed.email]) {
    answers.push([await ask(email), await waiting()])
    await app.settle()
  }
  passwordWork.unsubscribe(listen)
  assert.deepEqual(answers[1], answers[0])
  assert.deepEqual(answers[2], answers[0])
  assert.deepEqual(work, [])
  assert.equal((await lettersTo(app, closed.email)).filter(({ subject }) => subject === 'Crie outra senha').length, 0)
})

test('a link is good once', async () => {
  const user = await newCandidate(app)
  await ask(user.email)
  const token = await tokenFor(app, user.email)
  const both = await Promise.allSettled([renew(token), renew(token, 'Outra@2027')])
  assert.deepEqual(both.map(({ status }) => status).sort(), ['fulfilled', 'rejected'])
  await dead(token)
})

test('a link is good for an hour', async () => {
  const user = await newCandidate(app)
  await ask(user.email)
  const token = await tokenFor(app, user.email)
  later(60.1)
  await dead(token)
  await enter(app, user)
})

test('a link is asked about without being used, and says when it opens nothing any more', async () => {
  const ask_about = (token: string) =>
    app.call(checkLink, { token }).then(
      ({ accepts_texts }) => accepts_texts,
      (error: { body: { errors: unknown } }) => error.body.errors,
    )
  const DEAD = { token: [DEAD_LINK] }
  const user = person()
  await app.call(signUp, { user })
  const confirmation = await tokenFor(app, user.email)
  assert.deepEqual([await ask_about(confirmation), await ask_about('none')], [false, DEAD])
  await app.call(confirmEmail, { token: confirmation })
  assert.equal(await ask_about(confirmation), false, 'pressed again it is told the same')
  await ask(user.email)
  const recovery = await tokenFor(app, user.email)
  assert.deepEqual([await ask_about(recovery), await ask_about(recovery)], [false, false])
  await renew(recovery)
  assert.deepEqual(await ask_about(recovery), DEAD)

  const { data } = await app.call(registerCompany, registration())
  const email = person().email
  await inviteLogin(app.ctx(), {
    login_id: await openLogin(app.ctx(), { user_type: 'CompanyManager', email }),
    name: 'Rafael Okada',
    company_id: data.id,
  })
  const invitation = await tokenFor(app, email)
  assert.equal(await ask_about(invitation), true)
  later(7.1 * 24 * 60)
  assert.deepEqual(await ask_about(invitation), DEAD)
})

test('the link of a confirmation opens no password, nor that of a recovery an e-mail', async () => {
  const user = person()
  await app.call(signUp, { user })
  await dead(await tokenFor(app, user.email))
  await ask(user.email)
  assert.equal((await refusal(app.call(confirmEmail, { token: await tokenFor(app, user.email) }))).status, 422)
})

test('a weak password, or one typed differently twice, keeps the link alive', async () => {
  const user = await newCandidate(app)
  await ask(user.email)
  const token = await tokenFor(app, user.email)
  assert.deepEqual((await refusal(renew(token, 'fraca'))).body.errors, {
    password: ['A senha digitada não atende aos requisitos mínimos.'],
  })
  assert.deepEqual(
    Object.keys(
      (await refusal(app.call(renewPassword, { token, password: NEW, password_confirmation: 'x' }))).body.errors!,
    ),
    ['password_confirmation'],
  )
  await renew(token)
})

test('whoever recovers has proven the e-mail, and takes over what a stranger opened with it', async () => {
  const squatter = person()
  await app.call(signUp, { user: squatter })
  await app.settle()
  const { access_token } = await enter(app, squatter)
  await ask(squatter.email)
  await renew(await tokenFor(app, squatter.email))
  assert.equal((await refusal(app.call(showSession, {}, access_token))).status, 401)
  const owner = await enter(app, { ...squatter, password: NEW })
  assert.equal((await app.call(showLogin, {}, owner.access_token)).data.attributes.email_confirmed, true)
})

test('recovery letters: three at once, then one every twenty minutes; one link always works', async () => {
  const user = await newCandidate(app)
  const letters = async () =>
    (await lettersTo(app, user.email)).filter(({ subject }) => subject === 'Crie outra senha').length
  for (let i = 0; i < 5; i++) {
    await ask(user.email)
    await app.settle()
  }
  assert.equal(await letters(), 3)
  for (let minute = 0; minute < 70; minute += 5) {
    later(5)
    await ask(user.email)
    await app.settle()
  }
  assert.equal(await letters(), 6)
  await renew(await tokenFor(app, user.email))
})

test('after a recovery its place is known: a crowd of guessing strangers keeps the owner out of nothing', async () => {
  const user = await newCandidate(app)
  const fresh = { email: user.email, from: '203.0.113.77' }
  for (let i = 1; i <= 12; i++)
    await refusal(enter(app, { email: user.email, password: 'Errada@2026', from: `198.51.100.${i}` }))
  assert.equal((await refusal(enter(app, fresh))).status, 429)
  await ask(user.email)
  const body = JSON.stringify({ token: await tokenFor(app, user.email), password: NEW })
  const renewed = await app.request(
    '/v1/profile/passwords',
    { method: 'PUT', headers: { 'content-type': 'application/json' }, body },
    fresh.from,
  )
  assert.equal(renewed.status, 200)
  await enter(app, { ...fresh, password: NEW })
})

test('one address asks thirty times at once, and is then told how long to wait', async () => {
  const from = (email: string) =>
    app.request(
      '/v1/profile/password_recoveries',
      {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ email, user_type: 'User' }),
      },
      '203.0.113.90',
    )
  const heard = []
  for (let i = 0; i < 31; i++) heard.push((await from(`ninguem${i}@x.example`)).status)
  assert.deepEqual([heard.slice(0, 30).every((status) => status === 202), heard[30]], [true, 429])
})

test('an invitation lets its owner choose the password, for seven days; a new one takes its place', async () => {
  const form = registration()
  const { data } = await app.call(registerCompany, form)
  const email = person().email
  const ctx = app.ctx()
  const login_id = await openLogin(ctx, { user_type: 'Operator', email })
  const invite = () => inviteLogin(ctx, { login_id, name: 'Rafael Okada', company_id: data.id })
  await invite()
  const first = await tokenFor(app, email)
  await invite()
  await dead(first)
  assert.match((await lettersTo(app, email))[0]!.text, /Olá, Rafael!/)
  later(6 * 24 * 60)
  assert.equal((await refusal(enter(app, { email, user_type: 'Operator' }))).body.error, 'invalid_grant')
  await renew(await tokenFor(app, email), PASSWORD)
  await enter(app, { email, user_type: 'Operator' })
  await invite()
  later(7.1 * 24 * 60)
  await dead(await tokenFor(app, email))
})

test('the first operator signs in by a console link; until there is a password, a second call renews it', async () => {
  const ctx = app.ctx()
  const email = person().email
  const first = await inviteOperator(ctx, email)
  const second = await inviteOperator(ctx, email.toUpperCase())
  assert.equal(second!.path, '/admin/aceitar-convite')
  await dead(first!.token)
  await renew(second!.token, PASSWORD)
  assert.equal((await enter(app, { email, user_type: 'Operator' })).user_type, 'Operator')
  assert.equal(await inviteOperator(ctx, email), undefined)
})
