// What changes in a running internship is told in a form, and becomes the draft of an amendment.
import assert from 'node:assert/strict'
import { before, test } from 'node:test'
import { listOwnedEnvelopes as listEnvelopes } from '#features/contracts/wire/envelopes.ts'
import { showFolder } from '#features/internships/wire/folders.ts'
import { today } from '#server/today.ts'
import { openApp } from '#test/support/app.ts'
import { refusal } from '#test/support/candidate.ts'
import { contractWorld, type World } from '#test/support/contracts.ts'
import { fileOf, pdf } from '#test/support/files/sample-files.ts'
import { invitedToUpdate, runningInternship } from '#test/support/forms.ts'
import * as wire from '../../wire/updates/update-invites.ts'

const app = await openApp({ env: { RATE_LIMITS: 'off' } })
let world: World
before(async () => void (world = await contractWorld(app)))

const dp = () => world.of('Departamento Pessoal').token!
const day = (later: number) => today(app.ctx().now, later)
type Invited = Awaited<ReturnType<typeof invitedToUpdate>>
type Answers = Record<string, unknown>

const opened = async ({ id, session }: Invited) => (await app.call(wire.openUpdate, { id, session })).data.attributes
async function answer(form: Invited, answers: Answers) {
  const { lock_version } = await opened(form)
  return (await app.call(wire.answerUpdate, { id: form.id, session: form.session, lock_version, answers })).data
}
async function submit(form: Invited) {
  const { lock_version } = await opened(form)
  return (await app.call(wire.submitUpdate, { id: form.id, session: form.session, lock_version })).data
}
/** A new invite for the same internship, the one before taken back. */
async function asked(internship: { id: string }): Promise<Invited> {
  await app
    .ctx()
    .db.updateTable('internship_forms')
    .set({ state: 'withdrawn' })
    .where('internship_id', '=', internship.id)
    .where('state', '=', 'open')
    .execute()
  return invitedToUpdate(app, world, internship.id)
}
const NEW = { activities: ['Atender clientes', 'Revisar contratos', 'Escrever <b>relatórios</b>'] }

test('it begins with what holds today; only the differences travel, into the draft of an amendment', async () => {
  const internship = await runningInternship(app, world)
  const form = await invitedToUpdate(app, world, internship.id)
  const { asked: shown, answers, form_url } = await opened(form)
  const { holds } = shown as { holds: { activities: string[]; supervisor_email: string } }
  assert.deepEqual([holds.activities.length, Object.keys(answers)], [3, []])
  assert.match(holds.supervisor_email, /@/)
  assert.match(form_url, /\/estagios\/atualizacao\/formulario\/[\da-f-]{36}\/[\da-f-]{36}\/responder$/)
  await answer(form, { ...NEW, internship_type: 'non_mandatory', effective_on: day(5), observation: 'Nova equipe' })
  await submit(form)
  const again = await submit(form)
  assert.match(again.attributes.outcome!, /preparar o termo aditivo/)
  const { collection } = await app.call(listEnvelopes, { internship_id: internship.id, kind: ['aditivo'] }, dp())
  const [drafted] = collection.data
  assert.deepEqual([collection.data.length, drafted!.attributes.state], [1, 'created'])
  const { data } = await app.call(showFolder, { id: internship.id, envelope_id: drafted!.id }, dp())
  const { before: old, terms, effective_on } = data.attributes
  assert.deepEqual(terms.activities, NEW.activities)
  assert.equal(effective_on, day(5))
  assert.equal(terms.remarks, 'Nova equipe')
  const same = { activities: null, remarks: null }
  assert.deepEqual({ ...terms, ...same }, { ...old, ...same })
})

const WEEK = (to: string) => [2, 3, 4, 5, 6].map((day_of_week) => ({ day_of_week, from: '13:00', to }))
const soon = { effective_on: () => day(5) }
type Row = { what: string; answers: () => Answers; field: string; says: RegExp; rule?: string }
const REFUSED: Row[] = [
  { what: 'nothing', answers: () => ({}), field: 'changes', says: /^nada mudou$/ },
  {
    what: 'what holds already',
    answers: () => ({ internship_type: 'non_mandatory', effective_on: day(5) }),
    field: 'changes',
    says: /^nada mudou$/,
  },
  {
    what: 'two activities and a blank one',
    answers: () => ({ activities: ['Atender', 'Arquivar', '  '], effective_on: day(5) }),
    field: 'activities',
    says: /ao menos 3 atividades/,
    rule: 'L11788.7.PU',
  },
  {
    what: 'an end beyond two years with the company',
    answers: () => ({ ends_on: day(731), effective_on: day(5) }),
    field: 'ends_on',
    says: /no máximo 2 anos/,
    rule: 'L11788.11',
  },
  {
    what: '31 hours a week',
    answers: () => ({
      schedule: [...WEEK('19:00'), { day_of_week: 7, from: '09:00', to: '10:00' }],
      effective_on: day(5),
    }),
    field: 'schedule',
    says: /30/,
    rule: 'L11788.10.II',
  },
  {
    what: 'a day that has passed',
    answers: () => ({ ...NEW, effective_on: day(-1) }),
    field: 'effective_on',
    says: /já passou/,
    rule: 'L11788.3.III',
  },
  { what: 'no day', answers: () => NEW, field: 'effective_on', says: /em branco/ },
  {
    what: 'another institution without a proof',
    answers: () => ({ institution_id: other, effective_on: day(5) }),
    field: 'enrollment_proof',
    says: /comprovante de matrícula/,
  },
  {
    what: 'a supervisor without an address',
    answers: () => ({ supervisor_name: 'Ivo Prado', supervisor_email: '', effective_on: day(5) }),
    field: 'supervisor_email',
    says: /em branco/,
  },
]
let other = 0
const withBreaches = (body: unknown) =>
  body as { errors: Record<string, string[]>; findings: { field: string; rule?: string }[] }

