// Bonds by the lists of who studies at a partner: whoever is on one, whenever they tell where they study.
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { confirmEmail } from '#features/accounts/wire/logins.ts'
import { signUp } from '#features/candidates/wire/registration.ts'
import { checkEnrolments, importEnrolments } from '#features/institutions/wire/partners.ts'
import { writeSheet } from '#server/spreadsheets/sheet.ts'
import { openApp } from '#test/support/app.ts'
import { enter, newCandidate, person, refusal } from '#test/support/candidate.ts'
import { tokenFor } from '#test/support/outside/letters.ts'
import { cpfNumber, profiles } from '#test/support/profile.ts'
import { bareCpf } from '#wire/person/cpf.ts'
import { csv, hubOf, newPartner } from '#test/support/enrolments.ts'
import { newOperator } from '#test/support/operator.ts'

const app = await openApp({ env: { RATE_LIMITS: 'off' } })
const { save, mine } = profiles(app)
const operator = await newOperator(app)
const { university, studies, bring, standing } = await newPartner(app, () => operator)
const hub = (token: string) => hubOf(app, token)

test('who is on a list by CPF has a bond as soon as the list is there, and the session says so', async () => {
  const [listed, other] = [await newCandidate(app), await newCandidate(app)]
  const cpf = cpfNumber()
  await save(listed.token, { cpf, ...studies() })
  await save(other.token, { cpf: cpfNumber(), ...studies() })
  const { people, unread, added, problems } = await bring(
    csv('Nome;CPF', `Ana;${bareCpf(cpf)}`, 'Rui;111.111.111-11', `Ana de novo;${cpf}`),
  )
  assert.deepEqual([people, unread, added, problems], [1, 1, 1, [{ line: 3, problem: 'CPF inválido' }]])
  assert.deepEqual([await hub(listed.token), await hub(other.token)], [String(university), null])
  assert.equal((await mine(listed.token)).bond?.proven_by, 'enrolment_list')
  const { bonds, lists } = await standing()
  assert.deepEqual(
    [bonds, lists.map(({ file_name, people }) => [file_name, people])],
    [{ email: 0, enrolment_list: 1 }, [['alunos.csv', 1]]],
  )
})

test('who tells where they study after the list came has the bond at once', async () => {
  const { token } = await newCandidate(app)
  const cpf = cpfNumber()
  await bring(csv('cpf', cpf))
  assert.equal((await save(token, { ...studies() })).bond, null)
  assert.equal((await save(token, { cpf })).bond?.institution_id, university)
  assert.equal((await save(token, { not_in_university: true })).bond, null)
})

test('an e-mail on the list counts once it is proven, however it is written', async () => {
  const user = person()
  const { email } = user
  await app.call(signUp, { user })
  const token = (await enter(app, user)).access_token
  await save(token, studies())
  const sheet = await writeSheet({
    name: 'Alunos',
    columns: [
      { header: 'Aluno', width: 20 },
      { header: 'E-mail', width: 30 },
    ],
    rows: [
      ['Bia', email.toUpperCase()],
      ['Ninguém', 'sem arroba'],
    ],
  })
  const { people, unread } = await bring(new File([sheet], 'alunos.xlsx'))
  assert.deepEqual([people, unread, await hub(token)], [1, 1, null])
  await app.call(confirmEmail, { token: await tokenFor(app, email) })
  await app.settle()
  assert.equal(await hub(token), String(university))
})

