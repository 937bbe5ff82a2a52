// What is done about one step: who may, on which step and in which state, as the screens show it; and what becomes of
// it.
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { openApp } from '#test/support/app.ts'
import { refusal } from '#test/support/candidate.ts'
import { askers, bringTo, contractWorld, newDraft, newInternship, take } from '#test/support/contracts.ts'
import { lettersTo } from '#test/support/outside/letters.ts'
import { mendAddress, remindStep, turnStepToPaper } from '../../wire/step-acts.ts'
import type { ContractType, PaperPolicy, State } from '../../wire/words.ts'
import type { Asker } from '../asker.ts'
import { currentStep, findEnvelope } from '../envelope-rows.ts'
import { mayMend, mayRemind, mayTurnToPaper } from './may.ts'

const NOW = '2026-11-23T15:00:00Z'
const app = await openApp()
app.at(NOW)
const world = await contractWorld(app)
const who = askers(world)
const drafter = world.of('Departamento Pessoal')
/** Of one internship: nobody supervises more than ten. */
const internship = (await newInternship(app, world)).id

const REACHED: Record<Exclude<ContractType, 'not_defined'>, readonly State[]> = {
  digital: ['created', 'review', 'approval', 'signature', 'sealing', 'rejected'],
  analogic: ['upload', 'upload_review'],
  hybrid: ['signature', 'upload', 'sealing'],
}
/** A mended address stays in the terms, so each mend names another. */
let mended = 0
const said = (asker: Asker, step_id: string) => ({
  paper: { asker, step_id, reason: 'A instituição pede papel', declared: true },
  mend: { asker, step_id, email: `outra.${++mended}@escola.example`, before: '', person_name: '' },
  remind: { asker, step_id, person_name: '' },
})
const MAY = { paper: mayTurnToPaper, mend: mayMend, remind: mayRemind }

async function placed(type: ContractType, state: string) {
  const id = await newDraft(app, internship, type, 'aditivo')
  await bringTo(app, world, id, state)
  return id
}

for (const [type, states] of Object.entries(REACHED) as [ContractType, State[]][])
  for (const state of states)
    test(`${type}, ${state}: a step offers what can be done about it, to whom it can be done by`, async () => {
      let id = await placed(type, state)
      const wrong: string[] = []
      for (const [name, asker] of Object.entries(who))
        for (const act of ['paper', 'mend', 'remind'] as const) {
          const count = (await findEnvelope(app.ctx(), id)).steps.length
          for (let at = 0; at < count; at++) {
            const envelope = await findEnvelope(app.ctx(), id)
            const step = envelope.steps[at]!
            const shown = MAY[act](asker, envelope, step)
            const done = await take(app, id, act, said(asker, step.id)[act] as never).then(
              () => true,
              () => false,
            )
            if (shown !== done)
              wrong.push(`${act} of ${step.target} ${step.state} by ${name}: shown ${shown}, done ${done}`)
            if (done) id = await placed(type, state)
          }
        }
      assert.deepEqual(wrong, [])
    })

/** At the institution, whose signer has no account. */
async function atInstitution() {
  const id = await newDraft(app, (await newInternship(app, world)).id, 'digital')
  await bringTo(app, world, id, 'signature')
  for (let target = ''; target !== 'institution';) {
    const step = currentStep(await findEnvelope(app.ctx(), id))!
    if (step.target === 'institution') break
    target = step.target
    await take(app, id, 'sign', { asker: { ...who.intern, party: step.party, step_id: step.id }, facts: {} })
  }
  await app.settle()
  const envelope = await findEnvelope(app.ctx(), id)
  return { id, step: currentStep(envelope)! }
}

