import assert from 'node:assert/strict'
import { test } from 'node:test'
import { readableLink, webLink } from './web-link.ts'

test('a site is written as people write it', () => {
  for (const [typed, link] of [
    ['empresa.com.br', 'https://empresa.com.br/'],
    [' http://Empresa.com.br/a?b ', 'http://empresa.com.br/a?b'],
    ['padaria.com.br:8443', 'https://padaria.com.br:8443/'],
    ['ações.com.br', 'https://xn--aes-2la4e.com.br/'],
  ] as const)
    assert.equal(webLink(typed), link, typed)
})

test('a machine, a scheme of another kind and half a name are no site', () => {
  for (const typed of [
    'localhost',
    '1.2',
    '127.0.0.1',
    'http://[::1]/',
    '3232235521',
    'javascript:alert(1)',
    'ftp://empresa.com.br',
    'https://a@empresa.com.br',
    'empresa.',
    '.com',
    'duas palavras.com',
  ])
    assert.equal(webLink(typed), undefined, typed)
})

test('a link reads as it is written, where that is the same address', () => {
  for (const typed of [
    'https://lia.example/são-paulo?ano=já',
    'https://lia.example/100%25',
    'https://lia.example/a%2Fb',
  ])
    assert.equal(readableLink(webLink(typed)!), typed)
  assert.equal(readableLink('https://lia.example/a%20b'), 'https://lia.example/a%20b')
  assert.equal(readableLink('https://lia.example/%E3'), 'https://lia.example/%E3')
})
