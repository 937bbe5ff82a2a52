// The seeds' PATCH: every event × what its body says. A body that says two things is refused, and nothing moves; what
// was done already is answered as it stands.
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { openApp } from '#test/support/app.ts'
import { refusal } from '#test/support/candidate.ts'
import { bringTo, contractWorld, newDraft, newInternship } from '#test/support/contracts.ts'
import { moveEnvelope } from '../../wire/envelopes.ts'
import { PATCHED, type Patched } from '../../wire/events.ts'
import type { ContractType, State } from '../../wire/words.ts'
import { findEnvelope } from '../envelope-rows.ts'
import { verifyHistory } from '../history.ts'

const app = await openApp()
const world = await contractWorld(app)
const operator = world.operator.token!
const signer = world.of('Representante Legal').token!

type Status = '' | 'completed' | 'declined' | undefined
type Row = {
  at: [ContractType, State]
  token: string
  /** What its status may say. */
  fits: readonly Status[]
  says?: object
  moves?: State
}
const CAUSE = { rejection_cause: 'start_date' }

const TABLE: Record<Patched, Row> = {
  sign: { at: ['digital', 'signature'], token: signer, fits: [undefined, '', 'completed'] },
  confirm: { at: ['digital', 'review'], token: operator, fits: [undefined, '', 'completed'], moves: 'approval' },
  reject: {
    at: ['digital', 'review'],
    token: operator,
    fits: [undefined, '', 'declined'],
    says: CAUSE,
    moves: 'rejected',
  },
  download: { at: ['digital', 'review'], token: operator, fits: [undefined, ''] },
  approve_upload: {
    at: ['hybrid', 'upload_review'],
    token: operator,
    fits: [undefined, '', 'completed'],
    moves: 'sealing',
  },
  reject_upload: {
    at: ['hybrid', 'upload_review'],
    token: operator,
    fits: [undefined, '', 'declined'],
    moves: 'upload',
  },
  define: {
    at: ['not_defined', 'not_defined'],
    token: operator,
    fits: [undefined, ''],
    says: { contract_type: 'hybrid' },
    moves: 'created',
  },
}

async function placed([type, state]: Row['at']) {
  const { id: internship } = await newInternship(app, world)
  const id = await newDraft(app, internship, type, 'aditivo')
  await bringTo(app, world, id, state)
  return id
}
const patch = (id: string, token: string, event: Patched, status: object | '' = {}) =>
  app.call(moveEnvelope, { id, envelope: { event, status } } as never, token)

for (const event of PATCHED)
  test(`${event}: a status that says something else is refused, one that fits is taken`, async () => {
    const { at, token, fits, says = {}, moves = at[1] } = TABLE[event]
    let id = await placed(at)
    for (const status of [undefined, '', 'completed', 'declined'] as const) {
      const before = await findEnvelope(app.ctx(), id)
      const sent = () => patch(id, token, event, { ...says, ...(status !== undefined && { status }) })
      if (!fits.includes(status)) {
        const { status: answered, body } = await refusal(sent())
        assert.deepEqual([answered, Object.keys(body.errors!)], [422, ['status']], `${event} with ${status}`)
        assert.equal((await findEnvelope(app.ctx(), id)).lock_version, before.lock_version)
        continue
      }
      await sent()
      assert.equal((await findEnvelope(app.ctx(), id)).state, moves, `${event} with ${status}`)
      if (moves !== at[1]) id = await placed(at)
    }
  })

test('whoever confirms and gives a cause of rejection says two things', async () => {
  const id = await placed(['digital', 'review'])
  const { status, body } = await refusal(patch(id, operator, 'confirm', CAUSE))
  assert.deepEqual([status, Object.keys(body.errors!)], [422, ['rejection_cause']])
  for (const said of [{ contract_type: 'hybrid' }, { checklist: ['pages'] }, { rejection_origin: 'walljobs' }]) {
    const { status, body } = await refusal(patch(id, operator, 'confirm', said))
    assert.deepEqual([status, Object.keys(body.errors!)], [422, Object.keys(said)])
  }
  await patch(id, operator, 'confirm', { rejection_cause: '', rejection_note: '' })
})

test('papers are judged by an empty status, and a checklist that is sent is judged', async () => {
  const id = await placed(['hybrid', 'upload_review'])
  assert.equal((await refusal(patch(id, operator, 'approve_upload', { checklist: ['pages'] }))).status, 422)
  await patch(id, operator, 'reject_upload', '')
  await bringTo(app, world, id, 'upload_review')
  await patch(id, operator, 'approve_upload', '')
  assert.equal((await findEnvelope(app.ctx(), id)).state, 'sealing')
})

test('a cause is told by its value or by its label, and kept as people read it', async () => {
  for (const rejection_cause of ['start_date', 'Data de início incorreta']) {
    const id = await placed(['digital', 'review'])
    await patch(id, operator, 'reject', { status: 'declined', rejection_cause })
    assert.equal((await findEnvelope(app.ctx(), id)).rejection_cause, 'Data de início incorreta')
  }
  const id = await placed(['digital', 'review'])
  const { status } = await refusal(patch(id, operator, 'reject', { rejection_cause: 'other' }))
  assert.equal(status, 422)
})

test('who signs now is led to the page for it; who signed is told so; who signs later waits', async () => {
  const id = await placed(['digital', 'signature'])
  const { data } = await patch(id, signer, 'sign', { status: 'completed' })
  assert.equal(data.attributes.current_state, 'signature')
  const link = data.attributes.current_state_events.find(({ name }) => name === 'sign')
  assert.equal(link!.extra.link, `/envelopes/${id}/assinar`)
  const intern = world.intern.token!
  assert.equal((await refusal(patch(id, intern, 'sign', { status: 'completed' }))).status, 409)
  const drafter = world.of('Departamento Pessoal').token!
  assert.equal((await refusal(patch(id, drafter, 'sign', { status: 'completed' }))).status, 403)
  await bringTo(app, world, id, 'sealing')
  assert.equal((await patch(id, signer, 'sign')).data.attributes.current_state, 'sealing')
  const early = await placed(['digital', 'review'])
  assert.equal((await refusal(patch(early, signer, 'sign'))).status, 409)
})

for (const event of ['confirm', 'reject', 'approve_upload', 'reject_upload', 'define'] as const)
  test(`${event} sent again is answered as it stands, and done once`, async () => {
    const { at, token, says = {} } = TABLE[event]
    const id = await placed(at)
    const { lock_version } = await findEnvelope(app.ctx(), id)
    const send = () => app.call(moveEnvelope, { id, envelope: { event, status: says, lock_version } } as never, token)
    await Promise.all([send(), send()])
    const { rows } = await verifyHistory(app.ctx(), id)
    const { data } = await send()
    assert.equal(data.attributes.lock_version, lock_version + 1)
    assert.equal((await verifyHistory(app.ctx(), id)).rows, rows)
  })

test('other words, or a paper that came since: that is not the same again', async () => {
  const id = await placed(['digital', 'review'])
  await patch(id, operator, 'reject', CAUSE)
  assert.equal((await refusal(patch(id, operator, 'reject', { rejection_cause: 'end_date' }))).status, 409)
  const upload = await placed(['hybrid', 'upload_review'])
  await patch(upload, operator, 'reject_upload')
  await bringTo(app, world, upload, 'upload_review')
  await patch(upload, operator, 'reject_upload')
  await bringTo(app, world, upload, 'sealing')
  assert.equal((await refusal(patch(upload, operator, 'reject_upload'))).status, 409)
})
