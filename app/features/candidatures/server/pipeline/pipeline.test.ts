// On PostgreSQL too: locks.
import assert from 'node:assert/strict'
import { before, test } from 'node:test'
import { deactivateCollaborator } from '#features/collaborators/wire.ts'
import { STALE } from '#server/refusal.ts'
import { openApp } from '#test/support/app.ts'
import { refusal } from '#test/support/candidate.ts'
import { applyTo, readyCandidate } from '#test/support/candidatures.ts'
import { inDays, newJob } from '#test/support/jobs.ts'
import { lettersTo } from '#test/support/outside/letters.ts'
import { everybody, type Person, type Place } from '#test/support/people.ts'
import { profiles, wholeProfile } from '#test/support/profile.ts'
import * as applying from '../../wire/applying.ts'
import * as wire from '../../wire/pipeline.ts'

const app = await openApp({ env: { RATE_LIMITS: 'off', COMPANY_VERIFICATION: 'auto' } })
let people: Person[] = []
before(async () => void ({ people } = await everybody(app)))

const of = (role: string, place: Place = 'company') =>
  people.find((one) => one.role === role && one.place === place)!.token!
const recruiter = () => of('Recrutador')
const publish = (changes: Parameters<typeof newJob>[2] = {}) => newJob(app, recruiter(), changes)
const list = async (id: string, query: object = {}) =>
  (await app.call(wire.listReceived, { id, per_page: 100, ...query }, recruiter())).collection.data
const counts = async (id: string, query: object = {}) =>
  Object.fromEntries(
    (await app.call(wire.showPipeline, { id, ...query }, recruiter())).data.attributes.stages.map(({ key, count }) => [
      key,
      count,
    ]),
  )
type Move = { to: string; feedback?: string; answer_by?: string }
const move = async (id: string, changes: Move & { lock_version?: number }, token = recruiter()) => {
  const lock_version =
    changes.lock_version ?? (await app.call(wire.showAssessment, { id }, token)).data.attributes.lock_version
  return (await app.call(wire.moveCandidature, { id, move: { ...changes, lock_version } }, token)).data.attributes
}
const NO = 'Obrigado pelo interesse, {nome}. Na vaga {vaga} seguimos com outra pessoa.'
/** Two minutes later, when a move has been thought over. */
const later = async () => {
  app.at(new Date(Date.now() + 3 * 60_000).toISOString())
  await app.settle()
  app.at(undefined)
}
const subjects = async (email: string, about: string) =>
  (await lettersTo(app, email)).map(({ subject }) => subject).filter((subject) => subject.includes(about))

const inMinutes = (minutes: number) => app.at(new Date(Date.now() + minutes * 60_000).toISOString())
const historyOf = async (id: string, token: string) =>
  (await app.call(applying.showCandidature, { id }, token)).data.attributes.history.map(({ words }) => words)

test('through the columns to an offer: the person hears of each, and the company’s names for them stay its own', async () => {
  const title = 'Estágio em Vitrais'
  const {
    id: job,
    attributes: { slug },
  } = await publish({ title, closes_at: inDays(10), answer_within_days: 5 })
  const { token, email } = await readyCandidate(app)
  const { id } = await applyTo(app, slug, token)
  assert.deepEqual(await counts(job), { applied: 1, screening: 0, interview: 0, offer: 0, hired: 0, rejected: 0 })
  for (const [n, [to, subject]] of (
    [
      ['screening', `Sua candidatura está em triagem: ${title}`],
      ['interview', `Você passou para a entrevista: ${title}`],
      ['hired', `Você foi escolhido ou escolhida: ${title}`],
    ] as const
  ).entries()) {
    inMinutes(n * 5)
    await move(id, { to })
    inMinutes(n * 5 + 3)
    await app.settle()
    assert.equal((await subjects(email, title))[0], subject)
  }
  app.at(undefined)
  const { data } = await app.call(applying.showCandidature, { id }, token)
  assert.deepEqual(
    [data.attributes.state, data.attributes.next_date, data.attributes.history.length],
    ['hired', null, 4],
  )
  assert.doesNotMatch(JSON.stringify(data), /Recrutador de company/, 'nobody of the company is named')
  const { history } = (await app.call(wire.showAssessment, { id }, recruiter())).data.attributes
  assert.deepEqual(
    history.map(({ words, by }) => [words, by]),
    [
      ['Foi para Contratado', 'Recrutador de company'],
      ['Foi para Entrevista', 'Recrutador de company'],
      ['Foi para Triagem', 'Recrutador de company'],
      ['Candidatou-se', null],
    ],
  )
})

