// How many letters a stranger can be sent, and by whom.
import assert from 'node:assert/strict'
import { before, test, type TestContext } from 'node:test'
import { sql } from 'kysely'
import { confirmEmail, declineInvitation } from '#features/accounts/wire/logins.ts'
import { registerCompany } from '#features/companies/wire/registration.ts'
import { judgeCompany } from '#features/operator/wire.ts'
import { today } from '#server/today.ts'
import { openApp } from '#test/support/app.ts'
import { enter, refusal } from '#test/support/candidate.ts'
import { type Colleague, colleague, colleaguesSheet } from '#test/support/files/colleagues-sheet.ts'
import { lettersTo, tokenFor } from '#test/support/outside/letters.ts'
import { type Companies, everybody, type Person, type Place } from '#test/support/people.ts'
import { registration } from '#test/support/registration.ts'
import * as wire from '../wire/collaborators.ts'

const app = await openApp({ env: { RATE_LIMITS: 'off' } })
let people: Person[] = []
let companies: Companies
before(async () => void ({ people, companies } = await everybody(app)))

const of = (name: string) => people.find((person) => person.name === name)!.token!
const admin = (place: Place = 'company') => of(`Administrador (${place})`)
let made = 0
const another = () => `alvo.${++made}@longe.example`
const person = (email: string, place: Place, changes: object = {}) => ({
  name: 'Alva Ramos',
  email,
  company_id: companies[place],
  company_group_role_ids: [2],
  ...changes,
})
const invite = async (email = another(), place: Place = 'company', token = admin(place)) =>
  (await app.call(wire.createCollaborator, { company_manager: person(email, place) }, token)).data.id
const inviteAgain = (uuid: string, place: Place = 'company') => app.call(wire.inviteAgain, { uuid }, admin(place))
const correct = async (uuid: string, email: string, place: Place = 'company') => {
  const { lock_version } = (await app.call(wire.showCollaborator, { uuid }, admin(place))).data.attributes
  return app.call(
    wire.updateCollaborator,
    { uuid, company_manager: { name: 'Alva Ramos', email, lock_version } },
    admin(place),
  )
}
const letters = async (email: string) => (await lettersTo(app, email)).length

/** As long as the test lasts. */
async function judged(t: TestContext, place: Place, verification: 'pendente' | 'suspensa') {
  const judge = (decision: object) =>
    app.call(judgeCompany, { id: companies[place], ...decision } as never, of('operator'))
  await judge({ verification, reason: 'Para este teste' })
  t.after(() => judge({ verification: 'verificada' }))
}

async function imported(colleagues: Colleague[], place: Place = 'company') {
  const { id } = (await app.call(wire.importCollaborators, { file: await colleaguesSheet(colleagues) }, admin(place)))
    .data
  await app.settle()
  const commit = async () => {
    await app.call(wire.commitImport, { id }, admin(place))
    await app.settle()
  }
  const rows = async () =>
    (await app.call(wire.listImportRows, { id, per_page: 100 }, admin(place))).collection.data.map(
      ({ attributes }) => attributes,
    )
  return { commit, rows }
}

test('whoever has not confirmed the own e-mail invites nobody, by whatever way', async () => {
  const form = registration()
  const { email, password } = form.company.company_managers_attributes[0]!
  const { data } = await app.call(registerCompany, form)
  const { access_token } = await enter(app, { email, password, user_type: 'CompanyManager' })
  const target = another()
  const ask = () =>
    app.call(
      wire.createCollaborator,
      { company_manager: { ...person(target, 'company'), company_id: data.id } },
      access_token,
    )
  const { status, message } = await refusal(ask())
  assert.deepEqual(
    [status, message],
    [
      403,
      'Confirme o seu e-mail pelo link que enviamos antes de convidar colegas. ' +
        'Se não o recebeu, peça outro em Alterar senha.',
    ],
  )
  const sheet = (
    await app.call(wire.importCollaborators, { file: await colleaguesSheet([colleague(1)]) }, access_token)
  ).data
  await app.settle()
  assert.equal((await refusal(app.call(wire.commitImport, { id: sheet.id }, access_token))).status, 403)
  assert.equal(await letters(target), 0)
  await app.call(confirmEmail, { token: await tokenFor(app, email) })
  const uuid = (await ask()).data.id
  await app.ctx().db.updateTable('logins').set({ email_confirmed_at: null }).where('email', '=', email).execute()
  assert.equal((await refusal(app.call(wire.inviteAgain, { uuid }, access_token))).status, 403)
  assert.equal(
    (
      await refusal(
        app.call(
          wire.updateCollaborator,
          { uuid, company_manager: { name: 'Alva Ramos', email: another(), lock_version: 0 } },
          access_token,
        ),
      )
    ).status,
    403,
  )
  assert.equal(await letters(target), 1)
})

