import assert from 'node:assert/strict'
import { test } from 'node:test'
import { wordsOfFailure } from '#web/calls/words-of-failure.ts'
import { Refused } from '#wire/send.ts'
import { placeRefusal } from './place-refusal.ts'

const FAILED = 'Tente de novo.'
const set: Record<string, string | undefined> = {}
const form = {
  getValues: () => ({ name: '', email: '' }),
  setError: (name: string, error: { message?: string }) => void (set[name] = error.message),
} as never
const place = (error: unknown) => placeRefusal<{ name: string; email: string }>(form, error, FAILED)
const refused = (errors: Record<string, string[]> | undefined, ...messages: string[]) =>
  new Refused(422, { messages, ...(errors && { errors }) })

test('a refusal that names no field is said in its own words', () => {
  assert.deepEqual(place(refused({}, 'Aceite a nova versão dos termos.')), {
    fields: [],
    words: 'Aceite a nova versão dos termos.',
  })
  assert.deepEqual(place(refused(undefined, 'Hoje não.')), { fields: [], words: 'Hoje não.' })
})

test('a refusal that names its fields needs no more words', () => {
  assert.deepEqual(place(refused({ email: ['Já existe.'] }, 'Já existe.')), { fields: ['email'], words: undefined })
  assert.equal(set['email'], 'Já existe.')
})

test('what no field can say is said beside what the fields say', () => {
  assert.deepEqual(place(refused({ email: ['Já existe.'], accepted_terms_version: ['Há termos novos.'] }, 'x')), {
    fields: ['email'],
    words: 'Há termos novos.',
  })
})

test('a refusal without a word and a lost connection are said by the form', () => {
  for (const error of [refused({}), new TypeError('fetch failed')])
    assert.deepEqual(place(error), { fields: [], words: FAILED })
})

test('a fault is said as one, and never blamed on the connection', () => {
  const fault = new Refused(500, { messages: ['stack'] })
  assert.equal(place(fault).words, `Algo deu errado! ${FAILED}`)
  const cutOff = { unanswered: 'Confira a sua conexão.' }
  assert.equal(wordsOfFailure(new TypeError('fetch failed'), cutOff), 'Confira a sua conexão.')
  assert.match(wordsOfFailure(fault, cutOff), /^Algo deu errado! Foi um erro interno/)
})
