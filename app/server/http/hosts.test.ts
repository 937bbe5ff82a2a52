import assert from 'node:assert/strict'
import { test } from 'node:test'
import { openHosts } from './hosts.ts'

test('without an APP_ORIGIN only names of this machine are ours, on the port we listen on', () => {
  const sideOf = openHosts({
    app_origin: 'http://127.0.0.1:3100',
    app_origin_given: false,
    api_origin: undefined,
    port: 3100,
    host: '127.0.0.1',
  })
  for (const host of ['127.0.0.1:3100', 'localhost:3100', 'LOCALHOST:3100', '[::1]:3100', '127.0.0.2:3100'])
    assert.equal(sideOf(host), 'both', host)
  for (const host of [
    'localhost',
    'localhost:3101',
    '127.0.0.1:80',
    '127.other.test:3100',
    'x@127.0.0.1:3100',
    '[::1]',
    'other.test:3100',
    'localhost:',
    '',
    undefined,
  ])
    assert.equal(sideOf(host), undefined, host)
})

test('whoever listens to other machines answers by its addresses, and by no name', () => {
  const sideOf = openHosts({
    app_origin: 'http://0.0.0.0:3100',
    app_origin_given: false,
    api_origin: undefined,
    port: 3100,
    host: '0.0.0.0',
  })
  for (const host of ['192.168.0.7:3100', '[2001:db8::7]:3100', 'localhost:3100'])
    assert.equal(sideOf(host), 'both', host)
  for (const host of ['192.168.0.7:80', 'other.test:3100']) assert.equal(sideOf(host), undefined, host)
})

test('with an APP_ORIGIN only its own host is ours', () => {
  const sideOf = openHosts({
    app_origin: 'http://127.0.0.1:3100',
    app_origin_given: true,
    api_origin: undefined,
    port: 3000,
    host: '127.0.0.1',
  })
  assert.equal(sideOf('127.0.0.1:3100'), 'both')
  for (const host of ['127.0.0.1:3000', 'localhost:3100']) assert.equal(sideOf(host), undefined, host)
})
