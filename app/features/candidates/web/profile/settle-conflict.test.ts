import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { OwnProfile } from './profile-values.ts'
import { settleConflict } from './settle-conflict.ts'

const profile = (more: object) =>
  ({
    motivations: '',
    summary: '',
    interesting_fact: '',
    user_languages_attributes: [],
    ...more,
  }) as unknown as OwnProfile
const before = profile({ motivations: 'antes', summary: 'antes' })
const now = profile({ motivations: 'da outra aba', summary: 'da outra aba' })

test('the person chooses field by field, and everything else merges', () => {
  const typed = { motivations: 'digitado', summary: 'digitado', interesting_fact: 'digitado' }
  const settled = settleConflict({ typed, before, now, conflicting: ['motivations', 'summary'], kept: ['summary'] })
  assert.deepEqual(settled, { motivations: 'da outra aba', summary: 'digitado', interesting_fact: 'digitado' })
})

test('what was not touched here becomes what is stored', () =>
  assert.deepEqual(settleConflict({ typed: { summary: 'antes' }, before, now, conflicting: [], kept: [] }), {
    summary: 'da outra aba',
  }))

test('a list that is kept has nothing of what was added elsewhere', () => {
  const [en, fr, es] = [
    { id: 'en', language_id: 'en', level: 'fluent' },
    { id: 'fr', language_id: 'fr', level: 'beginner' },
    { language_id: 'es', level: 'beginner' },
  ]
  const settled = settleConflict({
    typed: { user_languages_attributes: [en, es] },
    before: profile({ user_languages_attributes: [en] }),
    now: profile({ user_languages_attributes: [en, fr] }),
    conflicting: ['user_languages_attributes'],
    kept: ['user_languages_attributes'],
  })
  assert.deepEqual(settled.user_languages_attributes, [en, es, { ...fr, _destroy: true }])
})

test('a row that went away elsewhere comes back as a new one when it is kept', () => {
  const typed = { user_languages_attributes: [{ id: 'gone', language_id: 'en', level: 'fluent' }] }
  const settled = settleConflict({
    typed,
    before: profile({ user_languages_attributes: [{ id: 'gone', language_id: 'en', level: 'beginner' }] }),
    now,
    conflicting: ['user_languages_attributes'],
    kept: ['user_languages_attributes'],
  })
  assert.deepEqual(settled.user_languages_attributes, [{ language_id: 'en', level: 'fluent' }])
})
