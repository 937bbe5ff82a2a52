import assert from 'node:assert/strict'
import { test } from 'node:test'
import { afterTold, type Gate, type Kept, type Scan, settled, wipeOld } from './gate-store.ts'
import { countIn, earlierWaiting, hashOf, scannedHere, ticketsOf } from './tickets.ts'
import { judge, verdictLater, verdictTold } from './verdict.ts'

const ticket = { sha256: 'aa', first_name: 'Lia', session_id: '1', came_at: null, gate: null }
const GATE: Gate = {
  title: 'Feira',
  ends_at: '2027-03-11T19:00:00Z',
  sessions: [{ id: '1', title: 'Abertura' }],
  tickets: [ticket, { ...ticket, sha256: 'bb', first_name: null, came_at: '2027-03-11T16:00:00Z', gate: 'B' }],
  doubles: [],
  doubles_total: 0,
}
const NOTHING: Kept = { queue: [], entered: [], refused: [], name: '', wipe_at: null }
const scan: Scan = { client_id: '1', code: 'aa', scanned_at: '2027-03-11T17:00:00Z', gate: 'A' }

const storage = (kept: Record<string, Partial<Kept> | Gate | string>) => {
  const items = new Map(Object.entries(kept).map(([key, one]) => [key, JSON.stringify(one)]))
  const methods = {
    getItem: (key: string) => items.get(key) ?? null,
    setItem: (key: string, text: string) => void items.set(key, text),
    removeItem: (key: string) => void items.delete(key),
  }
  return { items, storage: Object.assign(Object.fromEntries(items), methods) as unknown as Storage }
}

test('what a device keeps goes a day after the event; a scan that is not sent stays, without names', () => {
  const wipe_at = '2027-03-12T19:00:00Z'
  const { items, storage: own } = storage({
    'event gate 1': { wipe_at },
    'offline event gate 1': GATE,
    'event gate 2': { queue: [scan], wipe_at },
    'offline event gate 2': GATE,
    session: 'other',
  })
  assert.deepEqual(wipeOld(own, Date.parse('2027-03-12T18:59:00Z')), [])
  assert.equal(items.size, 5)
  assert.deepEqual(wipeOld(own, Date.parse('2027-03-12T19:00:00Z')), ['1', '2'])
  assert.deepEqual([...items.keys()], ['event gate 2', 'session'])
  assert.deepEqual(JSON.parse(items.get('event gate 2')!).queue, [scan])
})

const judged = (code: string, kept: Partial<Kept> = {}) =>
  judge({ ...scan, code }, ticketsOf(GATE), scannedHere({ ...NOTHING, ...kept }))

test('a device judges by its list, with its own scans that the list does not tell', () => {
  assert.deepEqual([judged('aa').title, judged('aa').words], ['Lia pode entrar', 'Abertura'])
  assert.deepEqual([judged('bb').kind, judged('bb').title], ['already', 'Participante já entrou'])
  assert.match(judged('bb').words, /por B/)
  for (const kept of [{ queue: [scan] }, { entered: [{ code: 'aa', came_at: scan.scanned_at, gate: 'A' }] }]) {
    assert.equal(judged('aa', kept).title, 'Lia já entrou')
    assert.equal(countIn(ticketsOf(GATE), scannedHere({ ...NOTHING, ...kept })), 2)
  }
  const unknown = judged('cc', { queue: [{ ...scan, code: 'cc' }] })
  assert.equal(unknown.kind, 'unknown')
  assert.match(verdictLater(unknown).words, /confere depois/)
  assert.deepEqual(verdictLater(judged('aa')), judged('aa'))
})

test('what the server says of a scan holds: it knows other entrances and newer tickets', () => {
  const told = { already: false, first_name: 'Rui', session_title: 'Abertura', scanned_at: scan.scanned_at, gate: 'A' }
  assert.deepEqual(
    [
      verdictTold(scan, { answer: told }).title,
      verdictTold(scan, { answer: { ...told, already: true, gate: 'Portaria B' } }).kind,
      verdictTold(scan, { refused: 'Esta inscrição foi cancelada.' }).words,
    ],
    ['Rui pode entrar', 'already', 'Esta inscrição foi cancelada.'],
  )
  assert.match(verdictTold(scan, { answer: { ...told, already: true, gate: 'Portaria B' } }).words, /por Portaria B/)
  const again = { ...scan, client_id: '2' }
  const before = earlierWaiting([scan, { ...again, client_id: '3', code: 'bb' }, again], again)
  assert.deepEqual([before, earlierWaiting([scan, again], scan)], [{ came_at: scan.scanned_at, gate: 'A' }, undefined])
  assert.equal(verdictTold(again, { answer: told }, before).kind, 'already', 'the earlier scan is still on its way')
})

test('a scan that was answered waits no more, and counts until the list tells of it', () => {
  const other = { ...scan, client_id: '2', code: 'cc' }
  const kept = settled({ ...NOTHING, queue: [scan, other] }, scan, { came_at: scan.scanned_at, gate: 'A' })
  assert.deepEqual(kept.queue, [other])
  const once = afterTold(kept, GATE)
  assert.deepEqual([once.entered.length, once.wipe_at], [1, '2027-03-12T19:00:00.000Z'], 'asked for before it was sent')
  assert.equal(afterTold(once, GATE).entered.length, 0)
  const refused = settled(kept, other, { refused: 'Este código não é de um ingresso.' })
  assert.deepEqual([refused.queue.length, refused.refused.length, refused.entered.length], [0, 1, 1])
})

test('a hundred thousand tickets and thousands of scans are judged one by one', () => {
  const tickets = Array.from({ length: 100_000 }, (_, n) => ({ ...ticket, sha256: `t${n}` }))
  const list = ticketsOf({ ...GATE, tickets })
  const queue = Array.from({ length: 5000 }, (_, n) => ({ ...scan, client_id: `${n}`, code: `t${n}` }))
  const scans = scannedHere({ ...NOTHING, queue })
  assert.equal(countIn(list, scans), 5000)
  assert.deepEqual(
    ['t4999', 't99999'].map((code) => judge({ ...scan, code }, list, scans).kind),
    ['already', 'in'],
  )
})

test('a code is known by its hash, however a reader writes it', async () => {
  assert.equal(await hashOf(' ABC1 '), await hashOf('abc1'))
  assert.equal((await hashOf('abc1')).length, 64)
})
