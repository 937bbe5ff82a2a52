import assert from 'node:assert/strict'
import { test } from 'node:test'
import { registerCompany } from '#features/companies/wire/registration.ts'
import { openApp } from '#test/support/app.ts'
import { enter, newCandidate, PASSWORD, person, refusal } from '#test/support/candidate.ts'
import { lettersTo, tokenFor } from '#test/support/outside/letters.ts'
import { registration } from '#test/support/registration.ts'
import {
  changeLogin,
  checkPassword,
  confirmEmail,
  recoverPassword,
  renewPassword,
  sendConfirmation,
  showLogin,
  updatePassword,
} from '../wire/logins.ts'
import { showSession } from '../wire/sessions.ts'
import { DEAD_LINK } from './tokens.ts'

const app = await openApp()
const NEW = 'Nova@2027'
const change = (token: string, login: Parameters<typeof app.call<typeof changeLogin>>[1]['login']) =>
  app.call(changeLogin, { login }, token)
const alive = (token: string) =>
  app.call(showSession, {}, token).then(
    () => true,
    () => false,
  )
const newManager = async () => {
  const form = registration()
  const { email, password } = form.company.company_managers_attributes[0]!
  await app.call(registerCompany, form)
  return {
    email,
    password,
    user_type: 'CompanyManager',
    token: (await enter(app, { email, password, user_type: 'CompanyManager' })).access_token,
  }
}

test('a new password ends every other session, keeps this one, and is told by letter', async () => {
  const user = await newCandidate(app)
  const other = (await enter(app, user)).access_token
  await change(user.token, { current_password: PASSWORD, password: NEW, password_confirmation: NEW })
  assert.deepEqual([await alive(user.token), await alive(other)], [true, false])
  assert.equal((await refusal(enter(app, user))).status, 400)
  await enter(app, { ...user, password: NEW })
  assert.equal((await lettersTo(app, user.email))[0]!.subject, 'Sua senha foi alterada')
})

test('of two sessions that change the password at the same instant by the old one, one does', async () => {
  const user = await newCandidate(app)
  const other = (await enter(app, user)).access_token
  const to = (password: string) => ({ current_password: PASSWORD, password, password_confirmation: password })
  const [a, b] = await Promise.allSettled([change(user.token, to('Primeira@2027')), change(other, to('Segunda@2027'))])
  assert.deepEqual([a.status, b.status].toSorted(), ['fulfilled', 'rejected'])
  const [won, stays] = a.status === 'fulfilled' ? ['Primeira@2027', user.token] : ['Segunda@2027', other]
  await enter(app, { ...user, password: won })
  assert.equal(await alive(stays), true)
})

test('without the current password nothing changes, and the session goes on', async () => {
  const user = await newCandidate(app)
  const wrong = await refusal(
    change(user.token, { current_password: 'Errada@2026', password: NEW, email: person().email }),
  )
  assert.deepEqual([wrong.status, wrong.body.errors], [422, { current_password: ['Senha atual incorreta.'] }])
  assert.deepEqual(
    Object.keys(
      (await refusal(change(user.token, { current_password: '', password: 'fraca', password_confirmation: 'fraca' })))
        .body.errors!,
    ),
    ['current_password', 'password'],
  )
  assert.equal((await app.call(showLogin, {}, user.token)).data.attributes.new_email, null)
  await enter(app, user)
})

test('the password that one has is no new one', async () => {
  const user = await newCandidate(app)
  assert.deepEqual(
    (await refusal(change(user.token, { current_password: PASSWORD, password: PASSWORD }))).body.errors,
    { password: ['Escolha uma senha diferente da atual'] },
  )
  const manager = await newManager()
  assert.equal(
    (
      await refusal(
        app.call(updatePassword, { current_password: manager.password, password: manager.password }, manager.token),
      )
    ).status,
    422,
  )
})

test('the e-mail that one has is no new one, unless another one waits', async () => {
  const user = await newCandidate(app)
  assert.deepEqual(
    (await refusal(change(user.token, { current_password: PASSWORD, email: user.email.toUpperCase() }))).body.errors,
    { email: ['Este já é o e-mail da sua conta'] },
  )
  await change(user.token, { current_password: PASSWORD, email: person().email })
  assert.equal(
    (await change(user.token, { current_password: PASSWORD, email: user.email })).data.attributes.new_email,
    null,
  )
})

test('a manager checks the current password: wrong is 422 and never 401', async () => {
  const manager = await newManager()
  assert.deepEqual(await app.call(checkPassword, { current_password: manager.password }, manager.token), {
    valid: true,
  })
  const wrong = await refusal(app.call(checkPassword, { current_password: 'x' }, manager.token))
  assert.deepEqual([wrong.status, wrong.body.errors], [422, { current_password: ['Senha atual incorreta.'] }])
  assert.ok(await alive(manager.token))
})

test('a manager changes the password and ends the other sessions', async () => {
  const manager = await newManager()
  const other = (await enter(app, manager)).access_token
  const { messages } = await app.call(
    updatePassword,
    { current_password: manager.password, password: NEW, password_confirmation: NEW },
    manager.token,
  )
  assert.deepEqual(messages, ['Sua senha foi alterada. As outras sessões foram encerradas.'])
  assert.deepEqual([await alive(manager.token), await alive(other)], [true, false])
  await enter(app, { ...manager, password: NEW })
  assert.equal(
    (
      await refusal(
        app.call(
          updatePassword,
          { current_password: NEW, password: PASSWORD, password_confirmation: NEW },
          manager.token,
        ),
      )
    ).body.errors!['password_confirmation']![0],
    'As senhas não coincidem. Por favor, tente novamente.',
  )
})

