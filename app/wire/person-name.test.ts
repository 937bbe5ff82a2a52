import assert from 'node:assert/strict'
import { test } from 'node:test'
import { isPersonName } from './person-name.ts'

test('a name is letters, however a family writes it', () => {
  for (const name of ['Ana', 'José D’Ávila-Nuñez', "Sant'Ana", 'João P. S. Neto Jr.', 'Zoë Çelik', 'María', ' Lia ']) assert.ok(isPersonName(name), name)
})

test('an address is no name: letters greet by it', () => {
  for (const name of ['', ' ', '.', 'Ganhe em premio.example', 'http://x', 'a@b', 'R2D2', 'www.exemplo.example', 'Ana\u0000']) assert.ok(!isPersonName(name), name)
})
