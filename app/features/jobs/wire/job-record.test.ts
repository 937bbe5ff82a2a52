import assert from 'node:assert/strict'
import { test } from 'node:test'
import { changedIn, errorsIn, sentIn } from '#web/record/draft.ts'
import { typedOf } from '#wire/record.ts'
import { rebase } from '#web/record/rebase.ts'
import { wordsOf } from '#web/record/words-of.ts'
import { jobRecord } from './job-record.ts'

const english = { language_id: 'en', level: 'intermediate', required: false } as const
const blank = { language_id: '', level: 'beginner', required: false } as const
const job = typedOf(jobRecord, { title: 'Estágio', job_type: null, languages: [english], answer_within_days: 15 })

test('what a company leaves blank is blank in the form, and wrong nowhere', () => {
  assert.deepEqual([job.job_type, job.salary_from, job.openings, job.course_ids], ['', '', null, []])
  assert.deepEqual(errorsIn(jobRecord, job), {})
})

test('a salary is an amount that somebody may earn', () => {
  const said = (salary_from: string) => errorsIn(jobRecord, { ...job, salary_from })['salary_from']
  assert.deepEqual([said(''), said('1200.00')], [undefined, undefined])
  assert.match(said('0.00')!, /Informe um valor em reais/)
  assert.match(said('2000000.00')!, /até R\$ 1\.000\.000,00/)
})

test('a row of languages without a language is no change, and is not sent', () => {
  assert.deepEqual(changedIn(jobRecord, job, { ...job, languages: [english, blank] }), [])
  assert.deepEqual(sentIn(jobRecord, { ...job, languages: [blank] }, job, ['languages']), { languages: [] })
})

test('languages are the same whatever order their names come in, and a change of theirs is told in words', () => {
  const [again, advanced] = [
    { required: false, level: 'intermediate', language_id: 'en' },
    { ...english, level: 'advanced', required: true },
  ]
  assert.deepEqual(
    rebase(jobRecord, job, { ...job, languages: [advanced] }, { ...job, languages: [again] }).clashes,
    [],
  )
  assert.equal(
    wordsOf(
      jobRecord.languages as never,
      'languages',
      [advanced, blank],
      [{ language_id: [{ value: 'en', label: 'Inglês' }] }],
    ),
    'Inglês, Avançado, exigido',
  )
})
