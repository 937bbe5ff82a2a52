// What DocuSign tells: believed by its HMAC alone, heard once, in whatever order it comes.
// On PostgreSQL too: tasks.
import assert from 'node:assert/strict'
import { before, test } from 'node:test'
import { openApp } from '#test/support/app.ts'
import { HMAC_KEYS } from '#test/support/docusign/keys.ts'
import { signedBy } from '#test/support/docusign/telling.ts'
import { atFirstSignature, contract, openSigned, told } from '#test/support/docusign/walk.ts'
import { EVENTS_PATH } from '../../wire/docusign.ts'
import { isAuthentic } from './is-authentic.ts'

const room = await openSigned()
const { app, docusign } = room
const keyless = await openApp()
const { telling } = docusign

/** Of DocuSign's own documentation. */
const KEY = HMAC_KEYS[0]!
const BODY =
  '{"event":"recipient-completed","apiVersion":"v2.1","uri":"/restapi/v2.1/accounts/8b411bfe-54f5-47fc-' +
  'bbf2-55d9a71a200f/envelopes/71799c95-8417-4b16-90d5-86ff24a91d09","retryCount":0,"configurationId":1' +
  '0363315,"generatedDateTime":"2026-11-23T18:29:29.7360000Z","data":{"accountId":"8b411bfe-54f5-47fc-b' +
  'bf2-55d9a71a200f","userId":"4214323f-c281-4a0e-80f7-37b3ea7d8665","envelopeId":"71799c95-8417-4b16-9' +
  '0d5-86ff24a91d09","recipientId":"1"}}'
const RIGHT = '4Y4PFsPf8WJAoLMYmOnIbtRPX/vmDbO8FTABnG+BT/8='

const authentic = (signature: string, name = 'X-DocuSign-Signature-1', keys = HMAC_KEYS) =>
  isAuthentic(new Headers({ [name]: signature }), Buffer.from(BODY), keys)

test('the vector: the key is its text as it is, and what it decodes to is another key', async () => {
  const { createHmac } = await import('node:crypto')
  assert.equal(Buffer.byteLength(BODY), 437)
  const decoded = createHmac('sha256', Buffer.from(KEY, 'base64')).update(BODY).digest('base64')
  assert.ok(decoded.startsWith('UCwm/yp'))
  assert.equal(authentic(RIGHT), true)
  assert.equal(authentic(RIGHT, 'X-DocuSign-Signature-2', [HMAC_KEYS[1]!, KEY]), true)
  assert.equal(authentic(decoded), false)
  assert.equal(authentic(RIGHT, 'X-DocuSign-Signature-1', [HMAC_KEYS[1]!]), false)
  assert.equal(authentic(RIGHT, 'X-DocuSign-Signature'), false)
})

const post = (to: typeof app, body: string, headers: Record<string, string>) =>
  to
    .request(EVENTS_PATH, { method: 'POST', body, headers: { 'content-type': 'application/json', ...headers } })
    .then(({ status }) => status)
const TOO_LONG = ' '.repeat(1_000_001)
const heard = async () => (await app.ctx().db.selectFrom('docusign_events').select('received_at').execute()).length

for (const [what, to, body, headers, status] of [
  ['without a signature', app, BODY, {}, 401],
  ['signed by another key', app, BODY, signedBy(['another key'], BODY), 401],
  ['signed for another body', app, `${BODY} `, signedBy(HMAC_KEYS, BODY), 401],
  ['signed by a blank key', app, BODY, signedBy([''], BODY), 401],
  ['over 1 MB', app, TOO_LONG, signedBy(HMAC_KEYS, TOO_LONG), 413],
  ['where no key is configured', keyless, BODY, signedBy(HMAC_KEYS, BODY), 503],
  ['where no key is configured, by a blank one', keyless, BODY, signedBy([''], BODY), 503],
] as const)
  test(`told ${what}: ${status}, and nothing is heard`, async () => {
    assert.equal(await post(to, body, headers), status)
    assert.equal(await heard(), 0)
  })

for (const [what, body, keys] of [
  ['by the first key of two', BODY, [KEY]],
  ['by the second key of two', `${BODY} `, [HMAC_KEYS[1]!]],
  ['of an envelope that is not ours', `${BODY}  `, HMAC_KEYS],
  ['what is no JSON', 'not JSON', HMAC_KEYS],
  ['JSON that names no envelope', '{"event":"envelope-completed"}', HMAC_KEYS],
  ['an envelope with a strange id', '{"data":{"envelopeId":"../x"}}', HMAC_KEYS],
] as const)
  test(`told ${what}: 200, once`, async () => {
    const before = await heard()
    const headers = signedBy(keys, body)
    assert.deepEqual([await post(app, body, headers), await post(app, body, headers)], [200, 200])
    assert.equal(await heard(), before + 1)
    await app.settle()
  })

let id = ''
let messages: (typeof telling.waiting)[number][] = []
before(async () => {
  const { id: made, envelope } = await atFirstSignature(room)
  id = made
  for (let n = 0; n < 3; n++) {
    docusign.deliver(envelope)
    docusign.complete(envelope)
  }
  messages = telling.waiting.splice(0)
})
const events = async () =>
  (
    await app
      .ctx()
      .db.selectFrom('envelope_events')
      .select('event')
      .where('envelope_id', '=', id)
      .where('event', 'in', ['sign', 'seal'])
      .orderBy('sequence')
      .execute()
  ).map(({ event }) => event)
const ALL = ['sign', 'sign', 'sign', 'seal']

test('by a wrong key nothing is heard, however true it is', async () => {
  assert.equal(await telling.deliver(messages.at(-1)!, ['wrong']), 401)
  await app.settle()
  assert.deepEqual(await events(), [])
})

test('told in reverse, twice, and late: each signature stands once, in its order', async () => {
  const [first, ...others] = messages
  for (const message of others.toReversed()) {
    assert.equal(await telling.deliver(message), 200)
    assert.equal(await telling.deliver(message), 200)
  }
  await app.settle()
  assert.equal((await contract(app, id)).state, 'completed')
  assert.deepEqual(await events(), ALL)
  assert.equal(await telling.deliver(first!), 200)
  await told(room)
  assert.deepEqual(await events(), ALL)
  assert.equal((await contract(app, id)).state, 'completed')
})
