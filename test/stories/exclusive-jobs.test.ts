// One job for the students of one institution, as a guest, a student of it and a student of another meet it, from the board to the answer.
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { horizonte } from '#db/demo/universidade-horizonte.ts'
import { loginByEmail } from '#features/accounts/server/accounts.ts'
import { trustInstitutionalEmail } from '#features/candidates/server/candidates.ts'
import { listCandidatures, showApplying } from '#features/candidatures/wire/applying.ts'
import { makePartner } from '#features/institutions/server/institutions.ts'
import { listJobs, showJob } from '#features/jobs/wire/board.ts'
import { ONLY_EXCLUSIVE } from '#features/jobs/wire/job-words.ts'
import { suggestJobs } from '#features/jobs/wire/saved.ts'
import { openApp } from '#test/support/app.ts'
import { refusal } from '#test/support/candidate.ts'
import { applyTo, readyCandidate } from '#test/support/candidatures.ts'
import { newJob } from '#test/support/jobs.ts'
import { everybody } from '#test/support/people.ts'
import { profiles } from '#test/support/profile.ts'

const app = await openApp({ env: { RATE_LIMITS: 'off', COMPANY_VERIFICATION: 'auto' } })
const serra = { ...horizonte, display_name: 'faculdade-da-serra', name: 'Faculdade da Serra', acronym: 'FDS', email_domains: ['aluno.serra.example'] }

/** Bound to a partner by its e-mail, and interested in administration. */
async function student(university_id: number, domain: string) {
  const { token, email } = await readyCandidate(app, { job_interests: ['administracao'] })
  await profiles(app).save(token, { main_education_type: 'college', not_in_university: null, university_id, course_id: 'bacharelado-design', current_semester: 3, formation_date: '12/2029', institutional_email: `${email.split('@')[0]}@${domain}` })
  await trustInstitutionalEmail(app.ctx(), (await loginByEmail(app.ctx(), 'User', email))!.id)
  return token
}

test('an exclusive job is seen as such by everybody, and taken by the students of its institution only', async () => {
  const { people } = await everybody(app)
  const recruiter = people.find(({ role, place }) => role === 'Recrutador' && place === 'company')!.token!
  const [here, elsewhere] = [await makePartner(app.ctx(), horizonte), await makePartner(app.ctx(), serra)]
  const [ours, theirs] = [await student(here, 'aluno.horizonte.example'), await student(elsewhere, 'aluno.serra.example')]
  const { attributes: { slug } } = await newJob(app, recruiter, { title: 'Estágio em Cartografia', institution_ids: [here] })
  const slugs = async (query: object, token?: string) => (await app.call(listJobs, { q: 'cartografia', ...query }, token)).collection.data.map(({ attributes }) => attributes.slug)
  const suggested = async (token: string) => (await app.call(suggestJobs, {}, token)).data.map(({ job }) => job.attributes.slug)

  for (const token of [undefined, ours, theirs]) {
    assert.deepEqual(await slugs({}, token), [slug])
    const { ies_exclusive } = (await app.call(showJob, { slug }, token)).data.attributes
    assert.deepEqual(ies_exclusive.map(({ name, display_name }) => [name, display_name]), [['Universidade Horizonte', 'universidade-horizonte']])
  }
  assert.deepEqual([await slugs({ institution_id: 'universidade-horizonte' }), await slugs({ institution_id: 'faculdade-da-serra' })], [[slug], []], 'it stands on one board')

  const exclusive = { ies_jobs_only: ONLY_EXCLUSIVE }
  assert.deepEqual([await slugs(exclusive), await slugs(exclusive, ours), await slugs(exclusive, theirs)], [[], [slug], []])
  assert.deepEqual([await suggested(ours), await suggested(theirs)], [[slug], []])

  assert.equal((await refusal(app.call(showApplying, { slug }))).status, 401)
  const { status, message } = await refusal(applyTo(app, slug, theirs))
  assert.deepEqual([status, /só para estudantes de Universidade Horizonte/.test(message)], [403, true])
  assert.equal((await applyTo(app, slug, ours)).attributes.state, 'applied')
  assert.deepEqual([(await app.call(listCandidatures, {}, ours)).total_count, (await app.call(listCandidatures, {}, theirs)).total_count, await suggested(ours)], [1, 0, []])
})
