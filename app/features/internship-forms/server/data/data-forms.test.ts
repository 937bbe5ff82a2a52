// A person is asked for chosen data: with a purpose and a deadline, nothing else is read, and nothing changes unchecked.
import assert from 'node:assert/strict'
import { before, test } from 'node:test'
import { showAttributes } from '#features/candidates/wire/profile.ts'
import { showFolder } from '#features/internships/wire/folders.ts'
import { today } from '#server/today.ts'
import { openApp } from '#test/support/app.ts'
import { refusal } from '#test/support/candidate.ts'
import { contractWorld, newInternship, type World } from '#test/support/contracts.ts'
import { lettersTo } from '#test/support/outside/letters.ts'
import { formLinkOf } from '#test/support/signing.ts'
import { profiles } from '#test/support/profile.ts'
import { emailOf, identityOf, runningInternship } from '#test/support/forms.ts'
import * as wire from '../../wire/data/data-forms.ts'

const app = await openApp({ env: { RATE_LIMITS: 'off' } })
let world: World
before(async () => void (world = await contractWorld(app)))

const dp = () => world.of('Departamento Pessoal').token!
const day = (later: number) => today(app.ctx().now, later)
const person = () => world.intern.user_info_id!
type Form = Record<string, unknown>
const ask = async (internship_id: string, more: Form = {}, token = dp()) => {
  const data_form = { internship_id, fields: ['phone'], purpose: 'Atualizar o cadastro', deadline: day(7), ...more }
  return (await app.call(wire.askForData, { data_form } as never, token)).data
}

async function entered() {
  await app.settle()
  const id = await formLinkOf(app, await emailOf(app, person()))
  const { session } = (await app.call(wire.logInToDataForm, { id, ...(await identityOf(app, person())) })).data
    .attributes
  return { id, session }
}
type Entered = Awaited<ReturnType<typeof entered>>
const opened = async (form: Entered) => (await app.call(wire.openDataForm, form)).data.attributes
const answer = async (form: Entered, answers: Form) =>
  app.call(wire.answerDataForm, { ...form, lock_version: (await opened(form)).lock_version, answers })
const submit = async (form: Entered) =>
  app.call(wire.submitDataForm, { ...form, lock_version: (await opened(form)).lock_version })
const check = (id: string, accepted: string[], token = dp()) => app.call(wire.checkDataAnswer, { id, accepted }, token)
const listed = async (which: 'to_check' | 'waiting' | 'done', token = dp()) =>
  (await app.call(wire.listDataAnswers, { which }, token)).collection.data
const profile = async () => (await app.call(showAttributes, {}, world.intern.token)).data.attributes

const REFUSED: { what: string; more: () => Form; field: RegExp; says: RegExp }[] = [
  { what: 'a field of the vault', more: () => ({ fields: ['phone', 'cpf'] }), field: /fields/, says: /protegido/ },
  { what: 'orientation', more: () => ({ fields: ['sexual_orientation'] }), field: /fields/, says: /protegido/ },
  { what: 'a field of no list', more: () => ({ fields: ['salary'] }), field: /fields/, says: /da lista/ },
  { what: 'no field', more: () => ({ fields: [] }), field: /fields/, says: /ao menos um/ },
  { what: 'no purpose', more: () => ({ purpose: ' ' }), field: /purpose/, says: /branco/ },
  { what: 'no deadline', more: () => ({ deadline: '' }), field: /deadline/, says: /branco/ },
  { what: 'a deadline that has passed', more: () => ({ deadline: day(-1) }), field: /deadline/, says: /hoje/ },
]

test('what may not be asked is refused at its field', async (t) => {
  const { id } = await newInternship(app, world)
  for (const { what, more, field, says } of REFUSED)
    await t.test(what, async () => {
      const { status, body } = await refusal(ask(id, more()))
      assert.equal(status, 422)
      const [[name, words] = ['', ['']]] = Object.entries(body.errors as Record<string, string[]>)
      assert.match(name, field)
      assert.match(words.join(), says)
    })
  await t.test('of another company', async () => {
    const stranger = world.of('Departamento Pessoal', 'stranger').token!
    assert.equal((await refusal(ask(id, {}, stranger))).status, 404)
  })
})

