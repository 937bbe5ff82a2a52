import assert from 'node:assert/strict'
import { test } from 'node:test'
import { networkOf } from './network.ts'

test('IPv4 counts whole, IPv6 by its first 64 bits, in whatever spelling', () => {
  assert.equal(networkOf('203.0.113.9'), '203.0.113.9')
  for (const address of [
    '2001:db8:0:7::1',
    '2001:0db8:0000:0007:1:2:3:4',
    '2001:db8:0:7:ffff::%eth0',
    '2001:DB8::7:0:0:0:9',
  ])
    assert.equal(networkOf(address), '2001:db8:0:7::/64', address)
  assert.equal(networkOf('::1'), '0:0:0:0::/64')
  assert.equal(networkOf('64:ff9b::203.0.113.9'), '64:ff9b:0:0::/64')
})

test('what is no address is a place of its own', () => {
  assert.equal(networkOf('unix'), 'unix')
})
