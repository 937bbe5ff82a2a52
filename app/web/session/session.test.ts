import assert from 'node:assert/strict'
import { beforeEach, test } from 'node:test'

// The browser's storage, and the event that other tabs send.
const kept = new Map<string, string>()
const tabs = new EventTarget()
Object.assign(globalThis, {
  localStorage: {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, text: string) => kept.set(key, text),
    removeItem: (key: string) => kept.delete(key),
  },
  addEventListener: tabs.addEventListener.bind(tabs),
  removeEventListener: tabs.removeEventListener.bind(tabs),
})
const { closeSession, currentSession, openSession, refreshAttributes, watchSession } = await import('./session.ts')
const bia = { userType: 'User', access_token: 'abc', attributes: { first_name: 'Bia' }, firstSignIn: true } as const
const fromOtherTab = (text: string | null) => {
  if (text === null) kept.delete('session')
  else kept.set('session', text)
  tabs.dispatchEvent(Object.assign(new Event('storage'), { key: 'session' }))
}

beforeEach(() => closeSession())

test('nobody is a guest', () =>
  assert.deepEqual(currentSession(), { isLogged: false, userType: 'GuestUser', attributes: {}, firstSignIn: false }))

test('what another program left in storage is no fault of the page', () => {
  fromOtherTab(JSON.stringify({ ...bia, isLogged: true, attributes: null }))
  watchSession(() => {})
  fromOtherTab(JSON.stringify({ ...bia, isLogged: true, attributes: null }))
  assert.deepEqual(currentSession().attributes, {})
})

test('a session is kept in storage, and forgotten when it closes', () => {
  openSession(bia)
  assert.deepEqual(JSON.parse(kept.get('session')!), { ...bia, isLogged: true })
  closeSession()
  assert.equal(kept.has('session'), false)
})

test('attributes are refreshed one by one, and never for a guest', () => {
  refreshAttributes({ first_name: 'Ninguém' })
  assert.deepEqual(currentSession().attributes, {})
  openSession(bia)
  refreshAttributes({ profile_completeness_percentage: 70 })
  assert.deepEqual(currentSession().attributes, { first_name: 'Bia', profile_completeness_percentage: 70 })
})

test('several tabs stay in step: logging in or out in one does so in all', () => {
  let told = 0
  const stop = watchSession(() => told++)
  fromOtherTab(JSON.stringify({ ...bia, isLogged: true }))
  assert.equal(currentSession().userType, 'User')
  fromOtherTab(null)
  assert.deepEqual([currentSession().userType, told], ['GuestUser', 2])
  stop()
})

test('what is kept but broken or without a token is a guest', () => {
  const stop = watchSession(() => {})
  for (const text of ['{', 'null', '{"isLogged":true,"userType":"User"}']) {
    fromOtherTab(text)
    assert.equal(currentSession().isLogged, false)
  }
  stop()
})
