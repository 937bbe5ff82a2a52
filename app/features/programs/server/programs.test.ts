import assert from 'node:assert/strict'
import { test } from 'node:test'
import { listJobs, showJob } from '#features/jobs/wire/board.ts'
import { closeJob, showOwnedJob, updateJob } from '#features/jobs/wire/writing.ts'
import { newTrace } from '#server/http/trace.ts'
import { openApp } from '#test/support/app.ts'
import { enter, refusal } from '#test/support/candidate.ts'
import { applyTo, readyCandidate } from '#test/support/candidatures.ts'
import { draftJob, inDays, newJob } from '#test/support/jobs.ts'
import { castOf } from '#test/support/people/cast.ts'
import { programs, question, step, type Told } from '#test/support/programs/programs.ts'
import * as wire from '../wire/programs.ts'

const app = await openApp({ env: { RATE_LIMITS: 'off', COMPANY_VERIFICATION: 'auto' } })
const { companies, of, recruiter } = await castOf(app)
const { show, draft, publish, running, change, close, page } = programs(app, recruiter)
const job = (changes: Parameters<typeof newJob>[2] = {}, token = recruiter()) =>
  newJob(app, token, { closes_at: inDays(10), ...changes })
const errorsOf = async (what: Promise<unknown>) => {
  const { status, body } = await refusal(what)
  return [status, Object.keys((body.errors ?? {}) as object)]
}
const SECOND = 1000

test('the page tells what the seed names; one benefit is no section', async () => {
  const { id } = await running({
    title: 'Estágio Ação',
    edition: 2031,
    address: 'São Paulo, SP',
    description: '<p>Sobre</p><script>alert(1)</script>',
    skill: '<p>Vontade</p>',
    about_company: '<p>Nós</p>',
    steps: [step('Inscrição', inDays(3)), step('A combinar')],
    benefits: ['aid_grant'],
    questions: [question('Quem?'), question('Onde?', { section: 'Lugar' }), question('Quando?')],
  })
  const told = await page(id)
  assert.match(told.slug, /^estagio-acao-2031-[\da-f]{6}$/)
  assert.deepEqual(
    [told.title, told.company_name.length > 0, told.address, told.description, told.skill, told.about_company],
    ['Estágio Ação', true, 'São Paulo, SP', '<p>Sobre</p>', '<p>Vontade</p>', '<p>Nós</p>'],
  )
  assert.deepEqual(
    told.steps.map(({ name, date }) => [name, date?.split('-').reverse().join('/') ?? null]),
    [
      ['Inscrição', inDays(3)],
      ['A combinar', null],
    ],
  )
  assert.deepEqual(told.benefits, [])
  assert.deepEqual(
    told.faq.map(({ section_id, section_name, questions }) => [section_id, section_name, questions.length]),
    [
      ['1-inscricao', 'Inscrição', 2],
      ['2-lugar', 'Lugar', 1],
    ],
  )
  await change(id, { benefits: ['aid_grant', 'transport_allowance'] })
  assert.equal((await page(id)).benefits.length, 2)
})

