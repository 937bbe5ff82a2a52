import assert from 'node:assert/strict'
import { test } from 'node:test'
import { clashWords } from './clash-words.ts'
import { changesIn, clashesIn, isOwn, type JobDraft, judgedWith, merged, withUnanswered } from './job-draft.ts'
import { keepingWords } from './keeping-words.ts'

const saved = {
  title: 'Estágio',
  closes_at: '',
  zipcode: '',
  openings: 2,
  course_ids: ['a'],
  languages: [],
} as unknown as JobDraft

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
  assert.deepEqual(
    changesIn(saved, { ...saved, languages: [{ language_id: '', level: 'beginner', required: false }] }),
    {},
  )
})

test('languages are the same whatever order their names come back in, and clash with nobody’s', () => {
  const [sent, back] = [
    [{ language_id: 'en', level: 'intermediate', required: false }],
    [{ level: 'intermediate', required: false, language_id: 'en' }],
  ] as JobDraft['languages'][]
  const [mine, theirs] = [
    { ...saved, languages: sent! },
    { ...saved, title: 'Trainee', languages: back! },
  ]
  assert.deepEqual(changesIn(mine, theirs), { title: 'Trainee' })
  assert.deepEqual(clashesIn(mine, { ...mine, languages: [{ ...sent![0]!, level: 'advanced' }] }, theirs), [])
})

test('a row of languages without a language clashes with nobody’s, and stays below them', () => {
  const [blank, theirs] = [
    { language_id: '', level: 'intermediate', required: false },
    { language_id: 'en', level: 'advanced', required: true },
  ] as const
  const [now, fresh] = [
    { ...saved, languages: [blank] },
    { ...saved, languages: [theirs] },
  ] as [JobDraft, JobDraft]
  assert.deepEqual(clashesIn(saved, now, fresh), [])
  assert.deepEqual(merged(saved, now, fresh).languages, [theirs, blank])
  assert.deepEqual(changesIn(fresh, merged(saved, now, fresh)), {})
})

test('what came back other than it was sent is nobody else’s change', () => {
  const [sent, stored] = [
    { ...saved, title: 'Estágio de ' },
    { ...saved, title: 'Estágio de' },
  ]
  assert.deepEqual(clashesIn(sent, { ...sent, title: 'Estágio de verão' }, { ...stored, openings: 5 }, stored), [])
})

test('what arrived without an answer is nobody else’s change', () => {
  const sent = [{ title: 'Estágio de ' }, { title: 'Estágio de verão', openings: 3 }]
  const first = { ...saved, title: 'Estágio de' }
  assert.equal(isOwn(saved, sent, first), true)
  assert.equal(isOwn(saved, sent, { ...first, openings: 3 }), false, 'only one of them can have arrived')
  assert.equal(isOwn(saved, sent, { ...first, zipcode: '01310-100' }), false, 'somebody else saved too')
  assert.equal(isOwn(saved, sent, saved), false, 'somebody published it')
  assert.deepEqual(
    clashesIn(
      saved,
      { ...saved, title: 'Meu', openings: 4 },
      { ...first, openings: 9 },
      withUnanswered(saved, sent, { ...first, openings: 9 }),
    ),
    ['openings'],
  )
})

test('what may have arrived without an answer, and was taken back by somebody else, is not written over', () => {
  const [sent, now] = [[{ schedule: 'De manhã' }], { ...saved, schedule: 'De manhã' }]
  const resent = { ...saved, schedule: undefined } as unknown as JobDraft
  const clashes = (several: boolean) => clashesIn(resent, now, saved, withUnanswered(saved, sent, saved, several))
  assert.deepEqual(
    [clashes(true), clashes(false)],
    [['schedule'], []],
    'one save since then is theirs, and ours never arrived',
  )
})

test('rich text that reads as it was sent is its own, however it was cleaned', () => {
  const sent = { description: '<p>Um&nbsp; ateliê &amp; mais <b>"pequeno"</b>. </p>' }
  const cleaned = { ...saved, description: '<p>Um \u00a0ateliê &amp; mais <strong>&quot;pequeno&quot;</strong>. </p>' }
  assert.equal(isOwn(saved, [sent], cleaned), true)
  assert.equal(isOwn(saved, [sent], { ...cleaned, description: '<p>Outro ateliê.</p>' }), false)
})

test('of two who edit, each keeps the own fields and sees the other’s', () => {
  assert.deepEqual(merged(saved, { ...saved, openings: 9 }, { ...saved, title: 'Trainee', openings: 5 }), {
    ...saved,
    title: 'Trainee',
    openings: 9,
  })
})

test('what both changed is held, named with what is saved, and goes only with the whole', () => {
  const [mine, theirs] = [
    { ...saved, title: 'Meu', openings: 4 },
    { ...saved, title: 'Dela', openings: 4, zipcode: '01310-100' },
  ]
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
  assert.equal(
    keepingWords('partly', ['weekly_hours', 'title']),
    'Ainda não salvo: Título, Horas por semana. O resto está salvo.',
  )
  assert.match(keepingWords('failed', ['requirements']), /Corrija: Requisitos\.$/)
  assert.equal(keepingWords('failed', []), 'Não foi possível salvar')
})
