import assert from 'node:assert/strict'
import { test } from 'node:test'
import { openApp } from '#test/support/app.ts'
import { refusal } from '#test/support/candidate.ts'
import { bankWorld } from '#test/support/selection/bank.ts'
import { showFacets } from '../../wire/bank.ts'
import * as wire from '../../wire/kept.ts'

const app = await openApp({ env: { RATE_LIMITS: 'off' } })
const bank = await bankWorld(app)
const { recruiter, listed, found, save } = bank
const colleague = bank.of('Administrador').token!
const add = async (name: string, token = recruiter) =>
  (await app.call(wire.addCandidateList, { candidate_list: { name } }, token)).data
const keep = (id: string, user_info_id: string, kept = true, token = recruiter) =>
  app.call(wire.keepCandidate, { id, user_info_id, kept }, token)
const statusOf = (call: Promise<unknown>) =>
  call.then(
    () => 200,
    ({ status }: { status: number }) => status,
  )

test('a list is the recruiter’s own, and whoever hides leaves its count and its search', async () => {
  const [one, other] = [await listed(), await listed()]
  const { id } = await add('Para o time de dados')
  assert.equal(await statusOf(add('Para o time de dados')), 422)
  for (const person of [one, one, other]) await keep(id, person.id)
  assert.deepEqual((await found({ list_id: id })).ids.toSorted(), [one.id, other.id].toSorted())
  const lists = async (token = recruiter, user_info_id = one.id) =>
    (await app.call(wire.listCandidateLists, { user_info_id }, token)).collection.data.map(
      ({ attributes }) => attributes,
    )
  assert.deepEqual(await lists(), [{ name: 'Para o time de dados', people: 2, holds: true }])
  assert.deepEqual(await lists(colleague), [])
  assert.deepEqual((await found({ list_id: id }, colleague)).ids, [], 'a colleague’s list finds nobody')
  for (const call of [
    () => keep(id, other.id, true, colleague),
    () => app.call(wire.removeCandidateList, { id }, colleague),
    () => keep(id, '01900000-0000-7000-8000-000000000000'),
  ])
    assert.equal(await statusOf(call()), 404)
  await save(one.token, { auto_enroll: false })
  assert.deepEqual(await lists(), [{ name: 'Para o time de dados', people: 1, holds: true }])
  assert.deepEqual((await found({ list_id: id })).ids, [other.id])
  await keep(id, other.id, false)
  assert.equal((await found({ list_id: id })).total, 0)
  await app.call(wire.removeCandidateList, { id }, recruiter)
  assert.deepEqual(await lists(), [])
})

test('a search is kept under a name, for its recruiter alone', async () => {
  const kept = { candidate_search: { name: 'Excel em SP', query: 'q=excel&state_id[]=SP' } }
  const { data } = await app.call(wire.saveCandidateSearch, kept, recruiter)
  assert.equal((await refusal(app.call(wire.saveCandidateSearch, kept, recruiter))).status, 422)
  const names = async (token: string) =>
    (await app.call(wire.listCandidateSearches, {}, token)).collection.data.map(({ attributes }) => attributes.name)
  assert.deepEqual([await names(recruiter), await names(colleague)], [['Excel em SP'], []])
  assert.equal(await statusOf(app.call(wire.removeCandidateSearch, { id: data.id }, colleague)), 404)
  await app.call(wire.removeCandidateSearch, { id: data.id }, recruiter)
  assert.deepEqual(await names(recruiter), [])
})

test('a value that fewer than five show is not offered', async () => {
  const people = []
  for (let i = 0; i < 4; i++) people.push(await listed({ skill_ids: ['copywriting'] }))
  const skills = async () =>
    (await app.call(showFacets, {}, recruiter)).data.attributes.skills.filter(({ value }) => value === 'copywriting')
  assert.deepEqual(await skills(), [])
  const fifth = await listed({ skill_ids: ['copywriting'] })
  assert.deepEqual(await skills(), [{ value: 'copywriting', label: 'Copywriting', people: 5 }])
  await save(fifth.token, { visible_sections: ['about'] })
  assert.deepEqual(await skills(), [], 'who hides it is not counted')
})