test('publishing names what is missing at its field; steps go forward, one without a date passes', async () => {
  const { id } = await draft({ title: null })
  assert.deepEqual(await errorsOf(publish(id)), [422, ['title', 'close_enrollment_at', 'job_ids']])
  const waiting = await draftJob(app, recruiter(), { closes_at: inDays(5) })
  await change(id, { title: 'Com tudo', close_enrollment_at: inDays(9), job_ids: [waiting.id] })
  assert.deepEqual(await errorsOf(publish(id)), [422, ['job_ids']], 'a draft of a job is none')
  await change(id, { job_ids: [waiting.id, (await job({ closes_at: inDays(5) })).id] })
  const falling = [step('a', inDays(5)), step('b'), step('c', inDays(4))]
  assert.deepEqual(await errorsOf(change(id, { steps: falling })), [422, ['steps[2].date']])
  const rows: [Told | { company_id: null }, string][] = [
    [{ steps: [step('a', '31/02/2031')] }, 'steps[0].date'],
    [{ steps: [step(' ')] }, 'steps[0].name'],
    [{ questions: [question('q', { reply: '' })] }, 'questions[0].reply'],
    [{ most_choices: 6 }, 'most_choices'],
    [{ most_choices: 0 }, 'most_choices'],
    [{ benefits: ['gold'] }, 'benefits[0]'],
    [{ previous_id: id }, 'previous_id'],
    [{ title: 'x'.repeat(161) }, 'title'],
  ]
  for (const [told, at] of rows)
    assert.deepEqual(await errorsOf(change(id, told as Told)), [422, [at]], JSON.stringify(told))
  const nowhere = app.call(wire.createProgram, { program: { company_id: companies.stranger } }, recruiter())
  assert.deepEqual(await errorsOf(nowhere), [422, ['company_id']])
  await change(id, { steps: [step('a', inDays(4)), step('b'), step('c', inDays(4))] })
  assert.equal((await publish(id)).attributes.status, 'published')
  assert.deepEqual(await errorsOf(change(id, { title: '' })), [422, ['title']], 'what has a page stays whole')
})

test('page, cards and candidatures close in the same second', async () => {
  const { id: job_id, attributes } = await job({ closes_at: inDays(15) })
  const { id } = await running({ job_ids: [job_id] })
  const [early, late] = [await readyCandidate(app), await readyCandidate(app)]
  const closing = Date.parse((await page(id)).close_enrollment_at!)
  const picture = async () => (await app.request(`/v1/internship_programs/${id}/picture.png`)).bytes()
  const isOpen = async () => [
    (await page(id)).open,
    (await app.call(showJob, { slug: attributes.slug })).data.attributes.available,
    (await app.call(listJobs, { program_id: id })).total_count === 1,
  ]
  try {
    app.at(new Date(closing - SECOND).toISOString())
    assert.deepEqual(await isOpen(), [true, true, true])
    const trace = newTrace()
    await app.api.request(`/v1/internship_programs/${id}`, {}, { trace })
    assert.equal(trace.changes_in, SECOND, 'a page made of it is remembered no longer')
    // Sessions of before have run out.
    const [one, other] = [await enter(app, early), await enter(app, late)]
    await applyTo(app, attributes.slug, one.access_token)
    const before = await picture()
    app.at(new Date(closing).toISOString())
    assert.deepEqual(await picture(), before, 'what is shared says nothing that ends by itself')
    assert.deepEqual(await isOpen(), [false, false, false])
    assert.equal((await refusal(applyTo(app, attributes.slug, other.access_token))).status, 409)
  } finally {
    app.at(undefined)
  }
})

test('a job ends with its program at the latest, is of the own tree, and in one program', async () => {
  const { id: later } = await job({ closes_at: inDays(20) })
  assert.deepEqual(await errorsOf(running({ job_ids: [later] })), [422, ['job_ids']])
  const { id } = await running()
  const { id: other, attributes } = await job({ closes_at: inDays(12) })
  const edit = (changes: object) =>
    app
      .call(showOwnedJob, { id: other }, recruiter())
      .then(({ data }) =>
        app.call(
          updateJob,
          { id: other, job: { lock_version: data.attributes.lock_version, ...changes } },
          recruiter(),
        ),
      )
  await edit({ program_id: id })
  assert.deepEqual((await show(id)).job_ids.length, 2)
  assert.deepEqual(await errorsOf(edit({ closes_at: inDays(16) })), [422, ['closes_at']])
  const card = (await app.call(showJob, { slug: attributes.slug })).data.attributes
  assert.deepEqual([card.program_exclusive, card.program_slug], [true, (await page(id)).slug])
  const second = await draft({ close_enrollment_at: inDays(20) })
  const elsewhere = await refusal(change(second.id, { job_ids: [other] }))
  assert.deepEqual([elsewhere.status, /outro programa/.test(elsewhere.message)], [409, true])
  const strange = await newJob(app, of('Recrutador', 'stranger'), { closes_at: inDays(5) })
  assert.equal((await refusal(change(second.id, { job_ids: [strange.id] }))).status, 404)
  const below = await draft({ company_id: companies.branch, close_enrollment_at: inDays(20) })
  const above = await refusal(change(below.id, { job_ids: [(await job()).id] }))
  assert.equal(above.status, 404, 'the branch could not touch it')
  assert.deepEqual(await errorsOf(edit({ program_id: below.id })), [422, ['program_id']])
  const { id: of_branch } = await job({}, of('Recrutador', 'branch'))
  assert.deepEqual((await change(below.id, { job_ids: [of_branch] })).job_ids, [of_branch])
  assert.deepEqual(await errorsOf(edit({ program_id: '01900000-0000-7000-8000-000000000000' })), [422, ['program_id']])
  await change(id, { job_ids: (await show(id)).job_ids.filter((one) => one !== other) })
  assert.equal((await app.call(showJob, { slug: attributes.slug })).data.attributes.program_exclusive, false)
})

