import assert from 'node:assert/strict'
import { test } from 'node:test'
import { passwordWork } from '#features/accounts/server/passwords/passwords.ts'
import { confirmEmail, showLogin } from '#features/accounts/wire/logins.ts'
import { showSession } from '#features/accounts/wire/sessions.ts'
import { PRIVACY_VERSION, TERMS_VERSION } from '#features/legal-texts/wire.ts'
import { openApp } from '#test/support/app.ts'
import { enter, person, refusal } from '#test/support/candidate.ts'
import { lettersTo, tokenFor } from '#test/support/outside/letters.ts'
import { signUp } from '../wire/registration.ts'

const app = await openApp()
let clock = Date.now()
const nextDay = () => {
  const instant = new Date((clock += 86_400_000)).toISOString()
  app.at(instant)
  return instant
}
const BLANK = ['Não pode ficar em branco']

test('a person signs up, is welcomed by a letter, and confirms the e-mail by its link', async () => {
  const user = person()
  await app.call(signUp, { user })
  const { access_token, first_sign_in, attributes } = await enter(app, user)
  assert.deepEqual([first_sign_in, attributes.first_name, attributes.email], [true, 'Lia', user.email])
  assert.equal((await app.call(showLogin, {}, access_token)).data.attributes.email_confirmed, false)
  const [letter] = await lettersTo(app, user.email)
  assert.match(letter!.text, /Olá, Lia!/)
  assert.match(letter!.text, /http:\/\/ponte\.test\/usuarios\/confirmar-email\?token=[\w-]{43}/)
  await app.call(confirmEmail, { token: await tokenFor(app, user.email) })
  assert.equal((await app.call(showLogin, {}, access_token)).data.attributes.email_confirmed, true)
  assert.equal((await enter(app, user)).first_sign_in, false)
  assert.equal(
    (await app.call(showSession, {}, access_token)).data.attributes.slug?.startsWith('lia-barbosa-nogueira-'),
    true,
  )
})

test('an e-mail that is corrected leaves no account behind; one that somebody uses stays', async () => {
  const [wrong, used, right] = [person(), person(), person()]
  for (const user of [wrong, used]) await app.call(signUp, { user })
  await enter(app, used)
  const there = async ({ email }: { email: string }) =>
    (await app.ctx().db.selectFrom('logins').select('id').where('email', '=', email).execute()).length
  const correct = (corrects: { email: string; password: string }, email = right.email) =>
    app.call(signUp, { user: { ...right, email, corrects } })
  await correct({ email: wrong.email, password: 'Nenhuma@2026' }, 'lia.um@exemplo.example')
  await correct(used, 'lia.dois@exemplo.example')
  assert.deepEqual([await there(wrong), await there(used)], [1, 1])
  await correct(wrong)
  assert.deepEqual([await there(wrong), await there(right)], [0, 1])
  await app.settle()
  await app.call(signUp, { user: wrong })
  assert.equal(await there(wrong), 1, 'the address is free again')
})

test('what was accepted is kept: version, time and address', async () => {
  const accepted_at = nextDay()
  const user = person()
  await app.request(
    '/v1/profile/registrations',
    { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify({ user }) },
    '203.0.113.7',
  )
  const kept = await app
    .ctx()
    .db.selectFrom('acceptances')
    .innerJoin('logins', 'logins.id', 'login_id')
    .select(['document', 'version', 'address', 'accepted_at'])
    .where('email', '=', user.email)
    .orderBy('document')
    .execute()
  assert.deepEqual(kept, [
    { document: 'privacy', version: PRIVACY_VERSION, address: '203.0.113.7', accepted_at },
    { document: 'terms', version: TERMS_VERSION, address: '203.0.113.7', accepted_at },
  ])
})

test('a text that was not accepted, or an older version of it, opens no account', async () => {
  const blank = await refusal(app.call(signUp, { user: person({ accepted_terms_version: '' }) }))
  assert.deepEqual(blank.body.errors, { accepted_terms_version: ['Leia e aceite para continuar'] })
  const stale = await refusal(app.call(signUp, { user: person({ accepted_privacy_version: '2020-01-01' }) }))
  assert.deepEqual(Object.keys(stale.body.errors!), ['accepted_privacy_version'])
})

test('an empty form names every field, and a confirmation that differs is an error on it', async () => {
  const empty = await refusal(app.call(signUp, { user: {} as never }))
  assert.deepEqual(empty.body.errors, {
    name: BLANK,
    email: BLANK,
    password: BLANK,
    accepted_terms_version: BLANK,
    accepted_privacy_version: BLANK,
  })
  const differs = await refusal(app.call(signUp, { user: person({ password_confirmation: 'Ponte@2027' }) }))
  assert.deepEqual(differs.body.errors, {
    password_confirmation: ['As senhas não coincidem. Por favor, tente novamente.'],
  })
  const weak = await refusal(app.call(signUp, { user: person({ password: 'ponte', password_confirmation: 'ponte' }) }))
  assert.deepEqual(weak.body.errors, { password: ['A senha não segue o padrão'] })
})

test('a taken e-mail is answered like a free one, with the same work, and its owner hears of it', async () => {
  const owner = person()
  const work: unknown[] = []
  const listen = (what: unknown) => void work.push(what)
  passwordWork.subscribe(listen)
  const free = await app.call(signUp, { user: owner })
  const forFree = work.splice(0)
  await app.settle()
  nextDay()
  const taken = await app.call(signUp, {
    user: {
      ...owner,
      email: owner.email.toUpperCase(),
      name: 'Outra Pessoa',
      password: 'Outra@2026',
      password_confirmation: 'Outra@2026',
    },
  })
  passwordWork.unsubscribe(listen)
  assert.deepEqual(work, forFree)
  assert.deepEqual(forFree, ['hash'])
  assert.deepEqual(taken, {
    messages: free.messages.map((words) => words.replace(owner.email, owner.email.toUpperCase())),
  })
  const [letter] = await lettersTo(app, owner.email)
  assert.equal(letter!.subject, 'Você já tem uma conta no Ponte')
  assert.equal((await refusal(enter(app, { ...owner, password: 'Outra@2026' }))).body.error, 'invalid_grant')
  assert.equal((await enter(app, owner)).attributes.first_name, 'Lia')
})

test('a form sent twice makes one account and one letter', async () => {
  const user = person()
  await Promise.all([app.call(signUp, { user }), app.call(signUp, { user })])
  assert.equal((await lettersTo(app, user.email)).length, 1)
})

test('who signs up minutes after a stranger did with the same e-mail is told that there is an account', async () => {
  const user = person()
  await app.call(signUp, { user })
  app.at(new Date((clock += 120_000)).toISOString())
  await app.call(signUp, { user: { ...user, password: 'Outra@2026', password_confirmation: 'Outra@2026' } })
  assert.equal((await lettersTo(app, user.email))[0]!.subject, 'Você já tem uma conta no Ponte')
})

test('the owner of an e-mail that strangers keep typing in is told twice a day at most', async () => {
  const user = person()
  await app.call(signUp, { user })
  nextDay()
  for (let i = 0; i < 4; i++) {
    await app.call(signUp, { user })
    await app.settle()
  }
  assert.equal((await lettersTo(app, user.email)).filter(({ subject }) => subject.startsWith('Você já tem')).length, 2)
})
