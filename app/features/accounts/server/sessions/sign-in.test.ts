// On PostgreSQL too: locks.
import assert from 'node:assert/strict'
import process from 'node:process'
import { test } from 'node:test'
import { sql } from 'kysely'
import { openApp } from '#test/support/app.ts'
import { enter, newCandidate, PASSWORD, person, refusal } from '#test/support/candidate.ts'
import { registration } from '#test/support/registration.ts'
import { signUp } from '#features/candidates/wire/registration.ts'
import { registerCompany } from '#features/companies/wire/registration.ts'
import { issueToken, revokeToken, showSession } from '../../wire/sessions.ts'
import { disableLogin, enableLogin } from '../disable-login.ts'
import { loginByEmail, openLogin } from '../logins.ts'
import { passwordWork } from '../passwords/passwords.ts'
import { until } from '#test/support/patience/patience.ts'

const app = await openApp()

test('wrong password, unknown e-mail, closed login and missing password: one answer, same work', async () => {
  const known = await newCandidate(app)
  const closed = await newCandidate(app)
  await disableLogin(app.ctx(), (await loginByEmail(app.ctx(), 'User', closed.email))!.id)
  const invited = person().email
  await openLogin(app.ctx(), { user_type: 'User', email: invited })
  const work: unknown[] = []
  const listen = (what: unknown) => void work.push(what)
  passwordWork.subscribe(listen)
  const answers = []
  for (const entry of [
    { email: known.email, password: 'Errada@2026' },
    { email: person().email },
    { email: closed.email },
    { email: invited },
  ]) {
    const { status, body } = await refusal(enter(app, entry))
    answers.push({ status, body, work: work.splice(0) })
  }
  passwordWork.unsubscribe(listen)
  const same = {
    status: 400,
    body: { error: 'invalid_grant', error_description: 'E-mail ou senha incorretos.' },
    work: ['verify'],
  }
  assert.deepEqual(answers, [same, same, same, same])
})

test('one e-mail may be a candidate and a manager: two logins, told apart by the kind of user', async () => {
  const form = registration()
  const manager = form.company.company_managers_attributes[0]!
  await app.call(registerCompany, form)
  await newCandidate(app, { email: manager.email, password: 'Outra@2026', password_confirmation: 'Outra@2026' })
  assert.equal(
    (await enter(app, { ...manager, user_type: 'CompanyManager' })).attributes.company_name,
    form.company.name,
  )
  assert.equal((await enter(app, { email: manager.email, password: 'Outra@2026' })).user_type, 'User')
  assert.equal((await refusal(enter(app, { email: manager.email, password: manager.password }))).status, 400)
})

test('accents are the same password, composed or not', async () => {
  const password = 'Coração@2026'.normalize('NFC')
  const { email } = await newCandidate(app, { password, password_confirmation: password })
  assert.ok(await enter(app, { email, password: password.normalize('NFD') }))
})

test('what is missing or not spoken here is said as RFC 6749 does', async () => {
  const full = { grant_type: 'password', username: 'a@b.example', password: 'x', user_type: 'User' }
  const errors = []
  for (const wrong of [
    { ...full, username: '' },
    { ...full, grant_type: 'refresh_token' },
    { ...full, user_type: 'GuestUser' },
    {},
  ]) {
    const { status, body } = await refusal(app.call(issueToken, wrong))
    errors.push([status, body.error])
  }
  assert.deepEqual(errors, [
    [400, 'invalid_request'],
    [400, 'unsupported_grant_type'],
    [400, 'invalid_request'],
    [400, 'invalid_request'],
  ])
})

test('the first sign-in is told once, even to two at the same instant', async () => {
  const user = person()
  await app.call(signUp, { user })
  const both = await Promise.all([enter(app, user), enter(app, user)])
  assert.deepEqual(both.map(({ first_sign_in }) => first_sign_in).sort(), [false, true])
})

