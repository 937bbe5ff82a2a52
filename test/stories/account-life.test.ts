// A person's account, from the first letter to a lost phone.
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { changeLogin, confirmEmail, recoverPassword, renewPassword, showLogin } from '#features/accounts/wire/logins.ts'
import { endOtherSessions, listSessions, revokeToken, showSession } from '#features/accounts/wire/sessions.ts'
import { beginTwoFactor, turnTwoFactorOn } from '#features/accounts/wire/two-factor.ts'
import { signUp } from '#features/candidates/wire/registration.ts'
import { openApp } from '#test/support/app.ts'
import { codeAt } from '#test/support/outside/authenticator.ts'
import { enter, person, refusal } from '#test/support/candidate.ts'
import { lettersTo, tokenFor } from '#test/support/outside/letters.ts'

const app = await openApp()
let clock = Date.UTC(2027, 0, 1)
const wait = (minutes: number) => app.at(new Date((clock += minutes * 60_000)).toISOString())

test('from sign-up to a lost phone and a new e-mail', async () => {
  wait(0)
  const lia = person()
  await app.call(signUp, { user: lia })
  const computer = await enter(app, { ...lia, agent: 'Mozilla/5.0 (Windows NT 10.0) Chrome/143.0.0.0 Safari/537.36' })
  assert.equal(computer.first_sign_in, true)
  await app.call(confirmEmail, { token: await tokenFor(app, lia.email) })

  // Two-factor with an authenticator.
  const { secret } = (await app.call(beginTwoFactor, {}, computer.access_token)).data.attributes
  const { codes } = (
    await app.call(
      turnTwoFactorOn,
      { current_password: lia.password, otp: codeAt(secret, clock) },
      computer.access_token,
    )
  ).data.attributes
  wait(1)
  const phone = await enter(app, {
    ...lia,
    otp: codeAt(secret, clock),
    agent: 'Mozilla/5.0 (Linux; Android 10; K) Chrome/143.0.0.0 Mobile Safari/537.36',
  })
  const devices = (await app.call(listSessions, {}, phone.access_token)).collection.data.map(
    ({ attributes }) => attributes.device,
  )
  // The third is the one that the link of the sign-up opened.
  assert.deepEqual(devices.toSorted(), ['Chrome no Android', 'Chrome no Windows', 'Dispositivo não identificado'])

  // Phone and password are lost: a letter and a recovery code open the account again.
  await app.call(recoverPassword, { email: lia.email, user_type: 'User' })
  await app.call(renewPassword, { token: await tokenFor(app, lia.email), password: 'Nova@2027' })
  for (const { access_token } of [computer, phone])
    assert.equal((await refusal(app.call(showSession, {}, access_token))).status, 401)
  assert.equal((await refusal(enter(app, { email: lia.email, password: 'Nova@2027' }))).body.otp_required, true)
  const again = await enter(app, { email: lia.email, password: 'Nova@2027', otp: codes[0]! })
  assert.equal((await app.call(showLogin, {}, again.access_token)).data.attributes.recovery_codes_left, 9)

  // A new e-mail, with password and another code; then all sessions end.
  const to = person().email
  await app.call(
    changeLogin,
    { login: { current_password: 'Nova@2027', otp: codes[1]!, email: to } },
    again.access_token,
  )
  await app.call(confirmEmail, { token: await tokenFor(app, to) })
  assert.equal((await app.call(showSession, {}, again.access_token)).data.attributes.email, to)
  await app.call(endOtherSessions, {}, again.access_token)
  await app.call(revokeToken, { token: again.access_token })
  assert.equal((await refusal(app.call(listSessions, {}, again.access_token))).status, 401)

  const subjects = (await lettersTo(app, lia.email)).map(({ subject }) => subject).reverse()
  assert.deepEqual(subjects, [
    'Confirme seu e-mail no Ponte',
    'Verificação em duas etapas ligada',
    'Crie outra senha',
    'Sua senha foi alterada',
    'Um código de recuperação foi usado',
    'Um código de recuperação foi usado',
    'Pedido de troca de e-mail',
    'O e-mail da sua conta mudou',
  ])
})