test('a card moved by mistake and back at once tells nobody', async () => {
  const title = 'Estágio em Cerâmica'
  const {
    attributes: { slug },
  } = await publish({ title })
  const { token, email } = await readyCandidate(app)
  const { id } = await applyTo(app, slug, token)
  await move(id, { to: 'rejected', feedback: NO })
  await move(id, { to: 'applied' })
  await later()
  assert.deepEqual(await subjects(email, title), [`Sua candidatura foi enviada: ${title}`])
  assert.deepEqual(
    await historyOf(id, token),
    ['Você se candidatou'],
    'a no that was taken back at once was never said',
  )
  const { history } = (await app.call(wire.showAssessment, { id }, recruiter())).data.attributes
  assert.deepEqual(
    history.map(({ words }) => words),
    ['Voltou ao processo, em Inscritos', 'Foi para Não selecionado', 'Candidatou-se'],
    'colleagues see what was done',
  )
})

test('each move has two minutes of its own: a no taken back within them is never said', async () => {
  const title = 'Estágio em Luteria'
  const { token, email } = await readyCandidate(app)
  const { id } = await applyTo(app, (await publish({ title })).attributes.slug, token)
  const letters: number[] = []
  for (const [minutes, to] of [
    [0, 'offer'],
    [1.7, 'rejected'],
    [2.5, 'offer'],
    [6, null],
  ] as const) {
    inMinutes(minutes)
    await app.settle()
    letters.push((await subjects(email, title)).length)
    if (to) await move(id, { to, feedback: NO })
  }
  app.at(undefined)
  assert.deepEqual(
    [letters, (await subjects(email, title))[0]],
    [[1, 1, 1, 2], `A empresa quer fazer uma proposta: ${title}`],
    'one letter, two minutes after the last move',
  )
  assert.deepEqual(await historyOf(id, token), ['A empresa moveu a sua candidatura: proposta', 'Você se candidatou'])
})

test('a no that is taken back at once leaves the date as it was', async () => {
  const title = 'Estágio em Marchetaria'
  const {
    attributes: { slug },
  } = await publish({ title, closes_at: inDays(10), answer_within_days: 5 })
  const { token, email } = await readyCandidate(app)
  const { id } = await applyTo(app, slug, token)
  await move(id, { to: 'screening', answer_by: inDays(30) })
  await later()
  inMinutes(10)
  await move(id, { to: 'rejected', feedback: NO })
  await move(id, { to: 'screening' })
  inMinutes(13)
  await app.settle()
  app.at(undefined)
  assert.equal((await subjects(email, title)).length, 2)
  assert.match(
    (await app.call(applying.showCandidature, { id }, token)).data.attributes.next_words,
    new RegExp(inDays(30)),
  )
})

test('a no needs words, which the person reads with their own name', async () => {
  const title = 'Estágio em Tecelagem'
  const {
    attributes: { slug },
  } = await publish({ title })
  const { token, email } = await readyCandidate(app)
  const { id } = await applyTo(app, slug, token)
  for (const feedback of [' ', 'x', 'Não foi desta vez.', '\u200b'.repeat(100)])
    assert.deepEqual((await refusal(move(id, { to: 'rejected', feedback }))).body.errors, {
      feedback: ['Escreva ao menos 20 caracteres: é a resposta que a pessoa vai ler'],
    })
  await move(id, { to: 'rejected', feedback: NO })
  await later()
  const said = `Obrigado pelo interesse, Lia. Na vaga ${title} seguimos com outra pessoa.`
  assert.ok((await lettersTo(app, email))[0]!.text.includes(said))
  const { feedback, may_apply_again } = (await app.call(applying.showCandidature, { id }, token)).data.attributes
  assert.deepEqual([feedback, may_apply_again], [said, false])
  assert.equal((await refusal(applyTo(app, slug, token))).status, 409)
})

