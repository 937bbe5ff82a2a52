import assert from 'node:assert/strict'
import { before, test } from 'node:test'
import { showAttributes } from '#features/candidates/wire/profile.ts'
import { lists } from '#features/static-lists/wire.ts'
import { openApp } from '#test/support/app.ts'
import { newCandidate, refusal } from '#test/support/candidate.ts'
import { everybody } from '#test/support/people.ts'
import { profiles } from '#test/support/profile.ts'
import type { Sent } from '#wire/endpoint.ts'
import * as wire from '../wire.ts'

const app = await openApp({ env: { RATE_LIMITS: 'off' } })
const { save } = profiles(app)
let operator = ''
let manager = ''
before(async () => {
  const { people } = await everybody(app)
  operator = people.find(({ kind }) => kind === 'Operator')!.token!
  manager = people.find(({ kind }) => kind === 'CompanyManager')!.token!
})
const waiting = async (query: Partial<Sent<typeof wire.listProposals>>) =>
  (await app.call(wire.listProposals, { per_page: 100, ...query }, operator)).collection.data
const approve = (id: string, name?: string, list = 'skills') =>
  app.call(wire.approveProposal, { list, id, ...(name && { name }) }, operator)
const merge = (id: string, into: string, list = 'skills') => app.call(wire.mergeProposal, { list, id, into }, operator)
const refuse = (id: string, list = 'skills') => app.call(wire.refuseProposal, { list, id }, operator)
const profile = async (token: string) => (await app.call(showAttributes, {}, token)).data.attributes
const offered = async (q: string) => (await app.call(lists.skills, { q })).map(({ label }) => label)
const candidate = async () => (await newCandidate(app)).token
const proposing = async (name: string, token?: string) =>
  (await save(token ?? (await candidate()), { skill_ids: [name] })).skill_ids[0]!

test('what people wrote waits in one place, with who wrote it and how many chose it', async () => {
  const token = await candidate()
  await save(token, {
    skill_ids: ['5s', 'Tear de pregos'],
    interests: ['Tear de cintura'],
    user_softwares_attributes: [{ software_id: 'Tear Virtual', level: 'beginner' }],
  })
  await save(await candidate(), { skill_ids: ['tear de PREGOS'] })
  const told = (rows: Awaited<ReturnType<typeof waiting>>) =>
    rows.map(({ attributes: { list, name, status, proposed_by, people_count } }) => [
      list,
      name,
      status,
      proposed_by,
      people_count,
    ])
  assert.deepEqual(told(await waiting({ q: 'téar' })).sort(), [
    ['interests', 'Tear de cintura', 'proposed', 'Lia Barbosa Nogueira', 1],
    ['skills', 'Tear de pregos', 'proposed', 'Lia Barbosa Nogueira', 2],
    ['softwares', 'Tear Virtual', 'proposed', 'Lia Barbosa Nogueira', 1],
  ])
  assert.deepEqual(
    (await waiting({ q: 'tear', list: 'skills' })).map(({ attributes }) => attributes.name),
    ['Tear de pregos'],
  )
  assert.equal((await refusal(app.call(wire.listProposals, {}, manager))).status, 403)
  assert.equal((await refusal(app.call(wire.refuseProposal, { list: 'skills', id: 'x' }, manager))).status, 403)
})

test('an approved proposal is an option, under a better name when it has one', async () => {
  const token = await candidate()
  const id = await proposing('macrame', token)
  const { attributes } = (await approve(id, ' Macramê  de parede ')).data
  assert.deepEqual([attributes.status, attributes.name, attributes.people_count], ['approved', 'Macramê de parede', 1])
  assert.deepEqual(await offered('macrame de parede'), ['Macramê de parede'])
  assert.deepEqual((await profile(token)).labels['skill_ids'], [{ value: id, label: 'Macramê de parede' }])
  assert.deepEqual(await waiting({ q: 'macrame' }), [])
  for (const again of [approve, refuse, (id: string) => merge(id, '5s')])
    assert.equal((await refusal(again(id))).status, 409)
})

test('no option stands in a list twice, nor under a name that nobody can read', async () => {
  const id = await proposing('Cinco esses japoneses')
  assert.deepEqual((await refusal(approve(id, '5S'))).body.errors, {
    name: ['“5S” já está na lista. Una esta proposta a essa opção.'],
  })
  for (const name of ['…', '日本語'])
    assert.deepEqual((await refusal(approve(id, name))).body.errors, { name: ['Escreva com letras ou números'] })
  assert.deepEqual((await refusal(approve(id, 'a'.repeat(61)))).body.errors, {
    name: ['Pode ter no máximo 60 caracteres'],
  })
  const other = await proposing('Outros cinco esses')
  const both = await Promise.allSettled([approve(id, 'Cinco S'), approve(other, 'cinco s')])
  assert.deepEqual(both.map(({ status }) => status).sort(), ['fulfilled', 'rejected'])
})

