import assert from 'node:assert/strict'
import { beforeEach, test } from 'node:test'
import { registerCompany } from '#features/companies/wire/registration.ts'
import { signUp } from '#features/candidates/wire/registration.ts'
import { openApp } from '#test/support/app.ts'
import { codeAt } from '#test/support/outside/authenticator.ts'
import { enter, newCandidate, PASSWORD, person, refusal } from '#test/support/candidate.ts'
import { lettersTo, tokenFor } from '#test/support/outside/letters.ts'
import { registration } from '#test/support/registration.ts'
import { changeLogin, confirmEmail, showLogin, updatePassword } from '../../wire/logins.ts'
import { showSession } from '../../wire/sessions.ts'
import { beginTwoFactor, renewRecoveryCodes, turnTwoFactorOff, turnTwoFactorOn } from '../../wire/two-factor.ts'
import { openLogin } from '../logins.ts'
import { hashPassword } from '../passwords/passwords.ts'

const app = await openApp()
const strict = await openApp({ env: { DEMO: '0' } })
let clock = Date.UTC(2027, 0, 1)
const wait = (seconds: number) => app.at(new Date((clock += seconds * 1000)).toISOString())
beforeEach(() => wait(86_400))

const CODE_WRONG = { otp: ['Código incorreto ou já usado. Espere o próximo código do aplicativo.'] }
const REQUIRED = 'Informe o código do seu aplicativo autenticador.'
const login = async (token: string) => (await app.call(showLogin, {}, token)).data.attributes

/** A candidate with two-factor on, with secret and ten codes; the clock moves on to the next code. */
async function guarded() {
  const user = await newCandidate(app)
  const { secret } = (await app.call(beginTwoFactor, {}, user.token)).data.attributes
  const { codes } = (
    await app.call(turnTwoFactorOn, { current_password: PASSWORD, otp: codeAt(secret, clock) }, user.token)
  ).data.attributes
  wait(30)
  return { ...user, secret, codes, now: () => codeAt(secret, clock) }
}

test('a secret begins without effect, is drawn and spelt, and counts after password and code', async () => {
  const user = await newCandidate(app)
  const { secret, otpauth_uri, qr_code } = (await app.call(beginTwoFactor, {}, user.token)).data.attributes
  assert.match(secret, /^([A-Z2-7]{4} ){7}[A-Z2-7]{4}$/)
  assert.ok(
    otpauth_uri.startsWith(
      `otpauth://totp/Ponte:${encodeURIComponent(user.email)}?issuer=Ponte&secret=${secret.replaceAll(' ', '')}&`,
    ),
    otpauth_uri,
  )
  assert.match(qr_code, /^data:image\/svg\+xml;base64,/)
  assert.equal((await login(user.token)).otp_required_for_login, false)
  await enter(app, user)

  const on = (current_password: string, otp: string) => app.call(turnTwoFactorOn, { current_password, otp }, user.token)
  assert.deepEqual((await refusal(on('x', codeAt(secret, clock)))).body.errors, {
    current_password: ['Senha atual incorreta.'],
  })
  assert.deepEqual((await refusal(on(PASSWORD, codeAt(secret, clock - 600_000)))).body.errors, CODE_WRONG)
  const { codes } = (await on(PASSWORD, codeAt(secret, clock))).data.attributes
  assert.equal(new Set(codes).size, 10)
  for (const code of codes) assert.match(code, /^[2-9a-hj-km-np-z]{5}-[2-9a-hj-km-np-z]{5}$/)
  assert.deepEqual(
    [(await login(user.token)).otp_required_for_login, (await login(user.token)).recovery_codes_left],
    [true, 10],
  )
  assert.equal((await lettersTo(app, user.email))[0]!.subject, 'Verificação em duas etapas ligada')
})

test('a missing code is invalid_grant with otp_required, a wrong one too; the right one opens', async () => {
  const user = await guarded()
  const missing = await refusal(enter(app, user))
  assert.deepEqual(
    [missing.status, missing.body],
    [400, { error: 'invalid_grant', error_description: REQUIRED, otp_required: true }],
  )
  const wrong = await refusal(enter(app, { ...user, otp: '000000' }))
  assert.deepEqual([wrong.status, wrong.body.error, wrong.body.otp_required], [400, 'invalid_grant', true])
  const spaced = user.now()
  assert.ok((await enter(app, { ...user, otp: ` ${spaced.slice(0, 3)} ${spaced.slice(3)} ` })).access_token)
})

test('without the right password nobody learns that a code would be asked for', async () => {
  const user = await guarded()
  const { body } = await refusal(enter(app, { ...user, password: 'Errada@2026', otp: user.now() }))
  assert.deepEqual(body, { error: 'invalid_grant', error_description: 'E-mail ou senha incorretos.' })
})