test('a list that takes the place of all before ends the bonds of who is not on it', async () => {
  const [stays, goes] = [await newCandidate(app), await newCandidate(app)]
  const [one, two] = [cpfNumber(), cpfNumber()]
  await save(stays.token, { cpf: one, ...studies() })
  await save(goes.token, { cpf: two, ...studies() })
  await bring(csv('CPF', one, two))
  assert.deepEqual([await hub(stays.token), await hub(goes.token)], [String(university), String(university)])
  const { left_out } = (await app.call(checkEnrolments, { id: String(university), file: csv('CPF', one) }, operator))
    .data.attributes
  assert.equal(left_out, (await standing()).enrolled - 1)
  await bring(csv('CPF', one), true)
  assert.deepEqual(
    [await hub(stays.token), await hub(goes.token), (await standing()).enrolled],
    [String(university), null, 1],
  )
  const three = cpfNumber()
  await bring(csv('CPF;E-mail', `${one};um@escola.example`, `${three};dois@escola.example`))
  assert.equal((await standing()).enrolled, 2)
  // By one of the two things that are known of them: the same people.
  for (const again of [csv('CPF', three, one), csv('E-mail', 'dois@escola.example', 'um@escola.example')]) {
    await bring(again)
    const looked = (await app.call(checkEnrolments, { id: String(university), file: again }, operator)).data.attributes
    assert.deepEqual([(await standing()).enrolled, looked.left_out, looked.added], [2, 0, 0])
  }
})

test('lost bonds are counted by whatever identified them; one e-mail does not merge two people', async () => {
  const user = person()
  await app.call(signUp, { user })
  const token = (await enter(app, user)).access_token
  await save(token, { cpf: cpfNumber(), ...studies() })
  await app.call(confirmEmail, { token: await tokenFor(app, user.email) })
  const [joana, other, third] = [cpfNumber(), cpfNumber(), cpfNumber()]
  await bring(csv('CPF;E-mail', `${joana};`, `${other};${user.email}`), true)
  assert.equal(await hub(token), String(university))
  const look = async (...lines: string[]) => {
    const { left_out, bonds_lost, added } = (
      await app.call(checkEnrolments, { id: String(university), file: csv(...lines) }, operator)
    ).data.attributes
    return { left_out, bonds_lost, added }
  }
  assert.deepEqual(
    await look('CPF', joana, other),
    { left_out: 0, bonds_lost: 1, added: 0 },
    'named again, but not by what they are known by',
  )
  assert.deepEqual(await look('E-mail', user.email), { left_out: 1, bonds_lost: 0, added: 0 })
  await bring(csv('CPF;E-mail', `${third};${user.email}`))
  assert.deepEqual(
    [(await standing()).enrolled, await look('CPF', third)],
    [3, { left_out: 2, bonds_lost: 1, added: 0 }],
  )
  await bring(csv('CPF', joana, other), true)
  assert.deepEqual([await hub(token), (await standing()).enrolled], [null, 2])
  await bring(csv('CPF;E-mail', `${joana};${user.email}`))
  await bring(csv('CPF;E-mail', `${joana};`, `;${user.email}`), true)
  assert.deepEqual(
    [await hub(token), (await standing()).enrolled],
    [String(university), 2],
    'a list that takes the place of others forgets what they mixed up',
  )
})

test('a list that takes the place of others takes what was looked at, and says so where that has changed', async () => {
  const { token } = await newCandidate(app)
  const [one, two] = [cpfNumber(), cpfNumber()]
  await save(token, { cpf: two, ...studies() })
  await bring(csv('CPF', one), true)
  const file = () => csv('CPF', one)
  const look = async () =>
    (await app.call(checkEnrolments, { id: String(university), file: file() }, operator)).data.attributes
  const replace = (seen: string | null) =>
    app.call(importEnrolments, { id: String(university), file: file(), replace: true, seen: seen! }, operator)
  const { left_out, bonds_lost, seen } = await look()
  assert.deepEqual([left_out, bonds_lost], [0, 0])
  await bring(csv('CPF', two))
  assert.equal(await hub(token), String(university))
  const { status, body } = await refusal(replace(seen))
  const { data } = body as unknown as Awaited<ReturnType<typeof replace>>
  assert.deepEqual(
    [status, data.attributes.left_out, data.attributes.bonds_lost, (await standing()).enrolled],
    [409, 1, 1, 2],
  )
  await save(token, { not_in_university: true })
  assert.equal(
    (await refusal(replace(data.attributes.seen))).status,
    409,
    'a bond that was to be lost has ended by itself',
  )
  await save(token, { not_in_university: false, ...studies() })
  const done = (await replace((await look()).seen)).data.attributes
  assert.deepEqual([done.left_out, done.bonds_lost, (await standing()).enrolled], [1, 1, 1])
})
