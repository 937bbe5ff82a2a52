import assert from 'node:assert/strict'
import { test } from 'node:test'
import * as tests from '#features/skill-tests/wire/tests.ts'
import { today } from '#server/today.ts'
import { openApp } from '#test/support/app.ts'
import { castOf } from '#test/support/people/cast.ts'
import { refusal } from '#test/support/candidate.ts'
import { applyTo, readyCandidate } from '#test/support/candidatures.ts'
import { profiles, wholeProfile } from '#test/support/profile.ts'
import { pipelines } from '#test/support/pipeline.ts'
import * as applying from '../../wire/applying.ts'
import * as wire from '../../wire/pipeline.ts'

const app = await openApp({ env: { RATE_LIMITS: 'off', COMPANY_VERIFICATION: 'auto' } })
const { of, recruiter } = await castOf(app)
const { publish, list } = pipelines(app, recruiter)
const SEAT = '00000000-0000-7000-8000-000000000001'

test('what the person keeps from companies is neither shown nor finds them; the vault never leaves', async () => {
  const {
    id: job,
    attributes: { slug },
  } = await publish()
  const [open, closed] = [await readyCandidate(app), await readyCandidate(app)]
  await profiles(app).save(open.token, wholeProfile())
  await profiles(app).save(
    closed.token,
    wholeProfile({ full_name: 'Rui Fechado', social_name: '', visible_sections: [] }),
  )
  const [one, two] = [
    await applyTo(app, slug, open.token, { shares_pcd: true }),
    await applyTo(app, slug, closed.token),
  ]
  const names = async (query: object) => (await list(job, query)).map(({ attributes }) => attributes.name)
  assert.deepEqual((await names({})).sort(), ['Lia Nogueira', 'Rui Fechado'])
  for (const query of [
    { city_id: [3106200] },
    { state_id: ['MG'] },
    { skill_id: ['5s'] },
    { language_id: ['en'] },
    { q: 'nogueira' },
    { candidature_id: [one.id.toUpperCase()], open: true },
  ])
    assert.deepEqual(await names(query), ['Lia Nogueira'], JSON.stringify(query))
  for (const q of ['-', '%', '_', '.']) assert.deepEqual(await names({ q }), [], `${q} names nobody`)
  const found = (await app.call(wire.showPipeline, { id: job, q: 'nogueira' }, recruiter())).data.attributes
  assert.deepEqual([found.total, found.all], [1, 2])
  const { cities, skills, languages } = (await app.call(wire.showPipelineChoices, { id: job }, recruiter())).data
  assert.deepEqual(
    [cities, languages.map(({ value }) => value).includes('en'), skills.some(({ value }) => value === '5s')],
    [[{ value: 3106200, label: 'Belo Horizonte, MG' }], true, true],
  )
  await profiles(app).save(open.token, { visible_sections: [] })
  assert.deepEqual(
    (await app.call(wire.showPipelineChoices, { id: job }, recruiter())).data,
    { questions: [], courses: [], universities: [], cities: [], languages: [], skills: [] },
    'what nobody shows is not offered',
  )
  await profiles(app).save(open.token, { visible_sections: wholeProfile().visible_sections })
  const seen = (await app.call(wire.showAssessment, { id: one.id }, recruiter())).data.attributes
  const unseen = (await app.call(wire.showAssessment, { id: two.id }, recruiter())).data.attributes
  assert.deepEqual([seen.pcd, unseen.pcd, unseen.city, unseen.skills], [true, null, null, []])
  assert.deepEqual(
    [unseen.profile['email'], unseen.profile['summary']],
    [closed.email, null],
    'who applies can be reached',
  )
  const own = await profiles(app).mine(open.token)
  const everything = JSON.stringify([seen, unseen, await list(job)])
  for (const secret of [
    own.cpf,
    own.rg,
    own.mother_name,
    own.date_of_birth,
    'cis_woman',
    'pansexual',
    'Uso aparelho no ouvido',
    'brown',
  ])
    assert.ok(!everything.includes(secret!), secret!)
  const pdf = await app.request(`/v1/ats/candidatures/${one.id}/resume`, {
    headers: { authorization: `Bearer ${recruiter()}` },
  })
  assert.deepEqual([pdf.status, pdf.headers.get('content-type')], [200, 'application/pdf'])
})

