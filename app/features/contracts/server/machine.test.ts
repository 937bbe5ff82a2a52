// Every contract type × state × actor × event: what is in the table is done, everything else is refused, and nothing
// moves.
// On PostgreSQL alone: it is long, and its statements run on the embedded database elsewhere.
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { openApp } from '#test/support/app.ts'
import { refusal } from '#test/support/candidate.ts'
import { askers, bringTo, contractWorld, LOOKED_AT, newDraft, newInternship, take } from '#test/support/contracts.ts'
import { buttonsOf } from '../wire/buttons.ts'
import { type EventName, EVENTS, STEP_EVENTS } from '../wire/events.ts'
import type { ContractType, State } from '../wire/words.ts'
import type { Asker } from './asker.ts'
import { eventsFor } from './detail/available-events.ts'
import { currentStep, findEnvelope } from './envelope-rows.ts'
import { verifyHistory } from './history.ts'
import type { Told } from './machine.ts'

const NOW = '2026-11-20T12:00:00Z'
const app = await openApp()
app.at(NOW)
const world = await contractWorld(app)
const who = askers(world)

const REACHED: Record<ContractType, readonly State[]> = {
  digital: ['created', 'review', 'approval', 'signature', 'sealing', 'rejected'],
  analogic: ['created', 'upload_base', 'upload', 'upload_review', 'sealing'],
  hybrid: ['created', 'signature', 'upload', 'upload_review', 'sealing', 'rejected'],
  not_defined: ['not_defined'],
}
/** Those about one step have a table of their own. */
const APART: readonly EventName[] = ['download', 'seal', 'pass_over', ...STEP_EVENTS]
const EVENT_NAMES = (Object.keys(EVENTS) as EventName[]).filter((name) => !APART.includes(name)) as (keyof ReturnType<
  typeof said
>)[]

const said = (asker: Asker): Omit<Told, (typeof STEP_EVENTS)[number] | 'pass_over'> => ({
  define: { asker, contract_type: 'digital' },
  send: { asker },
  confirm: { asker },
  sign: { asker, facts: {} },
  upload_base_contract: { asker, files: [] },
  upload_contract: { asker, files: [] },
  approve_upload: { asker, checklist: LOOKED_AT },
  reject_upload: { asker, cause: 'Falta uma página' },
  reject: { asker, origin: asker.party, cause: 'Data de início incorreta' },
  correct: { asker },
  void: { asker },
  seal: { sealed_file_id: '', sealed_sha256: '', seal_key_id: '' },
})

/** The header opens contracts to legal representatives too. */
const DRAFTERS = ['operator', 'drafter', 'signer'] as const

/** Who may, by the words of the specification: told apart from the code that decides. */
const MAY: Partial<Record<State, Partial<Record<EventName, readonly (keyof typeof who)[]>>>> = {
  not_defined: { define: ['operator'], void: DRAFTERS },
  created: { send: DRAFTERS, void: DRAFTERS },
  review: { confirm: ['operator'], reject: ['operator'], void: DRAFTERS },
  approval: { confirm: ['approver'], reject: ['approver'], void: DRAFTERS },
  signature: { sign: ['signer'], reject: ['signer'], void: DRAFTERS },
  upload_base: { upload_base_contract: DRAFTERS, void: DRAFTERS },
  upload: { upload_contract: DRAFTERS, reject: [...DRAFTERS, 'intern'], void: DRAFTERS },
  upload_review: { approve_upload: ['operator'], reject_upload: ['operator'], void: DRAFTERS },
  rejected: { correct: DRAFTERS, void: DRAFTERS },
}

for (const [type, states] of Object.entries(REACHED) as [ContractType, State[]][])
  for (const state of states)
    test(`${type}, ${state}: only what the table says, only by whom it says, and a button for each`, async () => {
      const internship = await newInternship(app, world)
      const wrong: string[] = []
      const done = new Map<string, string[]>()
      const place = async () => {
        const id = await newDraft(app, internship.id, type, 'aditivo')
        await bringTo(app, world, id, state)
        return id
      }
      let id = await place()
      for (const event of EVENT_NAMES)
        for (const [name, asker] of Object.entries(who) as [keyof typeof who, Asker][]) {
          const allowed = MAY[state]?.[event]?.includes(name) ?? false
          const known = EVENTS[event].from as readonly State[]
          const expected = allowed ? 'done' : known.includes(state) ? 403 : 409
          const before = await findEnvelope(app.ctx(), id)
          const status = await take(app, id, event, said(asker)[event]).then(
            () => 'done',
            (error: { status?: number; message: string }) => error.status ?? error.message,
          )
          if (status === 'done') done.set(name, [...(done.get(name) ?? []), event])
          if (status !== expected) wrong.push(`${event} by ${name}: ${status} instead of ${expected}`)
          if (status === 'done') id = await place()
          else assert.equal((await findEnvelope(app.ctx(), id)).lock_version, before.lock_version)
        }
      assert.deepEqual(wrong, [])
      const standing = await findEnvelope(app.ctx(), id)
      for (const [name, asker] of Object.entries(who)) {
        const events = eventsFor(asker, standing, { hasDocument: true, mayJudge: true })
        const { box, void: gives_up } = buttonsOf({ current_state_events: events })
        assert.deepEqual(
          [...box, ...(gives_up ? ['void'] : [])].sort(),
          [...(done.get(name) ?? [])].sort(),
          `the buttons that ${name} sees`,
        )
      }
      assert.ok((await verifyHistory(app.ctx(), id)).intact)
    })

