import assert from 'node:assert/strict'
import { test } from 'node:test'
import { alert, closeAlerts, shownAlerts, staysFor, watchAlerts } from './alert.ts'

test('an alert is shown until it is closed, and says when', async () => {
  let told = 0
  const stop = watchAlerts(() => told++)
  const waiting = alert({ kind: 'waiting', title: 'Aguarde' })
  assert.deepEqual(
    shownAlerts().map((one) => one.title),
    ['Aguarde'],
  )
  waiting.close()
  await waiting.closed
  assert.deepEqual([shownAlerts().length, told], [0, 2])
  stop()
})

test('all alerts can be closed at once', async () => {
  const handles = [alert({ kind: 'info', title: 'a' }), alert({ kind: 'error', title: 'b' })]
  closeAlerts()
  await Promise.all(handles.map((one) => one.closed))
  assert.equal(shownAlerts().length, 0)
})

test('the same thing said twice stands there once', async () => {
  const first = alert({ kind: 'error', title: 'Ops!', text: 'a' })
  alert({ kind: 'error', title: 'Ops!', text: 'b' })
  alert({ kind: 'error', title: 'Ops!', text: 'a' })
  await first.closed
  assert.deepEqual(
    shownAlerts().map((one) => one.text),
    ['b', 'a'],
  )
  closeAlerts()
})

test('what failed before is over with the try that passes; a question that waits is not', () => {
  alert({ kind: 'warning', title: 'Ops!', text: 'a' })
  alert({ kind: 'error', title: 'Ops!', dialog: () => null })
  alert({ kind: 'info', title: 'Aviso' })
  alert({ kind: 'success', title: 'Tudo certo' })
  alert({ kind: 'warning', title: 'Ops!', text: 'what came with it' })
  assert.deepEqual(
    shownAlerts().map(({ kind }) => kind),
    ['error', 'info', 'success', 'warning'],
  )
  closeAlerts()
})

test('good news leaves by itself, bad news stays, and a stated time counts', () => {
  assert.equal(staysFor({ kind: 'success', title: '' }), 6_000)
  assert.equal(staysFor({ kind: 'error', title: '' }), undefined)
  assert.equal(staysFor({ kind: 'waiting', title: '' }), undefined)
  assert.equal(staysFor({ kind: 'success', title: '', dialog: () => null }), undefined)
  assert.equal(staysFor({ kind: 'warning', title: '', closes_after: 2_200 }), 2_200)
})