test('the manager paths are for managers', async () => {
  const { token } = await newCandidate(app)
  assert.equal((await refusal(app.call(checkPassword, { current_password: PASSWORD }, token))).status, 403)
  assert.equal(
    (await refusal(app.call(updatePassword, { current_password: PASSWORD, password: NEW }, token))).status,
    403,
  )
})

test('an open session allows five password guesses, then one a minute; the owner still signs in', async () => {
  const manager = await newManager()
  const heard = []
  for (let i = 0; i < 7; i++)
    heard.push((await refusal(app.call(checkPassword, { current_password: 'x' }, manager.token))).status)
  assert.deepEqual(heard, [422, 422, 422, 422, 422, 429, 429])
  assert.equal(
    (await refusal(app.call(updatePassword, { current_password: manager.password, password: NEW }, manager.token)))
      .status,
    429,
  )
  await enter(app, manager)
})

test('a new e-mail counts after its confirmation; the old address is told twice', async () => {
  const user = await newCandidate(app)
  const to = person().email
  const { data } = await change(user.token, { current_password: PASSWORD, email: to.toUpperCase() })
  assert.deepEqual([data.attributes.email, data.attributes.new_email], [user.email, to])
  assert.equal((await refusal(enter(app, { email: to }))).status, 400)
  const [asked] = await lettersTo(app, user.email)
  assert.equal(asked!.subject, 'Pedido de troca de e-mail')
  assert.match(asked!.text, new RegExp(to.replaceAll('.', '\\.')))

  await app.call(confirmEmail, { token: await tokenFor(app, to) })
  assert.equal((await app.call(showSession, {}, user.token)).data.attributes.email, to)
  assert.equal((await refusal(enter(app, user))).status, 400)
  await enter(app, { email: to })
  assert.equal((await lettersTo(app, user.email))[0]!.subject, 'O e-mail da sua conta mudou')
})

test('a later request takes the place of an earlier one, and the present e-mail takes it back', async () => {
  const user = await newCandidate(app)
  const [first, second] = [person().email, person().email]
  await change(user.token, { current_password: PASSWORD, email: first })
  await change(user.token, { current_password: PASSWORD, email: second })
  const dead = await refusal(app.call(confirmEmail, { token: await tokenFor(app, first) }))
  assert.deepEqual(dead.body.errors, { token: [DEAD_LINK] })
  assert.match((await app.call(sendConfirmation, {}, user.token)).messages[0]!, new RegExp(second))
  assert.equal(
    (await change(user.token, { current_password: PASSWORD, email: user.email })).data.attributes.new_email,
    null,
  )
  assert.equal((await refusal(app.call(confirmEmail, { token: await tokenFor(app, second) }))).status, 422)
})

test('asking for an e-mail already in use answers as for a free one; its owner gets a letter', async () => {
  const owner = await newCandidate(app)
  const user = await newCandidate(app)
  const { data } = await change(user.token, { current_password: PASSWORD, email: owner.email })
  assert.equal(data.attributes.new_email, owner.email)
  assert.equal((await lettersTo(app, owner.email))[0]!.subject, 'Você já tem uma conta no Ponte')
  assert.equal((await lettersTo(app, user.email))[0]!.subject, 'Pedido de troca de e-mail')
})

test('a manager is told that an e-mail is taken, as at registration', async () => {
  const [owner, manager] = [await newManager(), await newManager()]
  const taken = await refusal(change(manager.token, { current_password: manager.password, email: owner.email }))
  assert.deepEqual(taken.body.errors, { email: ['Este e-mail já está cadastrado. Por favor, use outro.'] })
})

test('an e-mail that somebody else took meanwhile is refused at the confirmation, and nothing moves', async () => {
  const user = await newCandidate(app)
  const to = person().email
  await change(user.token, { current_password: PASSWORD, email: to })
  const token = await tokenFor(app, to)
  await newCandidate(app, { email: to })
  assert.equal((await refusal(app.call(confirmEmail, { token }))).status, 409)
  assert.equal((await app.call(showSession, {}, user.token)).data.attributes.email, user.email)
})

test('links of before die with the password they were asked for, and with the e-mail they were sent to', async () => {
  const thief = await newCandidate(app)
  const to = person().email
  await change(thief.token, { current_password: PASSWORD, email: to })
  await change(thief.token, { current_password: PASSWORD, password: NEW })
  assert.equal((await refusal(app.call(confirmEmail, { token: await tokenFor(app, to) }))).status, 422)

  const mover = await newCandidate(app)
  await app.call(recoverPassword, { email: mover.email, user_type: 'User' })
  const recovery = await tokenFor(app, mover.email)
  const next = person().email
  await change(mover.token, { current_password: PASSWORD, email: next })
  await app.call(confirmEmail, { token: await tokenFor(app, next) })
  assert.equal((await refusal(app.call(renewPassword, { token: recovery, password: NEW }))).status, 422)
})

test('password and e-mail change together, on one proof', async () => {
  const user = await newCandidate(app)
  const to = person().email
  const { data } = await change(user.token, {
    current_password: PASSWORD,
    password: NEW,
    password_confirmation: NEW,
    email: to,
  })
  assert.equal(data.attributes.new_email, to)
  await app.call(confirmEmail, { token: await tokenFor(app, to) })
  await enter(app, { email: to, password: NEW })
})
