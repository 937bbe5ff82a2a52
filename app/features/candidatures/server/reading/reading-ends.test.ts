// Until when a company reads its candidatures.
import assert from 'node:assert/strict'
import { before, test } from 'node:test'
import { listProfileViews, showProfile } from '#features/candidates/wire/profile.ts'
import * as jobs from '#features/jobs/wire/writing.ts'
import { readSheet } from '#server/spreadsheets/sheet.ts'
import { openApp } from '#test/support/app.ts'
import { enter, refusal } from '#test/support/candidate.ts'
import { applyTo, readyCandidate } from '#test/support/candidatures.ts'
import { inDays, newJob } from '#test/support/jobs.ts'
import { everybody } from '#test/support/people.ts'
import { profiles } from '#test/support/profile.ts'
import { fileOf, pdf } from '#test/support/files/sample-files.ts'
import { REJECTION } from '#test/support/pipeline.ts'
import * as applying from '../../wire/applying.ts'
import { TOO_LATE_TO_RETURN } from '../../wire/candidature-words.ts'
import * as wire from '../../wire/pipeline.ts'

const app = await openApp({ env: { RATE_LIMITS: 'off', COMPANY_VERIFICATION: 'auto' } })
before(async () => void (await everybody(app)))

const MINUTE = 60_000
const DAY = 1440 * MINUTE
const start = Date.now()
/** Time since the start. Sessions expire within days: a returning person logs in. */
const after = (ms: number) => app.at(new Date(start + ms).toISOString())
const recruiter = async (place = 'company') =>
  (await enter(app, { email: `${place}-2@pessoas.example`, user_type: 'CompanyManager' })).access_token
const again = async ({ email }: { email: string }) => (await enter(app, { email })).access_token
type Profile = Parameters<typeof readyCandidate>[1]

/** A person with a full profile who applied to their own job a minute before the start. */
async function applicant(profile: Profile = {}, title = 'Estágio em Moagem') {
  after(-MINUTE)
  const job = await newJob(app, await recruiter(), { title, closes_at: inDays(60) })
  const person = await readyCandidate(app, {
    full_name: 'Rute Salgado Moreira',
    skill_ids: ['copywriting'],
    visible_sections: ['contact', 'city', 'knowledge', 'education'],
    auto_enroll: true,
    ...profile,
  } as Profile)
  const { id } = await applyTo(app, job.attributes.slug, person.token, { message: 'Ligue para mim.', shares_pcd: true })
  after(0)
  return { ...person, id, job: job.id, slug: job.attributes.slug }
}

const assessed = async (id: string) => (await app.call(wire.showAssessment, { id }, await recruiter())).data.attributes
const move = async (id: string, to: string) => {
  const { lock_version } = await assessed(id)
  return app.call(
    wire.moveCandidature,
    { id, move: { to, lock_version, ...(to === 'rejected' && { feedback: REJECTION }) } },
    await recruiter(),
  )
}
const listed = async (job: string, filters: object = {}) =>
  (await app.call(wire.listReceived, { id: job, ...filters }, await recruiter())).collection.data.map(
    ({ attributes }) => attributes,
  )
const isRead = async (id: string) => {
  const { readable, profile, message, pcd, slug } = await assessed(id)
  const told = [Boolean(profile['email']), Boolean(message), slug !== null]
  assert.deepEqual(told, [readable, readable, readable])
  if (!readable) assert.deepEqual([profile, pcd], [{}, null])
  return readable
}
const withdraw = async (person: { id: string; email: string }) =>
  app.call(applying.withdrawCandidature, { id: person.id }, await again(person))

test('who withdrew is read no more from that moment: no contact, résumé, profile or letter of theirs', async () => {
  const rute = await applicant()
  assert.equal(await isRead(rute.id), true)
  await app.call(wire.addNote, { id: rute.id, note: { text: 'Boa conversa.' } }, await recruiter())
  await app.call(wire.rateCandidature, { id: rute.id, rating: { stars: 4 } }, await recruiter())
  await app.call(wire.tagCandidature, { id: rute.id, tags: ['depois'], lock_version: 0 }, await recruiter())
  await withdraw(rute)
  assert.equal(await isRead(rute.id), false)
  const { status, message } = await refusal(app.call(wire.printCandidateResume, { id: rute.id }, await recruiter()))
  assert.equal(status, 403)
  assert.match(
    message,
    /^Os dados de contato desta pessoa deixaram de ser visíveis em [\d/]+, quando ela desistiu da vaga/,
  )
  const { name, applied_at, tags, rating, notes_written, history } = await assessed(rute.id)
  assert.deepEqual(
    [name, Boolean(applied_at), tags, rating, notes_written.map(({ text }) => text), history.map(({ words }) => words)],
    ['Rute Salgado Moreira', true, ['depois'], 4, ['Boa conversa.'], ['Desistiu', 'Candidatou-se']],
    'what is the company’s own stays',
  )
})

