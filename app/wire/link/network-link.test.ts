import assert from 'node:assert/strict'
import { test } from 'node:test'
import { networkLink } from './network-link.ts'

test('a name or an address leads to the profile in that network', () => {
  assert.equal(networkLink('instagram', '@padaria.aurora'), 'https://www.instagram.com/padaria.aurora')
  assert.equal(networkLink('linkedin', 'padaria-aurora'), 'https://www.linkedin.com/company/padaria-aurora')
  assert.equal(networkLink('linkedin', 'br.linkedin.com/company/aurora'), 'https://br.linkedin.com/company/aurora')
  assert.equal(networkLink('twitter', ' https://twitter.com/aurora '), 'https://twitter.com/aurora')
  assert.equal(networkLink('facebook', 'fb.com/aurora'), 'https://fb.com/aurora')
})

test('an address of another site, a front door and whatever is no address lead nowhere', () => {
  for (const typed of [
    'https://instagram.com.evil.example/aurora',
    'https://evilinstagram.com/a',
    'instagram.com',
    'https://www.instagram.com/',
    'javascript:alert(1)',
    'aurora.example',
    'duas palavras',
    '',
  ])
    assert.equal(networkLink('instagram', typed), undefined, typed)
})
