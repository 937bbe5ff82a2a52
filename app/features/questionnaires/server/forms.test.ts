// On PostgreSQL too: locks.
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { closeJob, copyJob, pauseJob, publishJob } from '#features/jobs/wire/writing.ts'
import { openApp } from '#test/support/app.ts'
import { refusal } from '#test/support/candidate.ts'
import { castOf } from '#test/support/people/cast.ts'
import { asked, choice, must, option, questionnaires, SECTIONS, when } from '#test/support/selection/questionnaires.ts'
import * as wire from '../wire/forms.ts'
import { MOST_QUESTIONS } from '#wire/questions/question-words.ts'

const app = await openApp({ env: { RATE_LIMITS: 'off', COMPANY_VERIFICATION: 'auto' } })
const { companies, of, recruiter } = await castOf(app)
const { write, show, change, jobAsking } = questionnaires(app, recruiter)
type Fresh = { data: { attributes: { title: string; lock_version: number } } }
const errorsOf = async (what: Promise<unknown>) => {
  const { status, body } = await refusal(what)
  return [status, body.errors]
}

test('what a questionnaire may not be is refused at its place', async () => {
  const scale = (changes: object) => asked('a', { type: 'scale', min: 1, max: 5, ...changes })
  const rows: [string, object[], object?][] = [
    ['questions[0].label', [asked('a', { label: ' ' })]],
    ['questions[0].options[1].label', [choice('a', { options: [option('x'), { ...option('y'), label: 'OPÇAO x' }] })]],
    ['questions[0].options', [choice('a', { options: [option('x')] })]],
    ['questions[0].max', [asked('a', { type: 'number', min: 3, max: 2 })]],
    ['questions[0].max', [scale({ max: 11 })]],
    ['questions[0].min', [scale({ min: 1.5 })]],
    ['questions[0].max', [scale({ min: 5 })]],
    ['questions[0].type', [{ ...asked('a'), type: 'slider' }]],
    ['questions', Array.from({ length: MOST_QUESTIONS + 1 }, (_, i) => asked(`q${i}`))],
    ['questions[1].id', [asked('a'), asked('a')]],
    ['questions[0].section_id', [asked('a', { section_id: 'two' })]],
    // A condition on a later, the own, a missing question, or one whose answers say nothing certain.
    ['questions[0].show_if', [asked('a', { show_if: when('b', { options: ['yes'] }) }), choice('b')]],
    ['questions[0].show_if', [choice('a', { show_if: when('a', { options: ['yes'] }) })]],
    ['questions[0].show_if', [asked('a', { show_if: when('z', { options: ['yes'] }) })]],
    ['questions[1].show_if', [asked('a'), asked('b', { show_if: when('a', { options: ['yes'] }) })]],
    ['questions[1].show_if', [choice('a'), asked('b', { show_if: when('a', { options: ['maybe'] }) })]],
    ['questions[1].show_if', [scale({}), asked('b', { show_if: when('a') })]],
    ['questions[1].show_if', [scale({}), asked('b', { show_if: when('a', { least: 6 }) })]],
    // Nobody is filtered by what a person has to read.
    ...(['short', 'long', 'file', 'video', 'date'] as const).map((type): [string, object[]] => [
      'questions[0].knockout',
      [asked('a', { type, knockout: must({ options: ['yes'] }) })],
    ]),
    ['questions[0].knockout', [choice('a', { knockout: must({}) })]],
    ['questions[0].knockout', [scale({ knockout: must({ least: 4, most: 3 }) })]],
    // The law of adverts, and what no selection may ask.
    ['questions[0].label', [asked('a', { label: 'Você está grávida?' })]],
    ['questions[0].label', [asked('a', { label: 'Qual a sua religião?' })]],
    ['questions[0].label', [asked('a', { label: 'Quantos anos você tem?' })]],
    ['questions[0].hint', [asked('a', { hint: 'A vaga é apenas para homens.' })]],
    ['title', [asked('a')], { title: 'Exigimos 2 anos de experiência na função' }],
    [
      'questions[0].options[0].label',
      [choice('a', { options: [{ ...option('x'), label: 'Estado civil' }, option('y')] })],
    ],
  ]
  for (const [at, questions, more] of rows) {
    const [status, errors] = await errorsOf(write(questions as never, more))
    assert.equal(status, 422, at)
    assert.deepEqual(Object.keys(errors as object), [at], JSON.stringify(questions).slice(0, 300))
  }
})

test('deleting a question that a condition reads names both', async () => {
  const { id } = await write([
    choice('a', { label: 'Dirige?' }),
    asked('b', { label: 'Qual carro?', show_if: when('a', { options: ['yes'] }) }),
  ])
  const [, errors] = await errorsOf(
    change(id, { questions: [asked('b', { label: 'Qual carro?', show_if: when('a', { options: ['yes'] }) })] }),
  )
  const [words] = (errors as Record<string, string[]>)['questions[0].show_if']!
  assert.match(words!, /“Dirige\?”.*“Qual carro\?”/)
})