test('what is not right is refused at its field, with its rule', async (t) => {
  const { id } = await app
    .ctx()
    .db.selectFrom('institutions')
    .select('id')
    .where('state_id', '=', 'RJ')
    .executeTakeFirstOrThrow()
  other = id
  const internship = await runningInternship(app, world)
  for (const { what, answers, field, says, rule } of REFUSED)
    await t.test(what, async () => {
      const form = await asked(internship)
      await answer(form, answers())
      const { status, body } = await refusal(submit(form))
      const { errors, findings } = withBreaches(body)
      assert.equal(status, 422)
      assert.match(errors[field]?.[0] ?? '', says)
      if (rule) assert.ok(findings.some((one) => one.field === field && one.rule === rule))
    })
  await t.test('a field that nobody asks', async () => {
    const form = await asked(internship)
    assert.equal((await refusal(answer(form, { stipend: '9000.00' }))).status, 422)
  })
})

test('an institution may allow some days back', async () => {
  const internship = await runningInternship(app, world)
  const { db } = app.ctx()
  const { institution_id } = await db
    .selectFrom('internship_terms')
    .select('institution_id')
    .where('id', '=', internship.terms_id)
    .executeTakeFirstOrThrow()
  await db
    .insertInto('institution_contract_settings')
    .values({ institution_id: institution_id!, retroactive_days: 3 })
    .execute()
  const form = await invitedToUpdate(app, world, internship.id)
  await answer(form, { ...NEW, effective_on: day(-4) })
  assert.match((await refusal(submit(form))).body.messages!.join(), /aceita até 3 dias/)
  await answer(form, { effective_on: day(-3) })
  assert.equal((await submit(form)).attributes.state, 'answered')
  await db.deleteFrom('institution_contract_settings').where('institution_id', '=', institution_id!).execute()
})

test('a new supervisor is told by name or known by account, a new institution comes with its proof', async () => {
  const internship = await runningInternship(app, world)
  const form = await invitedToUpdate(app, world, internship.id)
  const proof = { category: 'enrollment_proof', file: fileOf(pdf(), 'matricula.pdf') }
  await app.call(wire.addUpdateDocument, { id: form.id, session: form.session, ...proof })
  const supervisor = { supervisor_name: 'Ivo Prado', supervisor_email: 'ivo@x.example', supervisor_job_title: 'Chefe' }
  await answer(form, { institution_id: other, ...supervisor, effective_on: soon.effective_on() })
  await submit(form)
  const { terms } = await drafted(internship)
  const { supervisor_id, supervisor_email, institution_id, advisor_name, institution_signer_email } = terms
  assert.deepEqual([supervisor_id, supervisor_email, institution_id], [null, 'ivo@x.example', other])
  assert.deepEqual([advisor_name, institution_signer_email], [null, null])
})

const drafted = async ({ id }: { id: string }) => {
  const { collection } = await app.call(listEnvelopes, { internship_id: id, kind: ['aditivo'] }, dp())
  return (await app.call(showFolder, { id, envelope_id: collection.data[0]!.id }, dp())).data.attributes
}

test('while an amendment is on its way another one is refused, and nothing of the form is lost', async () => {
  const internship = await runningInternship(app, world)
  const first = await invitedToUpdate(app, world, internship.id)
  await answer(first, { ...NEW, effective_on: day(5) })
  await submit(first)
  const second = await invitedToUpdate(app, world, internship.id)
  await answer(second, { activities: ['Um', 'Dois', 'Três'], effective_on: day(6) })
  const { status, body } = await refusal(submit(second))
  assert.deepEqual([status, /aditivo a caminho/.test(body.messages!.join())], [409, true])
  assert.deepEqual((await opened(second)).answers['activities'], ['Um', 'Dois', 'Três'])
})

test('the intern begins alone and comes in by the own session; nobody else does', async () => {
  const internship = await runningInternship(app, world)
  const begin = (token: string) => app.call(wire.beginOwnUpdate, { internship_id: internship.id }, token)
  const { id, attributes } = (await begin(world.intern.token!)).data
  assert.match(attributes.form_url, /^\/estagios\/atualizacao\/formulario\/[\da-f-]{36}\/login$/)
  const stranger = world.people.find(({ name }) => name === 'candidate')!
  assert.equal((await refusal(begin(stranger.token!))).status, 404)
  assert.equal((await refusal(app.call(wire.enterUpdate, { id }, stranger.token))).status, 404)
  const { session } = (await app.call(wire.enterUpdate, { id }, world.intern.token)).data.attributes
  const form = { id, session } as Invited
  await answer(form, { ...NEW, effective_on: day(5) })
  await submit(form)
  assert.deepEqual((await drafted(internship)).terms.activities, NEW.activities)
})

test('nobody of another company asks, and of what is over nobody', async () => {
  const internship = await runningInternship(app, world)
  const invite = (token: string) => app.call(wire.inviteToUpdate, { invite: { internship_id: internship.id } }, token)
  assert.equal((await refusal(invite(world.of('Departamento Pessoal', 'stranger').token!))).status, 404)
  const ended = { ended_at: app.ctx().now.toISOString() }
  await app.ctx().db.updateTable('internships').set(ended).where('id', '=', internship.id).execute()
  assert.equal((await refusal(invite(dp()))).status, 409)
})