test('a date moves with its jobs and is kept; bringing it forward gives 48 hours', async () => {
  const { id: follows } = await job({ closes_at: inDays(15) })
  const { id: stays } = await job({ closes_at: inDays(8) })
  const { id } = await running({ job_ids: [follows, stays] })
  await change(id, { close_enrollment_at: inDays(30) })
  const ends = async (job_id: string) =>
    (await app.call(showOwnedJob, { id: job_id }, recruiter())).data.attributes.closes_at
  assert.deepEqual([await ends(follows), await ends(stays)], [inDays(30), inDays(8)])
  await change(id, { close_enrollment_at: inDays(4) })
  assert.deepEqual([await ends(follows), await ends(stays)], [inDays(4), inDays(4)])
  for (const days of [1, 0, -3])
    assert.deepEqual(
      await errorsOf(change(id, { close_enrollment_at: inDays(days) })),
      [422, ['close_enrollment_at']],
      String(days),
    )
  assert.deepEqual(
    (await show(id)).history.map(({ kind, by }) => [kind, Boolean(by)]),
    [
      ['dates', true],
      ['dates', true],
      ['published', true],
    ],
  )
})

test('a step on the closing day moves with it; one that tells another end is named', async () => {
  const { id } = await running({
    steps: [step('Abertura', inDays(2)), step('Fim das inscrições', inDays(15)), step('Prova', inDays(40))],
  })
  const dates = async () => (await show(id)).steps.map(({ date }) => date)
  await change(id, { close_enrollment_at: inDays(30), steps: (await show(id)).steps })
  assert.deepEqual(await dates(), [inDays(2), inDays(30), inDays(40)])
  const falls = await errorsOf(change(id, { close_enrollment_at: inDays(50) }))
  assert.deepEqual(falls, [422, ['steps[2].date']])
  assert.deepEqual((await show(id)).warnings, [])
  for (const [name, days, field] of [
    ['Fim das inscrições', 20, ['steps[0].date']],
    ['Inscrições até', 20, ['steps[0].date']],
    ['Inscrições', 31, ['steps[0].date']],
    ['Inscrições abertas', 20, []],
    ['Prova', 31, []],
  ] as const) {
    const { warnings } = await change(id, { steps: [step(name, inDays(days))] })
    assert.deepEqual(
      warnings.map((one) => one.field),
      field,
      name,
    )
  }
})