test('a digital contract walks from the draft to its seal, and each step waits for one person', async () => {
  const { id: internship } = await newInternship(app, world)
  const id = await newDraft(app, internship, 'digital')
  const seen: string[] = []
  for (const state of ['review', 'approval', 'signature', 'sealing'] as const) {
    await bringTo(app, world, id, state)
    const envelope = await findEnvelope(app.ctx(), id)
    seen.push(`${state} ${envelope.holder} ${currentStep(envelope)?.target}`)
  }
  assert.deepEqual(seen, [
    'review walljobs walljobs',
    'approval company_sign approver',
    'signature company_sign company',
    'sealing null undefined',
  ])
})

test('of two who approve at once one does', async () => {
  const { id: internship } = await newInternship(app, world)
  const id = await newDraft(app, internship, 'digital')
  await bringTo(app, world, id, 'approval')
  const both = await Promise.allSettled([1, 2].map(() => take(app, id, 'confirm', { asker: who.approver })))
  assert.deepEqual(both.map(({ status }) => status).sort(), ['fulfilled', 'rejected'])
})

test('a contract that came back is corrected as its next version, and the old one stays', async () => {
  const { id: internship } = await newInternship(app, world)
  const id = await newDraft(app, internship, 'digital')
  await bringTo(app, world, id, 'rejected')
  const first = await findEnvelope(app.ctx(), id)
  await take(app, id, 'correct', { asker: who.drafter })
  await take(app, id, 'send', { asker: who.drafter })
  const second = await findEnvelope(app.ctx(), id)
  assert.deepEqual([second.version, second.state, second.code], [2, 'review', first.code])
  assert.notEqual(second.current.id, first.current.id)
})

const GUARDIAN = { name: 'Marta Duarte', kinship: 'mãe', email: 'marta@x.example' }

test('a minor’s guardian signs after the intern, and no longer once the intern is of age', async (t) => {
  t.after(() => app.at(NOW))
  app.at(NOW)
  const { id: internship } = await newInternship(app, world, { born: '2008-11-25', guardians: [GUARDIAN] })
  const id = await newDraft(app, internship, 'digital')
  await bringTo(app, world, id, 'signature')
  const targets = (await findEnvelope(app.ctx(), id)).steps.map(({ target }) => target)
  assert.deepEqual(targets, ['walljobs', 'approver', 'company', 'intern', 'guardian', 'institution'])
  app.at('2026-11-25T12:00:00Z')
  await bringTo(app, world, id, 'sealing')
  const guardian = (await findEnvelope(app.ctx(), id)).steps.find(({ target }) => target === 'guardian')!
  assert.equal(guardian.state, 'skipped')
  const told = app.ctx().db.selectFrom('envelope_events').select('step_id').where('envelope_id', '=', id)
  assert.deepEqual(await told.where('event', '=', 'dispense').execute(), [{ step_id: guardian.id }])
})

test('who signed as a minor needs the guardian, however late an earlier step is finished', async (t) => {
  t.after(() => app.at(NOW))
  app.at(NOW)
  const { id: internship } = await newInternship(app, world, { born: '2008-11-25', guardians: [GUARDIAN] })
  const id = await newDraft(app, internship, 'digital')
  await bringTo(app, world, id, 'signature')
  const { db } = app.ctx()
  const { steps } = await findEnvelope(app.ctx(), id)
  const of = (target: string) => steps.find((one) => one.target === target && one.kind === 'signature')!
  // The intern before the company, as a company may order it.
  await db
    .updateTable('envelope_steps')
    .set({ state: 'done', done_at: '2026-11-21T12:00:00Z' })
    .where('id', '=', of('intern').id)
    .execute()
  const swap = (step: { id: string }, position: number) =>
    db.updateTable('envelope_steps').set({ position }).where('id', '=', step.id).execute()
  await swap(of('intern'), 1000)
  await swap(of('company'), of('intern').position)
  await swap(of('intern'), of('company').position)
  app.at('2026-11-25T12:00:00Z')
  await take(app, id, 'sign', { asker: { ...who.signer, step_id: of('company').id }, facts: {} })
  assert.equal(currentStep(await findEnvelope(app.ctx(), id))!.target, 'guardian')
})

test('a minor without a guardian is not sent', async () => {
  const { id: internship } = await newInternship(app, world, { born: '2010-01-01' })
  const id = await newDraft(app, internship, 'digital')
  const { status, body } = await refusal(take(app, id, 'send', { asker: who.drafter }))
  assert.deepEqual([status, Object.keys(body.errors!)], [422, ['guardians']])
})

test('a history of which one row was changed is broken', async () => {
  const { id: internship } = await newInternship(app, world)
  const id = await newDraft(app, internship, 'digital')
  await bringTo(app, world, id, 'signature')
  await app
    .ctx()
    .db.updateTable('envelope_events')
    .set({ event: 'void' })
    .where('envelope_id', '=', id)
    .where('sequence', '=', 2)
    .execute()
  assert.equal((await verifyHistory(app.ctx(), id)).intact, false)
})