test('correcting an address keeps signatures, voids the old link, and tells each address once', async () => {
  const { id, step } = await atInstitution()
  const old = await lettersTo(app, step.person_email!)
  const sent = { id, step_id: step.id, email: ' Nova@Colegio.example ' }
  const { data } = await app.call(mendAddress, sent, drafter.token)
  const states = data.attributes.workflow.flow.map(({ state }) => state)
  assert.deepEqual(states.slice(-3), ['done', 'done', 'current'])
  const [notice] = await lettersTo(app, step.person_email!)
  assert.equal((await lettersTo(app, step.person_email!)).length, old.length + 1)
  assert.match(notice!.subject, /não vale mais/)
  assert.doesNotMatch(notice!.text, /assinaturas\/|Termo/)
  const [asked] = await lettersTo(app, 'nova@colegio.example')
  assert.match(asked!.text, /\/assinaturas\/[\w-]{43}/)
  assert.ok(data.attributes.history.some(({ words }) => words.includes('corrigiu o e-mail de Célia Vaz')))
})

test('who has signed, or signs by an account, has no address to mend; the same one is no correction', async () => {
  const { id, step } = await atInstitution()
  const { steps } = await findEnvelope(app.ctx(), id)
  const mend = (step_id: string, email = 'x@y.example') =>
    refusal(app.call(mendAddress, { id, step_id, email }, drafter.token))
  assert.equal((await mend(steps.find(({ target }) => target === 'intern')!.id)).status, 409)
  assert.equal((await mend(step.id, step.person_email!)).status, 422)
  // One's own, a colleague's, and another signer's.
  for (const role of ['Departamento Pessoal', 'Recrutador']) {
    const { email } = await app
      .ctx()
      .db.selectFrom('company_managers as m')
      .innerJoin('logins as l', 'l.id', 'm.login_id')
      .select('l.email')
      .where('m.id', '=', world.of(role).manager_id!)
      .executeTakeFirstOrThrow()
    assert.deepEqual(Object.keys((await mend(step.id, email.toUpperCase())).body.errors!), ['email'])
  }
  assert.deepEqual(Object.keys((await mend(step.id, 'intern@pessoas.example')).body.errors!), ['email'])
  assert.equal((await mend('01900000-0000-7000-8000-000000000000')).status, 404)
})

test('an address is mended six times an hour at most', async () => {
  const { id, step } = await atInstitution()
  const mend = (n: number) =>
    app.call(mendAddress, { id, step_id: step.id, email: `nova-${n}@colegio.example` }, drafter.token)
  for (let n = 1; n <= 6; n++) await mend(n)
  assert.equal((await refusal(mend(7))).status, 429)
})

async function policy(paper_policy: PaperPolicy | null) {
  const { db } = app.ctx()
  const { institution_id } = await db
    .selectFrom('internships as i')
    .innerJoin('internship_terms as t', 't.id', 'i.terms_id')
    .select('t.institution_id')
    .where('i.id', '=', internship)
    .executeTakeFirstOrThrow()
  await db.deleteFrom('institution_contract_settings').where('institution_id', '=', institution_id!).execute()
  if (paper_policy)
    await db
      .insertInto('institution_contract_settings')
      .values({ institution_id: institution_id!, paper_policy })
      .execute()
}

async function sentUnder(paper_policy: PaperPolicy | null) {
  const id = await newDraft(app, (await newInternship(app, world)).id, 'digital')
  await policy(paper_policy)
  await bringTo(app, world, id, 'signature')
  const { steps } = await findEnvelope(app.ctx(), id)
  const of = (target: string) => steps.find((step) => step.target === target && step.kind === 'signature')!.id
  const turn = (target: string, declared = false) =>
    app.call(turnStepToPaper, { id, step_id: of(target), reason: 'Pedido da parte', declared }, drafter.token)
  return { id, turn }
}
const finish = async (id: string) => {
  await bringTo(app, world, id, 'sealing')
  await app.settle()
  return (await findEnvelope(app.ctx(), id)).state
}

