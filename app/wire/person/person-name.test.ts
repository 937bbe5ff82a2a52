import assert from 'node:assert/strict'
import { test } from 'node:test'
import * as z from 'zod/mini'
import { newPassword } from './password.ts'
import { isPersonName, personName } from './person-name.ts'
import { sentence } from '../text/sentences.ts'

test('a name is letters, however a family writes it', () => {
  for (const name of ['Ana', 'José D’Ávila-Nuñez', "Sant'Ana", 'João P. S. Neto Jr.', 'Zoë Çelik', 'María', ' Lia '])
    assert.ok(isPersonName(name), name)
})

test('an address is no name: letters greet by it', () => {
  for (const name of [
    '',
    ' ',
    '.',
    'Ganhe em premio.example',
    'http://x',
    'a@b',
    'R2D2',
    'www.exemplo.example',
    'Ana\u0000',
  ])
    assert.ok(!isPersonName(name), name)
})

test('what is not seen has no place between letters', () => {
  for (const hidden of [
    '\u200b',
    '\u200d',
    '\u00ad',
    '\u3164',
    '\uffa0',
    '\u115f',
    '\u034f',
    '\ufe0f',
    '\u2060',
    '\u2800',
  ])
    assert.ok(!isPersonName(`Ana${hidden}Lima`), JSON.stringify(hidden))
})

test('what is too long is told as that, with the limit', () => {
  const said = (schema: z.ZodMiniType, typed: string) =>
    z.safeParse(schema, typed, { error: sentence, reportInput: true }).error?.issues.map(({ message }) => message)
  assert.deepEqual(said(personName, 'a'.repeat(200)), ['Pode ter no máximo 120 caracteres'])
  assert.deepEqual(said(newPassword, `Aa1@${'a'.repeat(1_202)}`), ['Pode ter no máximo 200 caracteres'])
})
