// The kit of forms by invite, seen through an admission: the link, who is behind it, what is saved.
import assert from 'node:assert/strict'
import { before, test } from 'node:test'
import { showAttributesForToken } from '#features/candidates/wire/profile.ts'
import { openApp } from '#test/support/app.ts'
import { newCandidate, refusal } from '#test/support/candidate.ts'
import { fileOf, pdf } from '#test/support/files/sample-files.ts'
import { enteredBy, invitedTo, newPerson } from '#test/support/forms.ts'
import { lettersTo } from '#test/support/outside/letters.ts'
import { everybody, type Person } from '#test/support/people.ts'
import { cpfNumber, profiles } from '#test/support/profile.ts'
import { formLinkOf } from '#test/support/signing.ts'
import { send } from '#wire/send.ts'
import * as wire from '../../wire/admission.ts'
import { listInvites, sendInviteAgain, withdrawInvite } from '../../wire/form-invites.ts'

const app = await openApp({ env: { RATE_LIMITS: 'off', COMPANY_VERIFICATION: 'auto' } })
let people: Person[] = []
before(async () => void ({ people } = await everybody(app)))
const dp = () => people.find(({ role, place }) => role === 'Departamento Pessoal' && place === 'company')!.token!

const invited = (more: Parameters<typeof invitedTo>[2] = {}) => invitedTo(app, dp(), more)
const wordsOf = async (called: Promise<unknown>) => {
  const { status, body } = await refusal(called)
  return [status, (body.messages as string[])[0]]
}
const SPENT = 'Foram tentativas demais com este link. Peça outro a quem convidou você.'
const WRONG = 'O CPF e a data de nascimento não conferem com os deste convite.'

test('the link goes to the person alone: whoever asked reads states, never the link', async () => {
  const { id, invite, email } = await invited()
  const [letter] = await lettersTo(app, email)
  assert.match(letter!.text, new RegExp(`/estagios/admissao/formulario/${id}/login`))
  assert.equal(JSON.stringify(invite).includes(id), false)
  const list = await app.call(listInvites, { kind: 'admission', state: 'open' }, dp())
  assert.equal(JSON.stringify(list).includes(id), false)
  assert.equal(
    list.collection.data.some((one) => one.id === invite.id),
    true,
  )
  assert.equal(app.logged.join().includes(id), false)
  assert.equal((await app.call(wire.showAdmission, { id })).data.attributes.state, 'open')
})

test('every wrong pair gets the same answer, and after five the right one waits', async () => {
  app.at('2026-11-23T15:00:00Z')
  const { id, cpf, date_of_birth } = await invited()
  const enter = (told: object = {}) => app.call(wire.logInToAdmission, { id, cpf, date_of_birth, ...told })
  const wrong = [
    { cpf: cpfNumber() },
    { date_of_birth: '11/05/2004' },
    { cpf: cpfNumber(), date_of_birth: '01/01/2001' },
  ]
  const answers = []
  for (const told of wrong) answers.push((await refusal(enter(told))).body)
  assert.deepEqual(
    answers,
    wrong.map(() => ({ errors: { cpf: [WRONG], date_of_birth: [WRONG] }, messages: [WRONG] })),
  )
  for (const told of wrong.slice(0, 2)) await refusal(enter(told))
  const closed = await refusal(enter())
  assert.deepEqual([closed.status, closed.retry_after], [429, 900])
  app.at('2026-11-23T15:15:01Z')
  assert.ok((await enter()).data.attributes.session)
  app.at(undefined)
})