test('digital and paper signatures together finish only where a mix is declared', async (t) => {
  const { id, turn } = await sentUnder('declared_mix')
  t.after(() => policy(null))
  const { status, body } = await refusal(turn('institution'))
  assert.deepEqual([status, Object.keys(body.errors!)], [422, ['paper']])
  const { data } = await turn('institution', true)
  assert.deepEqual(
    data.attributes.workflow.flow.slice(-2).map(({ kind }) => kind),
    ['upload', 'upload_review'],
  )
  assert.equal(await finish(id), 'completed')
})

test('an institution that takes digital signatures only refuses paper by its name', async (t) => {
  const { turn } = await sentUnder('digital_only')
  t.after(() => policy(null))
  const { status, body } = await refusal(turn('institution', true))
  assert.equal(status, 422)
  assert.match(body.messages![0]!, /só aceita assinaturas digitais/)
})

test('where only the company may sign on paper the intern does not, and the stamp is looked at', async (t) => {
  const { id, turn } = await sentUnder('company_only')
  t.after(() => policy(null))
  assert.equal((await refusal(turn('intern', true))).status, 422)
  const { data } = await turn('company')
  assert.deepEqual([data.attributes.current_state, data.attributes.can_upload], ['upload', true])
  await bringTo(app, world, id, 'upload_review')
  const judging = (checklist: string[]) => take(app, id, 'approve_upload', { asker: who.operator, checklist })
  assert.equal((await refusal(judging(['pages', 'version', 'signatures', 'dates']))).status, 422)
  await judging(['pages', 'version', 'signatures', 'dates', 'stamp'])
  assert.equal(await finish(id), 'completed')
})

test('all or nothing: one on paper means all, and after a digital signature none', async (t) => {
  const { id, turn } = await sentUnder('all_or_nothing')
  t.after(() => policy(null))
  const { data } = await turn('institution')
  assert.equal(data.attributes.current_state, 'upload')
  const signed = data.attributes.workflow.flow.filter(({ kind }) => kind === 'signature')
  assert.deepEqual(
    signed.map(({ state }) => state),
    ['skipped', 'skipped'],
  )
  assert.equal(await finish(id), 'completed')
  const other = await sentUnder('all_or_nothing')
  const step = currentStep(await findEnvelope(app.ctx(), other.id))!
  await take(app, other.id, 'sign', { asker: { ...who.signer, step_id: step.id }, facts: {} })
  assert.equal((await refusal(other.turn('institution'))).status, 409)
})

test('all turned to paper before anybody signs: what was skipped is not asked for again', async (t) => {
  t.after(() => policy(null))
  const id = await newDraft(app, (await newInternship(app, world)).id, 'digital')
  await policy('all_or_nothing')
  await bringTo(app, world, id, 'approval')
  const { steps } = await findEnvelope(app.ctx(), id)
  const step_id = steps.find((step) => step.target === 'institution' && step.kind === 'signature')!.id
  await app.call(turnStepToPaper, { id, step_id, reason: 'Pedido da parte', declared: false }, drafter.token)
  await bringTo(app, world, id, 'upload')
  const after = await findEnvelope(app.ctx(), id)
  assert.deepEqual([currentStep(after)?.target, currentStep(after)?.kind], ['everybody', 'upload'])
  assert.ok(after.steps.some(({ state }) => state === 'skipped'))
})

test('a reminder by hand goes once in 24 hours, with a link of its own', async (t) => {
  t.after(() => app.at(NOW))
  app.at(NOW)
  const { id, step } = await atInstitution()
  const ask = () => app.call(remindStep, { id, step_id: step.id }, drafter.token)
  const before = (await lettersTo(app, step.person_email!)).length
  await ask()
  assert.equal((await lettersTo(app, step.person_email!)).length, before + 1)
  app.at('2026-11-24T14:59:00Z')
  const { status, body } = await refusal(ask())
  assert.equal(status, 429)
  assert.match(body.messages![0]!, /23\/11\/2026, 12:00; outro a partir de 24\/11\/2026, 12:00/)
  app.at('2026-11-24T15:00:00Z')
  await ask()
  assert.equal((await lettersTo(app, step.person_email!)).length, before + 2)
})
