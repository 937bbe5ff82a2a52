// The columns of a job's board, changed by one while others look or move.
// On PostgreSQL too: locks.
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { openApp } from '#test/support/app.ts'
import { castOf } from '#test/support/people/cast.ts'
import { refusal } from '#test/support/candidate.ts'
import { applyTo, readyCandidate } from '#test/support/candidatures.ts'
import { pipelines } from '#test/support/pipeline.ts'
import * as applying from '../../wire/applying.ts'
import * as wire from '../../wire/pipeline.ts'

const app = await openApp({ env: { RATE_LIMITS: 'off', COMPANY_VERIFICATION: 'auto' } })
const { of, recruiter } = await castOf(app)
const { publish, list, move } = pipelines(app, recruiter)

test('a job names its own columns; one that has somebody in it does not go', async () => {
  const {
    id: job,
    attributes: { slug },
  } = await publish()
  const { token } = await readyCandidate(app)
  const { id } = await applyTo(app, slug, token)
  const usual = (await app.call(wire.showPipeline, { id: job }, recruiter())).data.attributes.stages.map(
    ({ key, name, state }) => ({ key, name, state }),
  )
  const version = async () => (await app.call(wire.showPipeline, { id: job }, recruiter())).data.attributes.lock_version
  const change = async (
    stages: {
      key?: string
      name: string
      state: 'applied' | 'interview' | 'screening' | 'offer' | 'hired' | 'rejected'
    }[],
    lock_version?: number,
  ) => app.call(wire.changeStages, { id: job, stages, lock_version: lock_version ?? (await version()) }, recruiter())
  const { data } = await change([
    ...usual.slice(0, 3),
    { name: 'Entrevista com a equipe', state: 'interview' },
    ...usual.slice(3),
  ])
  const added = data[3]!
  const stale = await refusal(change(usual, 0))
  assert.deepEqual(
    [
      stale.status,
      (stale.body as { data?: unknown; lock_version?: number }).data,
      (stale.body as { lock_version?: number }).lock_version,
    ],
    [409, data, 1],
  )
  assert.equal(added.name, 'Entrevista com a equipe')
  assert.equal((await move(id, { to: added.key })).state_words, 'Entrevista com a equipe')
  assert.equal((await app.call(applying.showCandidature, { id }, token)).data.attributes.state_words, 'Entrevista')
  assert.equal((await refusal(change(usual))).status, 409)
  assert.equal((await refusal(change(usual.filter(({ state }) => state !== 'rejected')))).status, 422)
  assert.equal((await refusal(move(id, { to: 'nenhuma' }))).status, 422)
})

test('a new column is a new one, whatever another was once called, or is called that goes', async () => {
  const {
    id: job,
    attributes: { slug },
  } = await publish()
  const shown = async () => (await app.call(wire.showPipeline, { id: job }, recruiter())).data.attributes
  const change = async (stages: object[]) =>
    (
      await app.call(
        wire.changeStages,
        { id: job, stages: stages as never, lock_version: (await shown()).lock_version },
        recruiter(),
      )
    ).data
  const usual = (await shown()).stages.map(({ key, name, state }) => ({ key, name, state }))
  const second = { name: 'Entrevista 2', state: 'interview' }
  const [three, four] = [usual.slice(0, 3), usual.slice(3)]
  const old = (await change([...three, second, ...four]))[3]!
  const renamed = { ...old, name: 'Conversa' }
  const fresh = (await change([...three, second, renamed, ...four]))[3]!
  assert.deepEqual([fresh.name, (await shown()).stages[4]!.key], ['Entrevista 2', old.key])
  assert.notEqual(fresh.key, old.key)
  const { id } = await applyTo(app, slug, (await readyCandidate(app)).token)
  await move(id, { to: fresh.key })
  assert.equal(
    (await refusal(change([...three, renamed, second, ...four]))).status,
    409,
    'somebody stands in the one that goes',
  )
  assert.equal(
    (await refusal(change([...three, second, { ...second, name: 'Entrevista 3' }, renamed, ...four]))).status,
    409,
  )
  assert.deepEqual((await refusal(change([{ ...usual[0], name: ' ' }, ...usual.slice(1)]))).body.errors, {
    'stages[0].name': ['Não pode ficar em branco'],
  })
  assert.deepEqual(
    (await refusal(change([...three, fresh, renamed, { ...second, name: 'entrevista  2' }, ...four]))).body.errors,
    { 'stages[5].name': ['Duas colunas se chamam “entrevista  2”: dê um nome a cada uma'] },
  )
})