test('wrong pairs close out nobody from elsewhere; twenty over a link’s life end it for who tried', async (t) => {
  t.after(() => app.at(undefined))
  const start = Date.parse('2026-11-23T15:00:00Z')
  app.at(new Date(start).toISOString())
  const { id, cpf, date_of_birth, invite, email } = await invited()
  const from = (address: string, told: object = {}, link = id) =>
    send((url, init) => app.request(url, init, address), wire.logInToAdmission, {
      id: link,
      cpf,
      date_of_birth,
      ...told,
    })
  const guess = (at: number) => {
    app.at(new Date(start + at * 16 * 60_000).toISOString())
    return refusal(from('203.0.113.9', { cpf: cpfNumber() }))
  }
  for (let n = 0; n < 20; n++) assert.equal((await guess(Math.floor(n / 5))).status, 422)
  assert.ok((await from('198.51.100.7')).data.attributes.session, 'the person comes from elsewhere')
  const spent = await guess(100)
  assert.deepEqual([spent.status, spent.body.messages], [429, [SPENT]])
  assert.equal((await refusal(from('203.0.113.9'))).status, 429)
  await app.call(sendInviteAgain, { id: invite.id }, dp())
  const second = await formLinkOf(app, email)
  assert.ok((await from('203.0.113.9', {}, second)).data.attributes.session)
  const { db, now } = app.ctx()
  const elsewhere = (n: number) => ({
    form_id: invite.id,
    tried_at: now.toISOString(),
    network_hash: `network ${n % 40}`,
    link_hash: Buffer.from(`link ${n % 10}`),
  })
  const many = Array.from({ length: 180 }, (_, n) => elsewhere(n))
  await db.insertInto('internship_form_tries').values(many).execute()
  const closed = await refusal(from('192.0.2.44', {}, second))
  assert.deepEqual([closed.status, closed.body.messages], [429, [SPENT]], 'many networks together')
})

test('what nobody has told yet is told by the person first, until the invite is sent again', async () => {
  const person = await newCandidate(app)
  const { id: user_info_id } = await app
    .ctx()
    .db.selectFrom('user_infos as u')
    .innerJoin('logins as l', 'l.id', 'u.login_id')
    .select('u.id')
    .where('l.email', '=', person.email)
    .executeTakeFirstOrThrow()
  const { id: first, invite } = await invited({ email: person.email })
  const { secrets, db } = app.ctx()
  const sealed_identity = secrets.seal('form identity', invite.id, '{"cpf":null,"date_of_birth":null}')
  await db.updateTable('internship_forms').set({ user_info_id, sealed_identity }).where('id', '=', invite.id).execute()
  const mistyped = { cpf: cpfNumber(), date_of_birth: '01/02/2003' }
  await enteredBy(app, { id: first, ...mistyped })
  const right = { cpf: cpfNumber(), date_of_birth: '01/02/2003' }
  assert.deepEqual(await wordsOf(enteredBy(app, { id: first, ...right })), [422, WRONG])
  await app.call(sendInviteAgain, { id: invite.id }, dp())
  assert.ok(await enteredBy(app, { id: await formLinkOf(app, person.email), ...right }))
})

test('an older link, one taken back and one past its day open nothing; nor does a guessed one', async () => {
  const { id, invite, email } = await invited()
  await app.call(sendInviteAgain, { id: invite.id }, dp())
  const newer = await formLinkOf(app, email)
  assert.notEqual(newer, id)
  const REPLACED = 'Este link foi trocado por um mais novo. Procure o último e-mail que você recebeu.'
  assert.deepEqual(await wordsOf(app.call(wire.showAdmission, { id })), [410, REPLACED])
  app.at('2099-01-01T12:00:00Z')
  assert.equal((await refusal(app.call(wire.showAdmission, { id: newer }))).status, 410)
  app.at(undefined)
  const { attributes } = (await app.call(withdrawInvite, { id: invite.id }, dp())).data
  assert.equal(attributes.state, 'withdrawn')
  const WITHDRAWN = 'Este convite foi cancelado por quem o enviou.'
  assert.deepEqual(await wordsOf(app.call(wire.showAdmission, { id: newer })), [410, WITHDRAWN])
  assert.equal((await refusal(app.call(sendInviteAgain, { id: invite.id }, dp()))).status, 409)
  assert.equal((await refusal(app.call(wire.showAdmission, { id: invite.id }))).status, 404)
})

test('one open invite a person; the same address is free again once it is over', async () => {
  const { email, invite } = await invited()
  assert.equal((await refusal(invited({ email }))).status, 409)
  await app.call(withdrawInvite, { id: invite.id }, dp())
  assert.ok(await invited({ email }))
})