for (const [what, end] of [
  ['refused', async ({ id }: { id: string }) => void (await move(id, 'rejected'))],
  [
    'in the process of a job that was cancelled',
    async ({ job }: { job: string }) => {
      await app.call(jobs.closeJob, { id: job, closure: { reason: 'cancelled' } }, await recruiter())
      await app.settle()
    },
  ],
] as const)
  test(`whoever was ${what} is read for 30 days to the minute, and then no more`, async () => {
    const rute = await applicant()
    await end(rute)
    after(30 * DAY - MINUTE)
    assert.equal(await isRead(rute.id), true)
    await app.call(wire.printCandidateResume, { id: rute.id }, await recruiter())
    after(30 * DAY)
    assert.equal(await isRead(rute.id), false)
    assert.equal((await refusal(app.call(wire.printCandidateResume, { id: rute.id }, await recruiter()))).status, 403)
  })

test('who was hired stays reachable, and who withdrew and applies again is read again', async () => {
  const [hired, back] = [await applicant(), await applicant()]
  await move(hired.id, 'hired')
  await withdraw(back)
  assert.equal(await isRead(back.id), false)
  await applyTo(app, back.slug, back.token)
  const { readable, readable_until, profile } = await assessed(back.id)
  assert.deepEqual([readable, readable_until, profile['email']], [true, null, back.email])
  after(400 * DAY)
  assert.equal(await isRead(hired.id), true)
})

test('after the end, filters and order use the profile as it was, not what changes later', async () => {
  const [rute, ana] = [await applicant(), await readyCandidate(app, { full_name: 'Ana Torres Lima' })]
  await applyTo(app, rute.slug, ana.token)
  await withdraw(rute)
  const at = { state_id: 'AC', city_id: 1200401, street: 'Rua do Porto', number: '7', neighborhood: 'Centro' }
  await profiles(app).save(rute.token, {
    full_name: 'Abigail Zanzibar',
    address_attributes: { ...at, zipcode: '69900-000', country_id: 'BR' },
  })
  const names = async (filters: object) => (await listed(rute.job, filters)).map(({ name }) => name)
  for (const filters of [
    { q: 'abigail' },
    { q: rute.email },
    { q: '98765' },
    { state_id: ['AC'] },
    { city_id: [1200401] },
    { skill_id: ['copywriting'] },
  ])
    assert.deepEqual(await names(filters), [], JSON.stringify(filters))
  assert.deepEqual(await names({ q: 'salgado' }), ['Rute Salgado Moreira'])
  assert.deepEqual(await names({ sort: 'name' }), ['Ana Torres Lima', 'Rute Salgado Moreira'])
  assert.equal((await names({ sort: 'city' })).length, 2)
  const { cities, skills } = (await app.call(wire.showPipelineChoices, { id: rute.job }, await recruiter())).data
  assert.deepEqual([cities, skills], [[], []])
  const row = (await listed(rute.job, { q: 'salgado' }))[0]!
  assert.deepEqual([row.city, row.course, row.skills, row.unmet], [null, null, [], []])
})

test('the spreadsheet leaves out how to reach whoever is read no more, and says why', async () => {
  const rute = await applicant()
  const cells = async () => {
    const file = await app.call(wire.exportCandidatures, { id: rute.job }, await recruiter())
    return (await readSheet(new Uint8Array(await file.arrayBuffer()), 'xlsx', { rows: 10, columns: 30 }))[1]!.cells
  }
  const before = await cells()
  assert.deepEqual([before[1], before[2], before[17]], [rute.email, '(31) 98765-4321', ''])
  await move(rute.id, 'rejected')
  assert.match((await cells())[17]!, /^Visíveis até \d\d\/\d\d\/\d{4}$/)
  after(30 * DAY)
  const [name, email, phone, whatsapp, , applied, ...rest] = await cells()
  assert.deepEqual([name, email, phone, whatsapp], ['Rute Salgado Moreira', '', '', ''])
  assert.ok(applied)
  assert.match(rest.at(-1)!, /deixaram de ser visíveis em [\d/]+, 30 dias depois do fim do processo/)
  assert.equal(JSON.stringify(rest).includes('Copywriting'), false)
})

test('a résumé link signed before the end works for ten minutes, and no new one is signed', async () => {
  const rute = await applicant()
  await profiles(app).save(rute.token, { curriculum_vitae: fileOf(pdf(), 'currículo.pdf') })
  const { url } = (await assessed(rute.id)).profile['curriculum_vitae'] as { url: string }
  const status = async () => (await app.request(new URL(url, 'http://ponte.test').href)).status
  await withdraw(rute)
  assert.equal(await status(), 200)
  after(10 * MINUTE + 1000)
  assert.equal(await status(), 403)
  assert.deepEqual((await assessed(rute.id)).profile, {})
})