test('a merged proposal gives its place in every profile to the option that stays, once', async () => {
  const [only, both] = [await candidate(), await candidate()]
  const id = await proposing('Cinco S', only).then(() => proposing('Método cinco esses', only))
  await save(both, { skill_ids: ['acessibilidade-digital', id, '5s'] })
  assert.deepEqual((await app.call(wire.listProposalOptions, { list: 'skills', q: '5s' }, operator))[0], {
    value: '5s',
    label: '5S',
  })
  assert.equal((await merge(id, '5s')).data.attributes.status, 'merged')
  await app.settle()
  assert.deepEqual((await profile(only)).skill_ids, ['5s'])
  assert.deepEqual((await profile(both)).skill_ids, ['acessibilidade-digital', '5s'])
  assert.deepEqual(await waiting({ q: 'método cinco' }), [])
  assert.deepEqual((await save(only, { skill_ids: [id, 'metodo CINCO esses'] })).skill_ids, ['5s'])
})

test('merging two names of a software keeps one row at the higher level, and open tabs hear of it', async () => {
  const [only, both] = [await candidate(), await candidate()]
  const row = (software_id: string, level: 'beginner' | 'intermediate' | 'advanced') => ({ software_id, level })
  const kept = async (token: string) =>
    (await profile(token)).user_softwares_attributes.map(({ software_id, level }) => [software_id, level])
  const [proposed] = (
    await save(only, {
      user_softwares_attributes: [row('Planilha do Excel', 'intermediate'), row('python', 'beginner')],
    })
  ).user_softwares_attributes
  const id = proposed!.software_id
  const before = await save(both, {
    user_softwares_attributes: [row(id, 'advanced'), row('python', 'beginner'), row('microsoft-excel', 'beginner')],
  })
  await merge(id, 'microsoft-excel', 'softwares')
  await app.settle()
  assert.deepEqual(await kept(only), [
    ['microsoft-excel', 'intermediate'],
    ['python', 'beginner'],
  ])
  assert.equal((await profile(only)).user_softwares_attributes[0]!.id, proposed!.id)
  assert.deepEqual(await kept(both), [
    ['python', 'beginner'],
    ['microsoft-excel', 'advanced'],
  ])
  const stale = await refusal(
    save(both, {
      user_softwares_attributes: before.user_softwares_attributes as never,
      lock_version: before.lock_version,
    }),
  )
  assert.deepEqual([stale.status, (stale.body as { fields?: string[] }).fields], [409, ['user_softwares_attributes']])
})

test('two names of one person that are merged into a third become one', async () => {
  const token = await candidate()
  const { interests } = await save(token, { interests: ['Filmes antigos', 'Filmes mudos'] })
  await merge(interests[0]!, 'cinema', 'interests')
  await merge(interests[1]!, 'cinema', 'interests')
  await app.settle()
  assert.deepEqual((await profile(token)).interests, ['cinema'])
})

test('an id that was kept while the others moved is moved the next time', async () => {
  const token = await candidate()
  const { id: user_info_id } = (await app.call(showAttributes, {}, token)).data
  const [late, next] = [await proposing('Nome antigo'), await proposing('Nome novo')]
  await merge(late, '5s')
  await app.settle()
  await app
    .ctx()
    .db.insertInto('user_info_choices')
    .values({ user_info_id, list: 'skills', value: late, position: 0 })
    .execute()
  await merge(next, '5s')
  await app.settle()
  assert.deepEqual((await profile(token)).skill_ids, ['5s'])
})

test('a proposal is merged into an option that is offered, and into nothing else', async () => {
  const [id, other] = [await proposing('Tricô'), await proposing('Crochê')]
  for (const into of [other, id, 'nada', 'cinema'])
    assert.deepEqual((await refusal(merge(id, into))).body.errors, { into: ['Escolha uma opção da lista'] })
  for (const [list, some] of [
    ['skills', '5s'],
    ['interests', id],
    ['skills', 'nada'],
    ['states', 'SP'],
  ])
    assert.equal((await refusal(merge(some!, '5s', list))).status, 404, list)
})

test('a refused proposal stays with who wrote it, is offered to nobody, and may be looked at again', async () => {
  const token = await candidate()
  const id = await proposing('Ser legal', token)
  assert.equal((await refuse(id)).data.attributes.status, 'refused')
  assert.equal((await refusal(refuse(id))).status, 409)
  assert.deepEqual((await profile(token)).labels['skill_ids'], [{ value: id, label: 'Ser legal' }])
  assert.deepEqual(await offered('ser legal'), [])
  assert.deepEqual((await save(token, { skill_ids: [id, '5s'] })).skill_ids, [id, '5s'])
  assert.deepEqual(
    [(await waiting({ q: 'ser legal' })).length, (await waiting({ q: 'ser legal', status: 'refused' })).length],
    [0, 1],
  )
  await approve(id, 'Empatia no atendimento')
  assert.deepEqual(await offered('empatia no atendimento'), ['Empatia no atendimento'])
})

test('a verdict is kept with its author and its time', async () => {
  const id = await proposing('Bordado livre')
  await refuse(id)
  const { judged_by, judged_at } = await app
    .ctx()
    .db.selectFrom('skills')
    .select(['judged_by', 'judged_at'])
    .where('id', '=', id)
    .executeTakeFirstOrThrow()
  const { user_type } = await app
    .ctx()
    .db.selectFrom('logins')
    .select('user_type')
    .where('id', '=', judged_by!)
    .executeTakeFirstOrThrow()
  assert.deepEqual([user_type, judged_at !== null], ['Operator', true])
})