test('a typed address is mended: whoever opened the wrong one has left nothing behind', async () => {
  const person = await invited()
  const session = await enteredBy(app, person)
  await app.call(wire.answerAdmission, { id: person.id, session, lock_version: 0, answers: { rg: '1' } })
  const file = fileOf(pdf(), 'rg.pdf')
  await app.call(wire.addAdmissionDocument, { id: person.id, session, category: 'identity', file })
  const { email } = newPerson()
  const again = await app.call(sendInviteAgain, { id: person.invite.id, email }, dp())
  assert.equal(again.data.attributes.person_email, email)
  const id = await formLinkOf(app, email)
  const anew = await enteredBy(app, { ...person, id })
  const { answers, documents } = (await app.call(wire.openAdmission, { id, session: anew })).data.attributes
  assert.deepEqual([answers, documents], [{}, []])
  assert.equal((await refusal(app.call(wire.openAdmission, { id: person.id, session }))).status, 410)
})

test('answers are saved by field; another device meets what stands', async () => {
  const person = await invited()
  const { id } = person
  const [one, other] = [await enteredBy(app, person), await enteredBy(app, person)]
  const save = (session: string, lock_version: number, answers: object) =>
    app.call(wire.answerAdmission, { id, session, lock_version, answers: answers as Record<string, unknown> })
  const { lock_version } = (await app.call(wire.openAdmission, { id, session: one })).data.attributes
  const first = (await save(one, lock_version, { rg: '12', matriculation: 'A-1' })).data.attributes
  const stale = await refusal(save(other, lock_version, { rg: '34' }))
  const { answers, lock_version: now } = (stale.body as unknown as { data: { attributes: typeof first } }).data
    .attributes
  assert.deepEqual([stale.status, answers['rg'], now], [409, '12', first.lock_version])
  const joined = (await save(other, now, { rg: '34' })).data.attributes.answers
  assert.deepEqual([joined['rg'], joined['matriculation']], ['34', 'A-1'])
})

const strange = [
  ['a field that is not asked', { salary: '1' }, 'salary'],
  ['no schooling', { education_type: 'none' }, 'education_type'],
  ['elementary school', { education_type: 'elementary_school' }, 'education_type'],
  ['a day that is none', { starts_on: '31/02/2027' }, 'starts_on'],
  ['hours that are none', { schedule: [{ day_of_week: 2, from: '25:00', to: '26:00' }] }, 'schedule'],
  ['an address half told', { address_attributes: { zipcode: '1' } }, 'address'],
  ['a guardian without a CPF', { guardians: [{ name: 'Ana Prado', cpf: '111.111.111-11' }] }, 'guardians'],
] as const
for (const [what, answers, field] of strange)
  test(`refused as it is saved: ${what}`, async () => {
    const person = await invited()
    const { id } = person
    const session = await enteredBy(app, person)
    const { status, body } = await refusal(app.call(wire.answerAdmission, { id, session, lock_version: 0, answers }))
    const [at] = Object.keys(body.errors as object)
    assert.deepEqual([status, at!.split(/[.[]/)[0]], [422, field])
  })

test('documents are known by their content, and each takes the place of the one before', async () => {
  const person = await invited()
  const { id } = person
  const session = await enteredBy(app, person)
  const send = (file: File, category = 'identity') =>
    app.call(wire.addAdmissionDocument, { id, session, category, file })
  const exe = new File([new Uint8Array([77, 90, 144, 0])], 'matricula.pdf')
  assert.equal((await refusal(send(exe))).status, 415)
  assert.equal((await refusal(send(fileOf(pdf(), 'x.pdf'), 'other'))).status, 422)
  await send(fileOf(pdf(), 'frente.pdf'))
  const { documents } = (await send(fileOf(pdf(), 'rg.pdf'))).data.attributes
  assert.deepEqual(
    documents.map(({ category_name, name }) => [category_name, name]),
    [['Documento de identidade', 'rg.pdf']],
  )
})

test('behind an account, the session reads what the form begins with, and nothing of the vault', async () => {
  const { token, email } = await newCandidate(app)
  const cpf = cpfNumber()
  await profiles(app).save(token, { cpf, date_of_birth: '10/05/2004', rg: '998877' })
  const person = await invited({ email, cpf })
  const session = await enteredBy(app, person)
  const { attributes } = (await app.call(showAttributesForToken, { token: session })).data
  assert.deepEqual([attributes.cpf, attributes.rg], [null, null])
  const { answers } = (await app.call(wire.openAdmission, { id: person.id, session })).data.attributes
  assert.equal(answers['full_name'], attributes.full_name)
  assert.equal((await refusal(app.call(showAttributesForToken, { token: 'x' }))).status, 404)
})
