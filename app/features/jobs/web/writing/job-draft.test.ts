import assert from 'node:assert/strict'
import { test } from 'node:test'
import { clashWords } from './clash-words.ts'
import { changesIn, clashesIn, type JobDraft, judgedWith, merged } from './job-draft.ts'
import { keepingWords } from './keeping-words.ts'

const saved = { title: 'Estágio', closes_at: '', zipcode: '', openings: 2, course_ids: ['a'], languages: [] } as unknown as JobDraft

test('only what differs is sent, and an empty text or list is a change', () => {
  assert.deepEqual(changesIn(saved, saved), {})
  assert.deepEqual(changesIn(saved, { ...saved, openings: 3, course_ids: [] }), { openings: 3, course_ids: [] })
})

test('what is half typed waits, unless the whole is asked for', () => {
  const typing = { ...saved, title: ' ', closes_at: '12/1', zipcode: '0131' }
  assert.deepEqual(changesIn(saved, typing), {})
  assert.deepEqual(changesIn(saved, typing, { whole: true }), { title: ' ', closes_at: '12/1', zipcode: '0131' })
  assert.deepEqual(changesIn(saved, { ...saved, closes_at: '12/12/2026' }), { closes_at: '12/12/2026' })
})

test('a row of languages without a language is not sent', () => {
  assert.deepEqual(changesIn(saved, { ...saved, languages: [{ language_id: '', level: 'beginner', required: false }] }), {})
})

test('of two who edit, each keeps the own fields and sees the other’s', () => {
  assert.deepEqual(merged(saved, { ...saved, openings: 9 }, { ...saved, title: 'Trainee', openings: 5 }), { ...saved, title: 'Trainee', openings: 9 })
})

test('what both changed is held, named with what is saved, and goes only with the whole', () => {
  const [mine, theirs] = [{ ...saved, title: 'Meu', openings: 4 }, { ...saved, title: 'Dela', openings: 4, zipcode: '01310-100' }]
  const clashes = clashesIn(saved, mine, theirs)
  assert.deepEqual(clashes, ['title'])
  assert.match(clashWords(clashes, theirs, false), /Ela também mudou: Título \(agora “Dela”\)\..* ou salvar\.$/)
  assert.match(clashWords(clashes, theirs, true), / ou publicar\.$/, 'a draft has no button that saves')
  assert.doesNotMatch(clashWords([], theirs, false), /também mudou/)
  const now = merged(saved, mine, theirs)
  assert.deepEqual(changesIn(theirs, now, { held: new Set(clashes) }), {})
  assert.deepEqual(changesIn(theirs, now, { held: new Set(clashes), whole: true }), { title: 'Meu' })
})

test('what is refused waits with what it is judged with, and is named in the order of the form', () => {
  assert.deepEqual(judgedWith('salary_to'), ['salary_from', 'salary_to'])
  assert.deepEqual(judgedWith('weekly_hours'), ['weekly_hours'])
  assert.equal(keepingWords('partly', ['weekly_hours', 'title']), 'Ainda não salvo: Título, Horas por semana. O resto está salvo.')
  assert.match(keepingWords('failed', ['requirements']), /Corrija: Requisitos\.$/)
  assert.equal(keepingWords('failed', []), 'Não foi possível salvar')
})
