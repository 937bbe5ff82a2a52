// A job for one institution's students, for a guest, its student and another student, from board to answer.
import assert from 'node:assert/strict'
import { before, test } from 'node:test'
import { horizonte } from '#db/demo/universidade-horizonte.ts'
import { listCandidatures, showApplying } from '#features/candidatures/wire/applying.ts'
import { makePartner } from '#features/institutions/server/institutions.ts'
import { listJobs, showJob } from '#features/jobs/wire/board.ts'
import { ONLY_EXCLUSIVE } from '#features/jobs/wire/job-words.ts'
import { suggestJobs } from '#features/jobs/wire/saved.ts'
import { openApp } from '#test/support/app.ts'
import { refusal } from '#test/support/candidate.ts'
import { applyTo } from '#test/support/candidatures.ts'
import { newJob } from '#test/support/jobs.ts'
import { everybody } from '#test/support/people.ts'
import { serra, studentOf } from '#test/support/enrolments.ts'

const app = await openApp({ env: { RATE_LIMITS: 'off', COMPANY_VERIFICATION: 'auto' } })
const student = (university_id: number, domain: string) => studentOf(app, university_id, domain)
let token = ''
before(async () => {
  const { people } = await everybody(app)
  token = people.find(({ role, place }) => role === 'Recrutador' && place === 'company')!.token!
})

test('an exclusive job is seen as such by everybody, and taken by the students of its institution only', async () => {
  const [here, elsewhere] = [await makePartner(app.ctx(), horizonte), await makePartner(app.ctx(), serra)]
  const [ours, theirs] = [
    await student(here, 'aluno.horizonte.example'),
    await student(elsewhere, 'aluno.serra.example'),
  ]
  const {
    attributes: { slug },
  } = await newJob(app, token, { title: 'Estágio em Cartografia', institution_ids: [here] })
  const slugs = async (query: object, token?: string) =>
    (await app.call(listJobs, { q: 'cartografia', ...query }, token)).collection.data.map(
      ({ attributes }) => attributes.slug,
    )
  const suggested = async (token: string) =>
    (await app.call(suggestJobs, {}, token)).data.map(({ job }) => job.attributes.slug)

  for (const who of [undefined, ours, theirs]) {
    assert.deepEqual(await slugs({}, who), [slug])
    const { ies_exclusive } = (await app.call(showJob, { slug }, who)).data.attributes
    assert.deepEqual(
      ies_exclusive.map(({ name, display_name }) => [name, display_name]),
      [['Universidade Horizonte', 'universidade-horizonte']],
    )
  }
  assert.deepEqual(
    [await slugs({ institution_id: 'universidade-horizonte' }), await slugs({ institution_id: 'faculdade-da-serra' })],
    [[slug], []],
    'it stands on one board',
  )

  const exclusive = { ies_jobs_only: ONLY_EXCLUSIVE }
  assert.deepEqual(
    [await slugs(exclusive), await slugs(exclusive, ours), await slugs(exclusive, theirs)],
    [[], [slug], []],
  )
  assert.deepEqual([await suggested(ours), await suggested(theirs)], [[slug], []])

  assert.equal((await refusal(app.call(showApplying, { slug }))).status, 401)
  const { status, message } = await refusal(applyTo(app, slug, theirs))
  assert.deepEqual([status, /só para estudantes de Universidade Horizonte/.test(message)], [403, true])
  assert.equal((await applyTo(app, slug, ours)).attributes.state, 'applied')
  assert.deepEqual(
    [
      (await app.call(listCandidatures, {}, ours)).total_count,
      (await app.call(listCandidatures, {}, theirs)).total_count,
      await suggested(ours),
    ],
    [1, 0, []],
  )
})