test('a token that was revoked, is unknown or belongs to a closed login is 401 from that moment on', async () => {
  const { email, token } = await newCandidate(app)
  const status = (bearer: string) =>
    app.request('/v1/session', { headers: { authorization: `Bearer ${bearer}` } }).then((response) => response.status)
  const login = (await loginByEmail(app.ctx(), 'User', email))!
  assert.equal(await status(token), 200)
  await disableLogin(app.ctx(), login.id)
  assert.equal(await status(token), 401)
  await enableLogin(app.ctx(), login.id)
  assert.equal(await status(token), 401)
  const { access_token } = await enter(app, { email })
  await app.call(revokeToken, { token: access_token })
  assert.deepEqual([await status(access_token), await status('nobody')], [401, 401])
  assert.deepEqual(await app.call(revokeToken, { token: 'nobody' }), {})
})

test('a session ends after seven idle days, and after thirty days in any case', async () => {
  const { email } = await newCandidate(app)
  const day = (n: number) => new Date(Date.UTC(2027, 0, 1 + n)).toISOString()
  app.at(day(0))
  const { access_token, expires_in } = await enter(app, { email })
  assert.equal(expires_in, 7 * 86_400)
  const alive = async (n: number) => {
    app.at(day(n))
    return app.call(showSession, {}, access_token).then(
      () => true,
      () => false,
    )
  }
  const used = []
  for (const n of [6, 12, 18, 24, 29]) used.push(await alive(n))
  assert.deepEqual(used, [true, true, true, true, true])
  assert.equal(await alive(30.1), false)
  app.at(day(40))
  const idle = (await enter(app, { email })).access_token
  app.at(day(47.1))
  assert.equal((await refusal(app.call(showSession, {}, idle))).status, 401)
  app.at(undefined)
})

/** The usual password at a cost of a quarter of a second: time to change it meanwhile. */
const SLOW = '$argon2id$v=19$m=19456,t=40,p=1$xY0q/ErdR0yiy3o1oXgTQg$GyMPeWl1PNXII8PNjIdDFjMRgt1yc5a5l8gAwizvlv8'
const OTHER = '$argon2id$v=19$m=19456,t=2,p=1$Q85eQtiL8G8xWW4+cEaXIg$cCEqjZMhCV2YJ/aPHpKYO/3e5jOIhsHccFT+USTAwmo'

test('a password that is changed while it is being checked opens no session', async () => {
  const { email } = await newCandidate(app)
  const change = (password_hash: string) =>
    app.ctx().db.updateTable('logins').set({ password_hash }).where('email', '=', email).execute()
  await change(SLOW)
  const stop = (what: unknown) => void (what === 'verify' && void change(OTHER))
  passwordWork.subscribe(stop)
  const { body } = await refusal(enter(app, { email, password: PASSWORD }))
  passwordWork.unsubscribe(stop)
  assert.equal(body.error, 'invalid_grant')
})

const one_connection = process.env['TEST_DATABASE_URL'] ? false : 'one connection: nobody else can be under way'

test(
  'a change that is under way when somebody enters is waited for, and opens nothing that it takes away',
  { skip: one_connection },
  async () => {
    const { db } = app.ctx()
    const waiting = () =>
      sql<{
        n: number
      }>`select count(*)::int as n from pg_stat_activity where datname = current_database() and wait_event_type =
        'Lock'`.execute(db)
    for (const change of [{ password_hash: OTHER }, { disabled_at: new Date().toISOString() }]) {
      const { email } = await newCandidate(app)
      await enter(app, { email })
      const [changed, met] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()]
      const done = db.transaction().execute(async (db) => {
        await db.updateTable('logins').set(change).where('email', '=', email).execute()
        changed.resolve()
        await met.promise
      })
      await changed.promise
      const entering = refusal(enter(app, { email }))
      await until('the log-in waits for the change', async () => (await waiting()).rows[0]!.n)
      met.resolve()
      await done
      assert.equal((await entering).body.error, 'invalid_grant')
    }
  },
)