test('only what is asked is shown and taken; half answers are seen by nobody, checked ones change it', async () => {
  const { id } = await newInternship(app, world)
  const { attributes } = await ask(id, { fields: ['phone', 'linkedin'] })
  assert.deepEqual([attributes.state, attributes.changes], ['open', []])
  const form = await entered()
  const { asked } = await opened(form)
  const { requests, holds } = asked as { requests: { purpose: string; fields: { name: string }[] }[]; holds: object }
  assert.deepEqual(Object.keys(holds).toSorted(), ['linkedin', 'phone'])
  assert.deepEqual([requests.length, requests[0]!.purpose], [1, 'Atualizar o cadastro'])
  assert.equal((await refusal(answer(form, { matriculation: '1' }))).status, 422)
  assert.equal((await refusal(submit(form))).status, 422)
  await answer(form, { phone: '(11) 3333-4444', linkedin: 'linkedin.com/in/aurora' })
  const [waiting] = await listed('waiting')
  assert.deepEqual(waiting!.attributes.changes, [])
  assert.equal((await refusal(check(waiting!.id, []))).status, 409)
  await submit(form)
  const [found] = await listed('to_check')
  assert.deepEqual(
    found!.attributes.changes.map(({ field, before, after, in_contract }) => [field, before, after, in_contract]),
    [
      ['phone', null, '(11) 3333-4444', false],
      ['linkedin', null, 'linkedin.com/in/aurora', false],
    ],
  )
  assert.equal((await profile()).phone, null)
  assert.equal((await refusal(check(found!.id, ['matriculation']))).status, 422)
  const { accepted } = (await check(found!.id, ['phone'])).data.attributes
  assert.deepEqual(accepted, ['phone'])
  const { phone, linkedin } = await profile()
  assert.deepEqual([phone, linkedin], ['(11) 3333-4444', null])
  assert.equal((await refusal(check(found!.id, ['linkedin']))).status, 409)
  await app.settle()
  const letters = await lettersTo(app, await emailOf(app, person()))
  assert.match(letters.map(({ text }) => text).join(), /Ficou como estava: LinkedIn/)
})

test('what stands in a signed contract becomes the draft of an amendment instead', async () => {
  const internship = await runningInternship(app, world)
  await ask(internship.id, { fields: ['matriculation', 'phone'] })
  const form = await entered()
  await answer(form, { matriculation: '2026-9', phone: '(11) 3333-5555' })
  await submit(form)
  const [found] = await listed('to_check')
  assert.deepEqual(
    found!.attributes.changes.map(({ field, before, in_contract }) => [field, before, in_contract]),
    [
      ['matriculation', '2024-0117', true],
      ['phone', '(11) 3333-4444', false],
    ],
  )
  const before = (await profile()).matriculation
  const { envelope_id, amended } = (await check(found!.id, ['matriculation'])).data.attributes
  assert.deepEqual([amended, (await profile()).matriculation], [['matriculation'], before])
  const folder = await app.call(showFolder, { id: internship.id, envelope_id: envelope_id! }, dp())
  assert.equal(folder.data.attributes.terms.matriculation, '2026-9')
})

test('requests that wait for one person share a form; each party sees and checks its own', async () => {
  const { id } = await newInternship(app, world)
  const one = await ask(id, { fields: ['phone'] })
  const two = await ask(id, { fields: ['linkedin', 'phone'], purpose: 'Divulgar o programa', deadline: day(9) })
  const { token } = world.operator
  const three = await ask(id, { fields: ['message_phone'], purpose: 'Plantão' }, token)
  assert.deepEqual([two.id, three.id], [one.id, one.id])
  assert.equal(two.attributes.expires_on, day(9))
  const form = await entered()
  const { requests } = (await opened(form)).asked as { requests: { party: string; purpose: string }[] }
  assert.deepEqual(
    requests.map(({ party, purpose }) => [party, purpose]),
    [
      ['company_sign', 'Atualizar o cadastro'],
      ['company_sign', 'Divulgar o programa'],
      ['walljobs', 'Plantão'],
    ],
  )
  await answer(form, { phone: '(11) 3333-6666', message_phone: '(11) 3333-7777' })
  await submit(form)
  const fields = async (token: string) =>
    (await listed('to_check', token)).find((row) => row.id === one.id)!.attributes.changes.map(({ field }) => field)
  assert.deepEqual([await fields(dp()), await fields(token!)], [['phone'], ['message_phone']])
  await check(one.id, ['phone'])
  assert.deepEqual(await fields(token!), ['message_phone'])
  await check(one.id, ['message_phone'], token)
  const { phone, message_phone } = await profile()
  assert.deepEqual([phone, message_phone], ['(11) 3333-6666', '(11) 3333-7777'])
})

