import assert from 'node:assert/strict'
import { test } from 'node:test'
import {
  changedByBoth,
  checkInstitution,
  emptyDraft,
  fieldAt,
  type InstitutionDraft,
  joinedDraft,
  sentOf,
} from './institution-draft.ts'

const typed: InstitutionDraft = {
  ...emptyDraft(),
  name: 'Faculdade Nova Aurora',
  mec_code: '1.234',
  category: 'privada_sem_fins',
  organization: 'faculdade',
  state_id: 'MG',
  city_id: 3106200,
}
const errorsIn = async (draft: Partial<InstitutionDraft>, below = false) =>
  Object.fromEntries(
    Object.entries((await checkInstitution(below)({ ...typed, ...draft }, undefined, {} as never)).errors).map(
      ([field, error]) => [field, (error as { message?: string }).message],
    ),
  )

test('what is typed becomes what the wire wants', async () => {
  assert.deepEqual(sentOf(typed), {
    name: 'Faculdade Nova Aurora',
    acronym: '',
    mec_code: 1234,
    category: 'privada_sem_fins',
    organization: 'faculdade',
    city_id: 3106200,
    same_name: false,
  })
  assert.deepEqual([sentOf({ ...typed, mec_code: ' ' }).mec_code, await errorsIn({})], [null, {}])
})

test('what is missing or wrong is told on its field; a campus is what its school is', async () => {
  const blank = 'Não pode ficar em branco'
  assert.deepEqual(await errorsIn(emptyDraft()), { name: blank, category: blank, organization: blank, state_id: blank })
  assert.deepEqual(await errorsIn({ ...emptyDraft({ state: 'MG', city_id: null }), name: 'Campus Centro' }, true), {
    city_id: blank,
  })
  assert.deepEqual(await errorsIn({ mec_code: 'e-MEC 12' }), { mec_code: 'O código e-MEC tem só números, até nove' })
  assert.deepEqual(['name', 'institution.city_id', 'parent_id'].map(fieldAt), ['name', 'city_id', undefined])
})

test('a city goes with its state when somebody else moved the school meanwhile, and both moves are named', () => {
  const [mine, now] = [
    { ...typed, city_id: 3131703 },
    { ...typed, state_id: 'SP', city_id: 3550308, organization: 'universidade' as const, acronym: 'FNA' },
  ]
  const { state_id, city_id, acronym } = joinedDraft(typed, mine, now)
  assert.deepEqual([state_id, city_id, acronym], ['MG', 3131703, 'FNA'])
  assert.equal(joinedDraft(typed, { ...typed, name: 'Outra' }, now).state_id, 'SP')
  assert.deepEqual(changedByBoth(typed, { ...mine, organization: null }, now, 'São Paulo/SP'), [
    '“Organização acadêmica” (para “Universidade”)',
    '“Cidade” (para “São Paulo/SP”)',
  ])
})