test('over another version it is 409 with the questionnaire as it is', async () => {
  const { id } = await write([asked('a')])
  await change(id, { title: 'Outro título' })
  const { status, body } = await refusal(
    app.call(wire.updateForm, { id, form: { title: 'Velho', lock_version: 0 } }, recruiter()),
  )
  const fresh = (body as Fresh).data.attributes
  assert.deepEqual([status, fresh.title, fresh.lock_version], [409, 'Outro título', 1])
})

test('publication freezes a version: the change is the next one, and the job stays with its own', async () => {
  const { id, form_id } = await jobAsking([asked('a')])
  assert.deepEqual([(await show(form_id)).frozen, (await show(form_id)).number], [true, 1])
  const next = await change(form_id, { questions: [asked('a'), asked('b')] })
  assert.deepEqual([next.number, next.frozen, next.questions.length], [2, false, 2])
  const again = await change(form_id, { title: 'Perguntas novas' })
  assert.equal(again.number, 2, 'a draft of a version is changed as it is')
  const versions = async () => (await app.call(wire.showForm, { id: form_id }, recruiter())).data.attributes.versions
  assert.deepEqual(
    (await versions()).map(({ number, frozen, jobs }) => [number, frozen, jobs.length]),
    [
      [2, false, 0],
      [1, true, 1],
    ],
  )
  await app.call(pauseJob, { id }, recruiter())
  await app.call(publishJob, { id }, recruiter())
  assert.deepEqual(
    (await versions()).map(({ number, frozen, jobs }) => [number, frozen, jobs.length]),
    [
      [2, true, 1],
      [1, true, 0],
    ],
  )
})

test('a frozen version stays, whoever writes to the table', async () => {
  const { form_id } = await jobAsking([asked('a')])
  const update = app.ctx().db.updateTable('form_versions').set({ content: '{}' }).where('form_id', '=', form_id)
  await assert.rejects(update.execute(), /is in use and stays as it is/)
})

test('one that jobs use is not deleted, and says of how many', async () => {
  const { form_id } = await jobAsking([asked('a')])
  const { status, body } = await refusal(app.call(wire.deleteForm, { id: form_id }, recruiter()))
  assert.equal(status, 409)
  assert.match(body.messages![0]!, /em uso em 1 vaga\b/)
  const free = await write([asked('a')])
  await app.call(wire.deleteForm, { id: free.id }, recruiter())
  assert.equal((await refusal(show(free.id))).status, 404)
})

test('a deleted questionnaire does not come back: not in a copy, not with a job that is reopened', async () => {
  const { id, form_id } = await jobAsking([asked('a')])
  await app.call(closeJob, { id, closure: { reason: 'filled' } }, recruiter())
  await app.call(wire.deleteForm, { id: form_id }, recruiter())
  const { data: copy } = await app.call(copyJob, { id }, recruiter())
  assert.equal(copy.attributes.form_id, null)
  const [status, errors] = await errorsOf(app.call(publishJob, { id }, recruiter()))
  assert.deepEqual([status, Object.keys(errors ?? {})], [422, ['form_id']])
})

test('a job asks only a questionnaire of its own company, with at least one question', async () => {
  const branch = await write([asked('a')], { company_id: companies.branch })
  const { status, body } = await refusal(jobAsking([asked('a')], { form_id: branch.id }))
  assert.deepEqual([status, Object.keys(body.errors ?? {})], [422, ['form_id']])
  assert.deepEqual(Object.keys((await refusal(jobAsking([]))).body.errors ?? {}), ['form_id'])
})

test('copied twice with one key it is one copy; to a company outside the tree, 404; by other roles, 403', async () => {
  const { id } = await write([choice('a')])
  const copy = async (to: object, token = recruiter(), key?: string) =>
    (await app.call(wire.copyForm, { id, ...to }, token, key)).data
  const [one, other] = await Promise.all([copy({}, recruiter(), 'to copy'), copy({}, recruiter(), 'to copy')])
  assert.equal(one.id, other.id)
  assert.deepEqual([one.attributes.title, one.attributes.questions.length], ['Perguntas de sempre (cópia)', 1])
  const below = await copy({ company_id: companies.branch })
  assert.equal(below.attributes.company_name, 'Filial')
  assert.equal((await refusal(copy({ company_id: companies.stranger }))).status, 404)
  assert.equal((await refusal(copy({}, of('Recrutador', 'stranger')))).status, 404)
  for (const role of ['Financeiro', 'Departamento Pessoal', 'HR Business Partner'] as const)
    assert.equal((await refusal(copy({}, of(role)))).status, 403, role)
})

test('the list is the company’s and its branches’; another type leaves nothing behind', async () => {
  const { id } = await write([choice('a')], { title: 'Ourivesaria avançada' })
  const list = async (query: object, token = recruiter()) =>
    (await app.call(wire.listForms, query, token)).collection.data.map((one) => one.id)
  assert.deepEqual(await list({ q: 'ourivesaria avancada' }), [id])
  assert.deepEqual(await list({ q: 'ourivesaria' }, of('Recrutador', 'stranger')), [])
  const changed = await change(id, {
    sections: [{ ...SECTIONS[0]!, title: 'Outra' }],
    questions: [choice('a', { type: 'short' })],
  })
  assert.deepEqual([changed.sections[0]!.title, changed.questions[0]!.options], ['Outra', []])
})