test('two recruiters at once: the second reads what the first did, and overwrites nothing', async () => {
  const {
    attributes: { slug },
  } = await publish()
  const { token } = await readyCandidate(app)
  const { id } = await applyTo(app, slug, token)
  const both = await Promise.allSettled([
    move(id, { to: 'interview', lock_version: 0 }),
    move(id, { to: 'screening', lock_version: 0 }, of('Administrador')),
  ])
  assert.deepEqual(both.map(({ status }) => status).sort(), ['fulfilled', 'rejected'])
  const won = both[0]!.status === 'fulfilled' ? 'interview' : 'screening'
  const { status, message, body } = await refusal(move(id, { to: 'offer', lock_version: 0 }))
  assert.deepEqual(
    [status, message, (body as { data?: wire.ReceivedCandidature }).data?.attributes.stage],
    [409, STALE, won],
  )
})

test('many move at once; whoever stepped back or was moved meanwhile stays, and says why', async () => {
  const {
    id: job,
    attributes: { slug },
  } = await publish({ title: 'Estágio em Encadernação' })
  const all = []
  for (const name of ['Ana Um', 'Bia Dois', 'Caio Três', 'Davi Quatro']) {
    const { token, email } = await readyCandidate(app, { full_name: name })
    all.push({ id: (await applyTo(app, slug, token)).id, token, email, name })
  }
  const seen = (await list(job)).map(({ id, attributes: { lock_version } }) => ({ id, lock_version }))
  await app.call(applying.withdrawCandidature, { id: all[0]!.id }, all[0]!.token)
  await move(all[1]!.id, { to: 'interview' })
  const { moved, refused } = await app.call(
    wire.moveCandidatures,
    { id: job, moves: { to: 'rejected', feedback: NO, candidatures: seen } },
    recruiter(),
  )
  assert.deepEqual([moved, refused.map(({ name }) => name).sort()], [2, ['Ana Um', 'Bia Dois']])
  await later()
  for (const { email } of all.slice(2))
    assert.equal((await subjects(email, 'Encadernação'))[0], 'Resposta da empresa: Estágio em Encadernação')
  assert.deepEqual(await counts(job), { applied: 0, screening: 0, interview: 1, offer: 0, hired: 0, rejected: 2 })
  assert.deepEqual(
    (await list(job, { stage: ['withdrawn'] })).map(({ attributes }) => [attributes.name, attributes.state_words]),
    [['Ana Um', 'Desistiu']],
  )
})

test('the company gives a date of its own, from tomorrow to sixty days', async () => {
  const {
    attributes: { slug },
  } = await publish()
  const { token } = await readyCandidate(app)
  const { id } = await applyTo(app, slug, token)
  for (const answer_by of [inDays(0), inDays(61)])
    assert.ok((await refusal(move(id, { to: 'screening', answer_by }))).body.errors?.['answer_by'])
  await move(id, { to: 'screening', answer_by: inDays(3) })
  assert.match(
    (await app.call(applying.showCandidature, { id }, token)).data.attributes.next_words,
    new RegExp(inDays(3)),
  )
})

