import assert from 'node:assert/strict'
import { before, test } from 'node:test'
import * as jobs from '#features/jobs/wire/writing.ts'
import { openApp } from '#test/support/app.ts'
import { applyTo, readyCandidate } from '#test/support/candidatures.ts'
import { newJob } from '#test/support/jobs.ts'
import { everybody, type Person } from '#test/support/people.ts'
import { readSheet } from '#server/spreadsheets/sheet.ts'
import { today } from '#server/today.ts'
import * as wire from '../../wire/pipeline.ts'

const app = await openApp({ env: { RATE_LIMITS: 'off', COMPANY_VERIFICATION: 'auto' } })
let people: Person[] = []
before(async () => void ({ people } = await everybody(app)))

const recruiter = () => people.find(({ role, place }) => role === 'Recrutador' && place === 'company')!.token!
const SKILLS = [
  '5s',
  'acessibilidade-digital',
  'copywriting',
  'analise-sensorial',
  'marketing-digital',
  'controle-de-qualidade',
  'gestao-de-redes-sociais',
]

test('the spreadsheet holds what the filter finds, and counts stand in the list of jobs', async () => {
  const {
    id: job,
    attributes: { slug },
  } = await newJob(app, recruiter(), { title: 'Estágio em Litografia' })
  for (const full_name of ['Eva Cinco', 'Fim Seis']) {
    const { token } = await readyCandidate(app, { full_name, skill_ids: SKILLS } as object)
    await applyTo(app, slug, token)
  }
  const file = await app.call(wire.exportCandidatures, { id: job, q: 'eva' }, recruiter())
  const rows = await readSheet(new Uint8Array(await file.arrayBuffer()), 'xlsx', { rows: 10, columns: 20 })
  assert.deepEqual([rows.length, rows[1]!.cells[0], rows[1]!.cells[4]], [2, 'Eva Cinco', 'Inscritos'])
  const [, , , , , applied, due, , , , , skills] = rows[1]!.cells
  assert.deepEqual(
    [applied, due! > applied!, skills!.split(', ').length],
    [today(new Date()), true, SKILLS.length],
    'days to count with, and all that she knows',
  )
  const { collection } = await app.call(jobs.listOwnedJobs, { q: 'litografia' }, recruiter())
  assert.equal(collection.data[0]!.attributes.candidatures, 2)
})