test('the profile’s own page opens to whom a candidature of the person is open to, and to nobody else', async () => {
  const rute = await applicant()
  const shown = async (place: string) =>
    app.call(showProfile, { id: (await profiles(app).mine(rute.token)).slug }, await recruiter(place)).then(
      () => 200,
      ({ status }: { status: number }) => status,
    )
  const statuses = async () => [await shown('company'), await shown('branch'), await shown('stranger')]
  assert.deepEqual(await statuses(), [200, 404, 404])
  const other = await newJob(app, await recruiter('branch'), { title: 'Estágio em Peneiras' })
  const { id } = await applyTo(app, other.attributes.slug, rute.token)
  await withdraw(rute)
  assert.deepEqual(await statuses(), [200, 200, 404], 'the branch’s process goes on')
  await withdraw({ ...rute, id })
  assert.deepEqual(await statuses(), [404, 404, 404])
  await applyTo(app, rute.slug, rute.token)
  assert.deepEqual(await statuses(), [200, 404, 404])
})

test('a candidature that is opened after the end is no look at the person', async () => {
  const rute = await applicant()
  await withdraw(rute)
  await assessed(rute.id)
  await refusal(app.call(wire.printCandidateResume, { id: rute.id }, await recruiter()))
  assert.equal((await app.call(listProfileViews, {}, rute.token)).total_count, 0)
})

test('no move reopens an ended process; a late rejection uses the old name and opens nothing', async () => {
  const rute = await applicant()
  await app.call(jobs.closeJob, { id: rute.job, closure: { reason: 'cancelled' } }, await recruiter())
  await app.settle()
  after(30 * DAY)
  await profiles(app).save(await again(rute), { full_name: 'Abigail Zanzibar' })
  for (const to of ['screening', 'hired']) {
    const { status, message } = await refusal(move(rute.id, to))
    assert.deepEqual([status, message], [409, TOO_LATE_TO_RETURN])
  }
  const { lock_version } = await assessed(rute.id)
  const { moved, refused } = await app.call(
    wire.moveCandidatures,
    { id: rute.job, moves: { to: 'screening', candidatures: [{ id: rute.id, lock_version }] } },
    await recruiter(),
  )
  assert.deepEqual([moved, refused], [0, [{ id: rute.id, name: 'Rute Salgado Moreira', message: TOO_LATE_TO_RETURN }]])
  await move(rute.id, 'rejected')
  assert.equal(await isRead(rute.id), false)
  const { name, feedback } = await assessed(rute.id)
  assert.equal(name, 'Rute Salgado Moreira')
  assert.match(feedback!, /^Obrigado pelo interesse, Rute\. /)
})

test('an undone return gives the company no more days, unless the person has heard of it', async () => {
  const rute = await applicant()
  await move(rute.id, 'rejected')
  const { readable_until } = await assessed(rute.id)
  after(DAY)
  await app.settle()
  after(29 * DAY)
  await move(rute.id, 'screening')
  assert.equal((await assessed(rute.id)).readable_until, null)
  after(29 * DAY + MINUTE)
  await move(rute.id, 'rejected')
  assert.equal((await assessed(rute.id)).readable_until, readable_until)
  after(29 * DAY + 10 * MINUTE)
  await move(rute.id, 'screening')
  after(29 * DAY + 15 * MINUTE)
  await app.settle()
  after(29 * DAY + 20 * MINUTE)
  await move(rute.id, 'rejected')
  after(40 * DAY)
  assert.equal(await isRead(rute.id), true)
})

test('a board that stands open hears when somebody is read no more, and nothing of who it is', async () => {
  const [rute, ana] = [await applicant(), await applicant()]
  const heard = async ({ job }: { job: string }) =>
    (await app.call(wire.watchPipeline, { id: job, seconds: 0 }, await recruiter())).text()
  const versionOf = async (person: { job: string }) => (JSON.parse(await heard(person)) as { version: number }).version
  const first = await versionOf(ana)
  await withdraw(ana)
  assert.equal(await heard(ana), `{"version":${first + 1}}\n`)
  await move(rute.id, 'rejected')
  const refused = await versionOf(rute)
  after(30 * DAY - MINUTE)
  await app.run('renew-ended-boards')
  assert.equal(await versionOf(rute), refused)
  after(30 * DAY + MINUTE)
  await app.run('renew-ended-boards')
  assert.equal(await heard(rute), `{"version":${refused + 1}}\n`)
})

test('what the previous release ended during an upgrade, without a date, is read by nobody', async () => {
  const rute = await applicant()
  await move(rute.id, 'rejected')
  await app.ctx().db.updateTable('candidatures').set({ readable_until: null }).where('id', '=', rute.id).execute()
  assert.equal(await isRead(rute.id), false)
})