test('a move that only changes the date is told: a line and a letter, as any other', async () => {
  const title = 'Estágio em Relojoaria'
  const {
    id: job,
    attributes: { slug },
  } = await publish({ title, closes_at: inDays(2), answer_within_days: 5 })
  const { token, email } = await readyCandidate(app)
  const { id } = await applyTo(app, slug, token)
  const { stages, lock_version } = (await app.call(wire.showPipeline, { id: job }, recruiter())).data.attributes
  const columns = stages.map(({ key, name, state }) => ({ key, name, state }))
  const { data } = await app.call(
    wire.changeStages,
    {
      id: job,
      lock_version,
      stages: [...columns.slice(0, 3), { name: 'Entrevista final', state: 'interview' }, ...columns.slice(3)],
    },
    recruiter(),
  )
  await move(id, { to: 'interview' })
  await later()
  inMinutes(5)
  await move(id, { to: data[3]!.key, answer_by: inDays(59) })
  inMinutes(8)
  await app.settle()
  assert.deepEqual((await historyOf(id, token)).slice(0, 2), [
    'A empresa mudou a data da resposta',
    'A empresa moveu a sua candidatura: entrevista',
  ])
  const [letter] = await lettersTo(app, email)
  assert.deepEqual(
    [letter!.subject, letter!.text.includes(`Você tem notícias até ${inDays(59)}.`)],
    [`Sua candidatura tem uma nova data: ${title}`, true],
  )
  inMinutes(10)
  await move(id, { to: 'interview' })
  inMinutes(13)
  await app.settle()
  assert.equal((await lettersTo(app, email))[0]!.subject, letter!.subject, 'the same date is no news')
  assert.equal((await historyOf(id, token)).length, 3)
  app.at(undefined)
})

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
    { courses: [], universities: [], cities: [], languages: [], skills: [] },
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

test('whoever looks at the board hears of a change by another, and of nothing at another company', async () => {
  const {
    id: job,
    attributes: { slug },
  } = await publish()
  const { token } = await readyCandidate(app)
  const { id } = await applyTo(app, slug, token)
  const stream = await app.request(`/v1/ats/jobs/${job}/pipeline/changes?seconds=20`, {
    headers: { authorization: `Bearer ${recruiter()}` },
  })
  const lines = stream.body!.pipeThrough(new TextDecoderStream()).getReader()
  const first = JSON.parse((await lines.read()).value!) as { version: number }
  await move(id, { to: 'screening' }, of('Administrador'))
  const next = JSON.parse((await lines.read()).value!) as { version: number }
  assert.ok(next.version > first.version)
  await lines.cancel()
  assert.equal(
    (
      await app.request(`/v1/ats/jobs/${job}/pipeline/changes?seconds=0`, {
        headers: { authorization: `Bearer ${of('Recrutador', 'stranger')}` },
      })
    ).status,
    404,
  )
})

test('whoever was deactivated while looking is told of no further change', async () => {
  const { manager_id, token: reader } = people.find(({ role, place }) => role === 'Recrutador' && place === 'branch')!
  const {
    id: job,
    attributes: { slug },
  } = await newJob(app, of('Administrador', 'branch'))
  const stream = await app.request(`/v1/ats/jobs/${job}/pipeline/changes?seconds=20`, {
    headers: { authorization: `Bearer ${reader}` },
  })
  const lines = stream.body!.getReader()
  await lines.read()
  await app.call(deactivateCollaborator, { uuid: manager_id! }, of('Administrador', 'branch'))
  await applyTo(app, slug, (await readyCandidate(app)).token)
  assert.equal((await lines.read()).done, true)
})

test('another date is given without going anywhere: the person is told, and the same date again is nothing', async () => {
  const title = 'Estágio em Ampulhetas'
  const {
    attributes: { slug },
  } = await publish({ title, closes_at: inDays(20), answer_within_days: 3 })
  const { token, email } = await readyCandidate(app)
  const { id } = await applyTo(app, slug, token)
  const { lock_version } = await move(id, { to: 'applied', answer_by: inDays(40) })
  await later()
  assert.equal((await subjects(email, title))[0], `Sua candidatura tem uma nova data: ${title}`)
  assert.deepEqual((await historyOf(id, token))[0], 'A empresa mudou a data da resposta')
  const { history } = (await app.call(wire.showAssessment, { id }, recruiter())).data.attributes
  assert.deepEqual(
    history.map(({ words }) => words),
    ['Deu outra data para a resposta', 'Candidatou-se'],
  )
  assert.equal((await move(id, { to: 'applied', answer_by: inDays(40) })).lock_version, lock_version)
  assert.equal((await move(id, { to: 'applied' })).lock_version, lock_version)
})