test('what changed after the answer is neither overwritten nor amended; the rest is accepted', async () => {
  const internship = await runningInternship(app, world)
  await ask(internship.id, { fields: ['phone', 'linkedin'] })
  const form = await entered()
  await answer(form, { phone: '(11) 3333-8888', linkedin: 'linkedin.com/in/nova' })
  await submit(form)
  const { phone } = await profile()
  // As it was told, and back: that is what stood.
  await profiles(app).save(world.intern.token!, { phone: '(11) 3333-9999' })
  await profiles(app).save(world.intern.token!, { phone })
  const found = (await listed('to_check')).find(({ attributes }) => attributes.internship_id === internship.id)
  const outdated = (of: typeof found) => of!.attributes.changes.map((one) => [one.field, one.outdated])
  assert.deepEqual(outdated(found), [
    ['phone', false],
    ['linkedin', false],
  ])
  await profiles(app).save(world.intern.token!, { phone: '(11) 3333-9999' })
  const refused = await refusal(check(found!.id, ['phone', 'linkedin']))
  assert.equal(refused.status, 409)
  assert.deepEqual(outdated((refused.body as { data: typeof found }).data), [
    ['phone', true],
    ['linkedin', false],
  ])
  await check(found!.id, ['linkedin'])
  const now = await profile()
  assert.deepEqual([now.phone, now.linkedin], ['(11) 3333-9999', 'https://linkedin.com/in/nova'])
})

test('who left is asked for up to twelve months, and the letter says why', async () => {
  const internship = await runningInternship(app, world)
  const { db } = app.ctx()
  const end = (day: string) =>
    db
      .updateTable('internships')
      .set({ ended_at: `${day}T21:00:00Z` })
      .where('id', '=', internship.id)
      .execute()
  await end(day(-367))
  const refused = await refusal(ask(internship.id))
  assert.equal(refused.status, 409)
  assert.match(String((refused.body as { messages: string[] }).messages[0]), /por até 12 meses depois do fim/)
  await end(day(-360))
  await ask(internship.id, { purpose: 'Enviar o informe de rendimentos' })
  const form = await entered()
  const [letter] = await lettersTo(app, await emailOf(app, person()))
  assert.match(letter!.text, /terminou em \d{2}\/\d{2}\/\d{4}.*“Enviar o informe de rendimentos”/)
  await answer(form, { phone: '(11) 3333-2323' })
  await submit(form)
  const found = (await listed('to_check')).find(({ attributes }) => attributes.internship_id === internship.id)
  await check(found!.id, ['phone'])
  assert.equal((await profile()).phone, '(11) 3333-2323')
})

test('in the place of who lost the role, whoever keeps the contracts hears of the answer', async (t) => {
  const { id } = await newInternship(app, world)
  await ask(id)
  const form = await entered()
  await answer(form, { phone: '(11) 3333-1212' })
  const { db } = app.ctx()
  const asker = world.of('Departamento Pessoal').manager_id!
  const role = (role_id: number) =>
    db.updateTable('company_manager_roles').set({ role_id }).where('company_manager_id', '=', asker).execute()
  t.after(() => role(3))
  await role(2)
  await app.settle()
  await db.deleteFrom('mails').execute()
  await submit(form)
  const mails = await db.selectFrom('mails').select('recipient').execute()
  assert.deepEqual(mails, [{ recipient: 'company-1@pessoas.example' }])
})