test('a column does not go while somebody is brought to it: nobody stands outside the board', async () => {
  const {
    id: job,
    attributes: { slug },
  } = await publish()
  const { id } = await applyTo(app, slug, (await readyCandidate(app)).token)
  for (let round = 0; round < 12; round++) {
    const { stages, lock_version } = (await app.call(wire.showPipeline, { id: job }, recruiter())).data.attributes
    const columns = stages.map(({ key, name, state }) => ({ key, name, state }))
    const target = columns.find(({ state }) => state === 'screening')!
    const change = (wanted: object[], version: number) =>
      app.call(wire.changeStages, { id: job, lock_version: version, stages: wanted as never }, recruiter())
    const [seen] = await list(job)
    await Promise.allSettled([
      change(
        columns.filter((one) => one !== target),
        lock_version,
      ),
      move(id, { to: target.key, lock_version: seen!.attributes.lock_version }, of('Administrador')),
    ])
    const now = (await app.call(wire.showPipeline, { id: job }, recruiter())).data.attributes
    assert.equal(
      now.stages.reduce((sum, { count }) => sum + count, 0),
      1,
    )
    await move(id, { to: 'applied' })
    if (now.lock_version > lock_version)
      await change(
        columns.map((one) => (one === target ? { name: 'Triagem', state: 'screening' } : one)),
        now.lock_version,
      )
  }
})

test('the list sorts by every column in both directions, without using what a person hides', async () => {
  const {
    id: job,
    attributes: { slug },
  } = await publish()
  const university = (course_id: string) => ({
    main_education_type: 'college',
    not_in_university: false,
    university_id: 171,
    course_id,
    current_semester: 3,
    formation_date: '12/2029',
  })
  const ids: Record<string, string> = {}
  for (const [name, studies] of [
    ['Ana', university('bacharelado-design')],
    ['Bia', { ...university('bacharelado-administracao'), visible_sections: ['about'] }],
    ['Caio', {}],
    ['Davi', university('bacharelado-psicologia')],
  ] as const)
    ids[name] = (
      await applyTo(app, slug, (await readyCandidate(app, { full_name: `${name} Rocha`, ...studies } as object)).token)
    ).id
  await move(ids['Caio']!, { to: 'interview' })
  await app.call(wire.rateCandidature, { id: ids['Bia']!, rating: { stars: 4 } }, recruiter())
  const order = async (sort: string) =>
    (await list(job, { sort })).map(({ attributes }) => attributes.name.split(' ')[0]).join(' ')
  assert.equal(await order('name'), 'Ana Bia Caio Davi')
  assert.equal(await order('-name'), 'Davi Caio Bia Ana')
  assert.equal(await order('applied_at'), 'Ana Bia Caio Davi')
  assert.equal(await order('-applied_at'), 'Davi Caio Bia Ana')
  assert.equal(await order('stage'), 'Davi Bia Ana Caio')
  assert.equal(await order('-stage'), 'Caio Davi Bia Ana')
  assert.equal(await order('course'), 'Ana Davi Caio Bia')
  assert.equal(await order('-course'), 'Davi Ana Caio Bia')
  assert.equal(await order('rating'), 'Bia Davi Caio Ana')
  assert.equal(await order('-rating'), 'Bia Davi Caio Ana')
  for (const sort of ['city', '-city', 'answer_by', '-answer_by']) assert.equal((await list(job, { sort })).length, 4)
})