test('texts obey the law of adverts; a date that no field has is named', async () => {
  const { id } = await running({
    description: '<p>Vagas afirmativas para pessoas negras. O encontro é em 15/03, e as inscrições começam.</p>',
    steps: [step('Encontro', inDays(20))],
    questions: [question('Até quando?', { reply: `Até ${inDays(15).slice(0, 5)}, ou ${inDays(20)}.` })],
  })
  const { warnings } = await show(id)
  assert.deepEqual(
    warnings.map(({ field, words }) => [field, /“15\/03” em Sobre o programa/.test(words)]),
    inDays(20).startsWith('15/03') || inDays(15).startsWith('15/03') ? [] : [['description', true]],
  )
  const rows: [Told, string][] = [
    [{ description: '<p>Programa restrito a brancos.</p>' }, 'description'],
    [{ skill: '<p>Ter 2 anos de experiência.</p>' }, 'skill'],
    [{ questions: [question('Quem pode?', { reply: 'Apenas homens solteiros.' })] }, 'questions[0].reply'],
    [{ steps: [step('Vaga só para mulheres')] }, 'steps[0].name'],
  ]
  for (const [told, at] of rows) assert.deepEqual(await errorsOf(change(id, told)), [422, [at]], JSON.stringify(told))
})

test('an old address leads on; a closed program keeps its page and names the next; its jobs end', async () => {
  const { id: job_id } = await job({ closes_at: inDays(15) })
  const first = await running({ title: 'Primeira', edition: 2030, job_ids: [job_id] })
  await change(first.id, { title: 'Primeira turma' })
  const moved = await refusal(page(first.attributes.slug))
  assert.equal(moved.status, 301)
  const now = (moved.body as unknown as { slug: string }).slug
  assert.equal((await page(now)).title, 'Primeira turma')
  const draft2 = await draft({ title: 'Segunda', previous_id: first.id, close_enrollment_at: inDays(15) })
  assert.equal((await page(first.id)).next, null, 'a draft has no page')
  await close(first.id)
  const over = await page(first.id)
  assert.deepEqual([over.status, over.open], ['closed', false])
  const ended = (await app.call(showOwnedJob, { id: job_id }, recruiter())).data.attributes
  assert.deepEqual([ended.status, ended.close_note], ['closed', 'O programa foi encerrado.'])
  await change(draft2.id, { job_ids: [(await job()).id] })
  await publish(draft2.id)
  assert.equal((await page(first.id)).next!.title, 'Segunda')
  assert.equal((await page(draft2.id)).previous!.slug, now)
  assert.equal((await refusal(close(first.id))).status, 409)
  assert.equal((await refusal(publish(draft2.id))).status, 409)
})

test('a draft is its writers’ own, goes away when nobody wants it, and is saved over one version only', async () => {
  const { id } = await draft({ title: 'Só nossa' })
  assert.equal((await page(id, recruiter())).status, 'draft')
  for (const token of [undefined, of('Financeiro'), of('Recrutador', 'stranger'), (await readyCandidate(app)).token])
    assert.equal((await refusal(page(id, token))).status, 404)
  const stale = await refusal(
    app.call(wire.updateProgram, { id, program: { title: 'Outra', lock_version: 7 } }, recruiter()),
  )
  assert.deepEqual(
    [stale.status, (stale.body as unknown as { data: { attributes: { title: string } } }).data.attributes.title],
    [409, 'Só nossa'],
  )
  const { id: job_id, attributes } = await job()
  await change(id, { job_ids: [job_id] })
  await app.call(wire.discardProgram, { id }, recruiter())
  assert.equal((await app.call(showJob, { slug: attributes.slug })).data.attributes.program_exclusive, false)
  const { id: public_one } = await running()
  assert.equal((await refusal(app.call(wire.discardProgram, { id: public_one }, recruiter()))).status, 409)
})

test('the list counts people once, whatever they applied to', async () => {
  const jobs = [await job(), await job()]
  const { id } = await running({ title: 'Contada', job_ids: jobs.map((one) => one.id) })
  const who = await readyCandidate(app)
  for (const { attributes } of jobs) await applyTo(app, attributes.slug, who.token)
  const { collection } = await app.call(wire.listOwnedPrograms, { q: 'contada' }, recruiter())
  assert.deepEqual(
    collection.data.map(({ attributes }) => [attributes.title, attributes.jobs, attributes.people]),
    [['Contada', 2, 1]],
  )
  await app.call(closeJob, { id: jobs[0]!.id, closure: { reason: 'filled' } }, recruiter())
  assert.equal((await show(id)).people, 1)
})
