import assert from 'node:assert/strict'
import { test } from 'node:test'
import { lists } from '#features/static-lists/wire.ts'
import { openApp } from '#test/support/app.ts'
import { newCandidate, refusal } from '#test/support/candidate.ts'
import { profiles } from '#test/support/profile.ts'

const app = await openApp({ env: { RATE_LIMITS: 'off' } })
const { save } = profiles(app)

test('a free entry is an option of the same name, or a proposal that shows to who chose it', async () => {
  const { token } = await newCandidate(app)
  const { skill_ids, labels, user_softwares_attributes } = await save(token, {
    skill_ids: ['5s', 'ACESSIBILIDADE  digital', 'Cerâmica japonesa', 'ceramica JAPONESA'],
    user_softwares_attributes: [{ software_id: 'Um programa só meu', level: 'beginner' }],
  })
  assert.deepEqual(skill_ids.slice(0, 2), ['5s', 'acessibilidade-digital'])
  assert.deepEqual([skill_ids.length, labels['skill_ids']!.map(({ label }) => label)[2]], [3, 'Cerâmica japonesa'])
  assert.deepEqual(labels['software_id'], [
    { value: user_softwares_attributes[0]!.software_id, label: 'Um programa só meu' },
  ])
  const offered = await app.call(lists.skills, { q: 'ceramica japonesa' })
  assert.equal(
    offered.some(({ value }) => value === skill_ids[2]),
    false,
  )
  const { token: another } = await newCandidate(app)
  assert.deepEqual((await save(another, { skill_ids: ['Cerâmica Japonesa'] })).skill_ids, [skill_ids[2]])
  assert.deepEqual((await save(token, { skill_ids })).skill_ids, skill_ids)
})

test('a merged option leads to the one that stays', async () => {
  const { token } = await newCandidate(app)
  const {
    skill_ids: [id],
  } = await save(token, { skill_ids: ['Cinco esses'] })
  await app.ctx().db.updateTable('skills').set({ status: 'merged', merged_into: '5s' }).where('id', '=', id!).execute()
  assert.deepEqual((await save(token, { skill_ids: ['Cinco Esses'] })).skill_ids, ['5s'])
})

test('what nobody could read or find again is no proposal, and there is an end to them', async () => {
  const { token } = await newCandidate(app)
  for (const name of ['…', '日本語'])
    assert.deepEqual((await refusal(save(token, { interests: ['cinema', name] }))).body.errors, {
      'interests[1]': ['Escreva com letras ou números'],
    })
  for (const name of ['\u202eoculto', 'a\u200bb', 'a\ufeffb'])
    assert.deepEqual((await refusal(save(token, { interests: ['cinema', name] }))).body.errors, {
      'interests[1]': ['Use só letras, números e sinais visíveis'],
    })
  assert.deepEqual((await refusal(save(token, { skill_ids: ['a'.repeat(61)] }))).body.errors, {
    'skill_ids[0]': ['Pode ter no máximo 60 caracteres'],
  })
  const names = (from: number, count: number) =>
    Array.from({ length: count }, (_, i) => `Assunto inventado ${from + i}`)
  await save(token, { interests: names(0, 50) })
  assert.deepEqual((await refusal(save(token, { interests: names(50, 1) }))).body.errors, {
    'interests[0]': ['Você já propôs 50 opções para esta lista. Escolha entre as que existem.'],
  })
})