test('notes are one’s own, ratings one each, tags shared; the person reads none of it', async () => {
  const {
    id: job,
    attributes: { slug },
  } = await publish()
  const { token } = await readyCandidate(app)
  const { id } = await applyTo(app, slug, token)
  const [first, second] = [recruiter(), of('Administrador')]
  await app.call(wire.addNote, { id, note: { text: 'Escreve bem.' } }, first)
  await app.call(wire.rateCandidature, { id, rating: { stars: 5 } }, first)
  await app.call(wire.rateCandidature, { id, rating: { stars: 2 } }, second)
  const { data } = await app.call(wire.rateCandidature, { id, rating: { stars: 4 } }, second)
  assert.deepEqual([data.attributes.rating, data.attributes.notes], [4.5, 1])
  const seen = data.attributes.lock_version
  await app.call(
    wire.tagCandidature,
    { id, tags: ['Inglês', 'inglês', 'indicação', 'ótima   pessoa', 'ótima pessoa'], lock_version: seen },
    second,
  )
  const stale = await refusal(app.call(wire.tagCandidature, { id, tags: ['outra'], lock_version: seen }, first))
  assert.deepEqual(
    [stale.status, (stale.body as { data?: wire.ReceivedCandidature }).data?.attributes.tags],
    [409, ['indicação', 'inglês', 'ótima pessoa']],
  )
  assert.deepEqual(
    (await list(job, { tag: ['inglês'], least_rating: 4 })).map(({ attributes }) => attributes.tags),
    [['indicação', 'inglês', 'ótima pessoa']],
  )
  assert.deepEqual(await list(job, { least_rating: 5 }), [])
  const { notes_written, ratings } = (await app.call(wire.showAssessment, { id }, second)).data.attributes
  assert.deepEqual(
    [notes_written[0]!.own, ratings.map(({ stars, own }) => [stars, own])],
    [
      false,
      [
        [4, true],
        [5, false],
      ],
    ],
  )
  assert.equal((await refusal(app.call(wire.removeNote, { id, note_id: notes_written[0]!.id }, second))).status, 404)
  await app.call(wire.removeNote, { id, note_id: notes_written[0]!.id }, first)
  assert.doesNotMatch(
    JSON.stringify((await app.call(applying.showCandidature, { id }, token)).data),
    /Escreve bem|inglês|stars/,
  )
})

test('a note that is sent again with its key is one note', async () => {
  const {
    attributes: { slug },
  } = await publish()
  const { id } = await applyTo(app, slug, (await readyCandidate(app)).token)
  const note = (key: string) => app.call(wire.addNote, { id, note: { text: 'Ligar na segunda.' } }, recruiter(), key)
  await Promise.all([note('one'), note('one')])
  assert.equal((await note('one')).data.attributes.notes, 1)
  assert.equal((await note('another')).data.attributes.notes, 2)
})

test('a skill test is read as band and day, as long as the person wants it', async () => {
  const { slug } = (await publish()).attributes
  const { token } = await readyCandidate(app)
  const { id } = await applyTo(app, slug, token)
  const attempt = (await app.call(tests.beginAttempt, { id: 'informatica' }, token)).data.id
  await app.call(tests.startAttempt, { id: attempt, factor: 2, seat: SEAT }, token)
  const { result } = (await app.call(tests.finishAttempt, { id: attempt, seat: SEAT }, token)).data.attributes
  const read = async () => (await app.call(wire.showAssessment, { id }, recruiter())).data.attributes.tests
  const share = (shared: boolean) => app.call(tests.shareResult, { id: 'informatica', shared }, token)
  assert.deepEqual(await read(), [])
  await share(true)
  assert.deepEqual(await read(), [
    { title: 'Informática', band: 'starting', finished_on: today(new Date(result!.finished_at)) },
  ])
  await share(false)
  assert.deepEqual(await read(), [], 'gone from the next call')
})