test('one address is sent three letters a day, whoever sends them and however', async (t) => {
  t.after(() => app.at(undefined))
  const email = another()
  const first = await invite(email)
  await inviteAgain(first)
  await app.call(declineInvitation, { token: await tokenFor(app, email) })
  await app.settle()
  await invite(email, 'stranger')
  assert.equal(await letters(email), 3)
  await app.call(declineInvitation, { token: await tokenFor(app, email) })
  await app.settle()
  const ENOUGH = {
    email: ['Este endereço já recebeu convites demais. Espere um dia ou combine outro e-mail com a pessoa'],
  }
  assert.deepEqual((await refusal(invite(email))).body.errors, ENOUGH)
  assert.deepEqual((await refusal(correct(await invite(), email))).body.errors, ENOUGH)
  const [row] = await (await imported([colleague(2, { email })])).rows()
  assert.match(row!.problems.join(), /^E-mail: este endereço já recebeu convites demais/)
  assert.equal(await letters(email), 3)
  app.at(new Date(Date.now() + 25 * 3_600_000).toISOString())
  await invite(email)
  assert.equal(await letters(email), 4)
})

test('an address whose owner never answers is sent ten letters in all, and hears no more', async (t) => {
  t.after(() => app.at(undefined))
  const email = another()
  const uuid = await invite(email)
  for (let n = 1; n < 10; n++) {
    app.at(new Date(Date.now() + n * 12 * 3_600_000).toISOString())
    await inviteAgain(uuid)
  }
  app.at(new Date(Date.now() + 6 * 86_400_000).toISOString())
  assert.equal((await refusal(inviteAgain(uuid))).status, 422)
  assert.equal(await letters(email), 10)
})

test('an unverified company invites twenty people a day: by form, by correction and by sheet', async (t) => {
  await judged(t, 'branch', 'pendente')
  const ids = []
  for (let n = 0; n < 15; n++) ids.push(await invite(another(), 'branch'))
  await correct(ids[0]!, another(), 'branch')
  const { commit, rows } = await imported(
    Array.from({ length: 6 }, (_, n) => colleague(100 + n)),
    'branch',
  )
  await commit()
  const read = await rows()
  assert.deepEqual(
    read.map(({ created }) => created),
    [true, true, true, true, false, false],
  )
  const FULL =
    'Enquanto a empresa não é verificada, são até 20 pessoas convidadas por dia, e as ' +
    'de hoje já foram. Espere até amanhã ou até a verificação.'
  assert.deepEqual(read[5]!.problems, [FULL])
  app.at(`${today(app.ctx().now)}T20:00:00-03:00`)
  const { status, message, retry_after } = await refusal(invite(another(), 'branch'))
  assert.deepEqual([status, message, retry_after], [429, FULL, 4 * 3600])
  app.at(undefined)
  await inviteAgain(ids[1]!, 'branch')
})

test('at the same instant no more come in than there is room for', async (t) => {
  await judged(t, 'stranger', 'pendente')
  const done = await Promise.allSettled(Array.from({ length: 24 }, () => invite(another(), 'stranger')))
  const { rows } = await sql<{
    n: number
  }>`select count(*)::int as n from login_tokens t join company_managers m on m.login_id = t.login_id
    where company_id = ${companies.stranger} and purpose = 'accept_invitation'`.execute(app.ctx().db)
  assert.ok(done.some(({ status }) => status === 'rejected'))
  assert.equal(rows[0]!.n, 20)
})

test('a suspended company invites nobody, nor do its branches; a sheet on its way stops', async (t) => {
  const waiting = await invite()
  const { commit } = await imported([colleague(200)])
  const id = (await app.call(wire.importCollaborators, { file: await colleaguesSheet([colleague(201)]) }, admin())).data
    .id
  await app.settle()
  await app.call(wire.commitImport, { id }, admin())
  await judged(t, 'company', 'suspensa')
  await app.settle()
  assert.deepEqual([await letters('pessoa.201@planilha.example')], [0])
  const SUSPENDED = 'A empresa está suspensa e não pode convidar ninguém.'
  for (const refused of [
    await refusal(invite()),
    await refusal(invite(another(), 'branch')),
    await refusal(inviteAgain(waiting)),
    await refusal(correct(waiting, another())),
    await refusal(commit()),
  ])
    assert.deepEqual([refused.status, refused.message], [403, SUSPENDED])
})