test('a code opens once, at the same instant too; neighbours of one step pass, older ones do not', async () => {
  const user = await guarded()
  const code = user.now()
  const both = await Promise.allSettled([enter(app, { ...user, otp: code }), enter(app, { ...user, otp: code })])
  assert.deepEqual(both.map(({ status }) => status).sort(), ['fulfilled', 'rejected'])
  wait(30)
  assert.equal((await refusal(enter(app, { ...user, otp: code }))).status, 400)
  wait(60)
  await enter(app, { ...user, otp: codeAt(user.secret, clock - 30_000) })
  await enter(app, { ...user, otp: codeAt(user.secret, clock + 30_000) })
  assert.equal((await refusal(enter(app, { ...user, otp: user.now() }))).status, 400)
  wait(300)
  assert.equal((await refusal(enter(app, { ...user, otp: codeAt(user.secret, clock - 60_000) }))).status, 400)
})

test('the code that turned it on opens no session', async () => {
  const user = await newCandidate(app)
  const { secret } = (await app.call(beginTwoFactor, {}, user.token)).data.attributes
  const otp = codeAt(secret, clock)
  await app.call(turnTwoFactorOn, { current_password: PASSWORD, otp }, user.token)
  assert.equal((await refusal(enter(app, { ...user, otp }))).status, 400)
})

test('a missing code counts as an attempt', async () => {
  const user = await guarded()
  const heard = []
  for (let i = 0; i < 6; i++) heard.push((await refusal(enter(app, { ...user, from: '198.51.100.9' }))).status)
  assert.deepEqual(heard, [400, 400, 400, 400, 400, 429])
})

test('codes of the second step: five guesses at once, then one in five minutes, from any address', async () => {
  const user = await guarded()
  const heard: number[] = []
  for (let i = 0; i < 8; i++)
    heard.push((await refusal(enter(app, { ...user, otp: '000000', from: `198.51.100.${i}` }))).status)
  assert.deepEqual(heard, [400, 400, 400, 400, 400, 429, 429, 429])
  wait(299)
  assert.equal((await refusal(enter(app, { ...user, otp: user.now(), from: '198.51.100.77' }))).status, 429)
  assert.ok((await enter(app, { ...user, otp: user.now() })).access_token)
})

test('a recovery code opens once, in whatever spelling, and is told by letter', async () => {
  const user = await guarded()
  const [code] = user.codes
  const { access_token } = await enter(app, { ...user, otp: ` ${code!.toUpperCase().replace('-', ' ')}` })
  assert.equal((await login(access_token)).recovery_codes_left, 9)
  assert.match((await lettersTo(app, user.email))[0]!.text, /Restam 9 códigos/)
  const again = await refusal(enter(app, { ...user, otp: code! }))
  assert.deepEqual([again.status, again.body.error_description], [400, 'Código de recuperação incorreto ou já usado.'])
})

test('new codes take the place of the old ones, for password and code', async () => {
  const user = await guarded()
  const renew = (current_password: string, otp: string) =>
    app.call(renewRecoveryCodes, { current_password, otp }, user.token)
  assert.deepEqual(Object.keys((await refusal(renew('x', user.now()))).body.errors!), ['current_password'])
  assert.deepEqual((await refusal(renew(PASSWORD, '000000'))).body.errors, CODE_WRONG)
  const { codes } = (await renew(PASSWORD, user.now())).data.attributes
  assert.equal((await refusal(enter(app, { ...user, otp: user.codes[0]! }))).status, 400)
  await enter(app, { ...user, otp: codes[0]! })
})

test('two-factor is turned off with password and code or recovery code; its secret is deleted', async () => {
  const user = await guarded()
  const off = (current_password: string, otp: string) =>
    app.call(turnTwoFactorOff, { current_password, otp }, user.token)
  assert.deepEqual(Object.keys((await refusal(off('x', user.now()))).body.errors!), ['current_password'])
  assert.equal((await off(PASSWORD, user.codes[3]!)).data.attributes.otp_required_for_login, false)
  await enter(app, user)
  assert.equal((await refusal(off(PASSWORD, user.codes[4]!))).status, 409)
  assert.equal((await lettersTo(app, user.email))[0]!.subject, 'Verificação em duas etapas desligada')
  const { db } = app.ctx()
  const kept = await db
    .selectFrom('recovery_codes')
    .innerJoin('logins', 'logins.id', 'login_id')
    .select('login_id')
    .where('email', '=', user.email)
    .execute()
  assert.deepEqual(kept, [])
})

