// On PostgreSQL too: types.
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { openApp } from '#test/support/app.ts'
import { refusal } from '#test/support/candidate.ts'
import { applyTo, readyCandidate } from '#test/support/candidatures.ts'
import { castOf } from '#test/support/people/cast.ts'
import { judge } from '#test/support/companies.ts'
import { pipelines } from '#test/support/pipeline.ts'
import { asked, choice, option, questionnaires } from '#test/support/selection/questionnaires.ts'
import { readSheet } from '#server/spreadsheets/sheet.ts'
import { withdrawCandidature } from '../../wire/applying.ts'
import { exportCandidatures, showAssessment, showPipelineChoices } from '../../wire/pipeline.ts'
import { showAnswers } from '../../wire/questionnaire.ts'

const app = await openApp({ env: { RATE_LIMITS: 'off', COMPANY_VERIFICATION: 'auto' } })
const { companies, recruiter } = await castOf(app)
const { list } = pipelines(app, recruiter)
const { jobAsking } = questionnaires(app, recruiter)

const QUESTIONS = [
  choice('drives', { label: 'Dirige?' }),
  choice('knows', { type: 'multiple', label: 'Conhece?', options: [option('sql', 5), option('js', 5)] }),
  asked('why', { label: 'Por quê?' }),
]
const names = (rows: { attributes: { name: string } }[]) => rows.map(({ attributes }) => attributes.name)

const { id: job, slug } = await jobAsking(QUESTIONS)
const send = async (name: string, answers: object) => {
  const { token } = await readyCandidate(app, {}, { name })
  return { token, ...(await applyTo(app, slug, token, { answers: { ...answers } })) }
}
await send('Ana Prado', { drives: 'yes', knows: ['sql', 'js'], why: 'Porque sim.' })
const bia = await send('Bia Lemos', { drives: 'no', knows: ['js'] })
await send('Caio Reis', { drives: 'yes' })

test('answers and points filter, order and describe the candidatures', async () => {
  const rows: [object, string[]][] = [
    [{ answer: ['drives:yes'], sort: 'name' }, ['Ana Prado', 'Caio Reis']],
    [{ answer: ['knows:js'], sort: 'name' }, ['Ana Prado', 'Bia Lemos']],
    [{ answer: ['drives:yes', 'drives:no'], sort: 'name' }, ['Ana Prado', 'Bia Lemos', 'Caio Reis']],
    [{ answer: ['drives:yes', 'knows:js'] }, ['Ana Prado']],
    [{ answer: ['drives:maybe'] }, []],
    [{ least_score: 50, sort: 'name' }, ['Ana Prado', 'Caio Reis']],
    [{ least_score: 100 }, ['Ana Prado']],
    [{ sort: '-score' }, ['Ana Prado', 'Caio Reis', 'Bia Lemos']],
  ]
  for (const [query, found] of rows) assert.deepEqual(names(await list(job, query)), found, JSON.stringify(query))
  const [best] = await list(job, { sort: '-score' })
  assert.deepEqual([best!.attributes.score, best!.attributes.most_score], [20, 20])
  const { questions } = (await app.call(showPipelineChoices, { id: job }, recruiter())).data
  assert.deepEqual(
    questions.map(({ label, options }) => [label, options.map(({ value }) => value)]),
    [
      ['Dirige?', ['drives:yes', 'drives:no']],
      ['Conhece?', ['knows:sql', 'knows:js']],
    ],
  )
})

test('the spreadsheet has a column for each question', async () => {
  const file = await app.call(exportCandidatures, { id: job }, recruiter())
  const [header, ...rows] = (
    await readSheet(new Uint8Array(await file.arrayBuffer()), 'xlsx', { rows: 10, columns: 30 })
  ).map(({ cells }) => cells)
  const at = (name: string) => header!.indexOf(name)
  const ana = rows.find((row) => row[0] === 'Ana Prado')!
  assert.deepEqual(
    ['Pontos', 'Dirige?', 'Conhece?', 'Por quê?'].map((name) => String(ana[at(name)])),
    ['20', 'Opção yes', 'Opção sql e Opção js', 'Porque sim.'],
  )
})

test('while the company is suspended it reads no answer: any may tell how to reach somebody', async () => {
  const shown = async () => (await app.call(showAssessment, { id: bia.id }, recruiter())).data.attributes.answers
  assert.equal((await shown())?.lines.length, 3)
  await judge(app, companies.company, 'suspensa')
  assert.equal(await shown(), null)
  await judge(app, companies.company, 'verificada')
  assert.equal((await shown())?.lines.length, 3)
})

test('who withdraws takes the answers along: none is shown, found or counted', async () => {
  const shown = async () => (await app.call(showAssessment, { id: bia.id }, recruiter())).data.attributes
  const { set_id } = (await shown()).answers!
  await app.call(withdrawCandidature, { id: bia.id }, bia.token)
  assert.equal((await shown()).answers, null)
  assert.equal((await refusal(app.call(showAnswers, { id: set_id }, recruiter()))).status, 404)
  assert.deepEqual(names(await list(job, { answer: ['drives:no'] })), [])
  const row = (await list(job)).find(({ id }) => id === bia.id)
  assert.equal(row!.attributes.score, null)
})