test('on is on: beginning again, or turning on twice at once, changes nothing', async () => {
  const user = await guarded()
  assert.equal((await refusal(app.call(beginTwoFactor, {}, user.token))).status, 409)
  const other = await newCandidate(app)
  const on = { current_password: PASSWORD, otp: '000000' }
  assert.equal((await refusal(app.call(turnTwoFactorOn, on, other.token))).status, 409)
  const { secret } = (await app.call(beginTwoFactor, {}, other.token)).data.attributes
  on.otp = codeAt(secret, clock)
  const both = await Promise.allSettled([
    app.call(turnTwoFactorOn, on, other.token),
    app.call(turnTwoFactorOn, on, other.token),
  ])
  assert.deepEqual(both.map(({ status }) => status).sort(), ['fulfilled', 'rejected'])
  await enter(app, { ...user, otp: user.now() })
})

test('with it on, password and e-mail change for a code too', async () => {
  const user = await guarded()
  const change = (more: object) =>
    app.call(changeLogin, { login: { current_password: PASSWORD, password: 'Nova@2027', ...more } }, user.token)
  assert.deepEqual((await refusal(change({}))).body.errors, { otp: [REQUIRED] })
  assert.deepEqual((await refusal(change({ otp: '000000' }))).body.errors, CODE_WRONG)
  await change({ otp: user.now() })
  wait(30)
  await enter(app, { ...user, password: 'Nova@2027', otp: user.now() })
})

test('a manager changes the password for a code too', async () => {
  const form = registration()
  const { email, password } = form.company.company_managers_attributes[0]!
  await app.call(registerCompany, form)
  await app.call(confirmEmail, { token: await tokenFor(app, email) })
  const { access_token } = await enter(app, { email, password, user_type: 'CompanyManager' })
  const { secret } = (await app.call(beginTwoFactor, {}, access_token)).data.attributes
  await app.call(turnTwoFactorOn, { current_password: password, otp: codeAt(secret, clock) }, access_token)
  wait(30)
  const update = (otp?: string) =>
    app.call(updatePassword, { current_password: password, password: 'Nova@2027', ...(otp && { otp }) }, access_token)
  assert.deepEqual((await refusal(update())).body.errors, { otp: [REQUIRED] })
  await update(codeAt(secret, clock))
})

test('codes are guessed from an open session no faster, even with the password at hand', async () => {
  const user = await guarded()
  const heard: number[] = []
  for (let i = 0; i < 7; i++)
    heard.push(
      (await refusal(app.call(turnTwoFactorOff, { current_password: PASSWORD, otp: '000000' }, user.token))).status,
    )
  assert.deepEqual(heard, [422, 422, 422, 422, 422, 429, 429])
})

test('an e-mail that nobody confirmed is not locked by it: it may be somebody else', async () => {
  const user = person()
  await app.call(signUp, { user })
  const { access_token } = await enter(app, user)
  assert.equal((await refusal(app.call(beginTwoFactor, {}, access_token))).status, 409)
})

test('the database holds neither the secret nor a code', async () => {
  const user = await guarded()
  const { db } = app.ctx()
  const kept = JSON.stringify([
    await db.selectFrom('two_factors').selectAll().execute(),
    await db.selectFrom('recovery_codes').selectAll().execute(),
  ])
  for (const secret of [
    user.secret.replaceAll(' ', ''),
    ...user.codes,
    ...user.codes.map((code) => code.replace('-', '')),
  ])
    assert.ok(!kept.includes(secret))
})

test('outside of demonstrations an operator sets it up before anything else, and keeps it', async () => {
  const email = 'operadora@ponte.example'
  await openLogin(strict.ctx(), {
    user_type: 'Operator',
    email,
    password_hash: await hashPassword(PASSWORD),
    email_confirmed: true,
  })
  const opened = await enter(strict, { email, user_type: 'Operator' })
  assert.equal(opened.attributes.two_factor_due, true)
  const token = opened.access_token
  const status = async (path: string) =>
    (await strict.request(path, { headers: { authorization: `Bearer ${token}` } })).status
  assert.deepEqual(
    [
      await status('/v1/session'),
      await status('/v1/profile/login'),
      await status('/v1/admin/companies'),
      await status('/v1/sessions'),
    ],
    [200, 200, 403, 403],
  )
  const { secret } = (await strict.call(beginTwoFactor, {}, token)).data.attributes
  await strict.call(turnTwoFactorOn, { current_password: PASSWORD, otp: codeAt(secret, Date.now()) }, token)
  assert.deepEqual([await status('/v1/admin/companies'), await status('/v1/sessions')], [200, 200])
  assert.equal((await strict.call(showSession, {}, token)).data.attributes.two_factor_due, undefined)
  assert.equal(
    (await refusal(strict.call(turnTwoFactorOff, { current_password: PASSWORD, otp: '000000' }, token))).status,
    403,
  )
})
