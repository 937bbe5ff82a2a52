import assert from 'node:assert/strict'
import { test } from 'node:test'
import { changesIn, type OwnProfile, type ProfileValues, valuesOf, withFile } from './profile-values.ts'

const PROFILE = {
  full_name: 'Lia Barbosa Nogueira',
  summary: null,
  working: null,
  hobbies: ['violão'],
  disability: false,
  disabilities_attributes: [],
  address_attributes: null,
  study_schedule_attributes: null,
  experiences_attributes: [
    {
      id: 'a',
      company: 'Padaria',
      job: 'Caixa',
      level: 'intern',
      description: null,
      current_job: true,
      start_date: '01/2024',
      end_date: null,
    },
    {
      id: 'b',
      company: 'Loja',
      job: 'Venda',
      level: 'intern',
      description: null,
      current_job: false,
      start_date: '01/2022',
      end_date: '01/2023',
    },
  ],
  avatar_path: '/files/foto.png',
} as unknown as OwnProfile
const KEYS = [
  'full_name',
  'summary',
  'working',
  'hobbies',
  'disability',
  'disabilities_attributes',
  'address_attributes',
  'study_schedule_attributes',
  'experiences_attributes',
  'avatar',
  'avatar_destroy',
] as const

const read = () => valuesOf(PROFILE, KEYS)
const changed = (change: (values: ProfileValues) => void) => {
  const values = structuredClone(read()) as ProfileValues
  change(values)
  return changesIn(values, read())
}

test('what nobody touched does not travel', () =>
  assert.deepEqual(
    changed(() => {}),
    {},
  ))

test('only what changed travels', () =>
  assert.deepEqual(
    changed((values) => ((values.summary = 'Oi'), (values.working = false))),
    { summary: 'Oi', working: false },
  ))

test('a removed row keeps its place, by its id and the destroy flag', () => {
  const { experiences_attributes: rows } = changed((values) => (values.experiences_attributes[0]!._destroy = true)) as {
    experiences_attributes: object[]
  }
  assert.deepEqual(rows[0], { id: 'a', _destroy: true })
  assert.equal((rows[1] as { id: string }).id, 'b')
})

test('a current job has no end, whatever stands in the field', () => {
  const { experiences_attributes: rows } = changed((values) =>
    Object.assign(values.experiences_attributes[1]!, { current_job: true }),
  ) as { experiences_attributes: { end_date: unknown }[] }
  assert.equal(rows[1]!.end_date, null)
})

test('blank lines of a list are left out', () =>
  assert.deepEqual(
    changed((values) => (values.hobbies = ['violão', ' ', 'xadrez '])),
    { hobbies: ['violão', 'xadrez'] },
  ))

test('a country alone is no address, and an emptied one is taken away', () => {
  assert.deepEqual(
    changed((values) => (values.address_attributes.country_id = 'PT')),
    {},
  )
  const stored = {
    ...PROFILE,
    address_attributes: {
      id: 'x',
      zipcode: '01001-000',
      street: 'Praça da Sé',
      number: '1',
      complement: null,
      neighborhood: 'Sé',
      city_id: 3550308,
      state_id: 'SP',
      country_id: 'BR',
    },
  }
  const values = valuesOf(stored, ['address_attributes'])
  const emptied = valuesOf(PROFILE, ['address_attributes'])
  assert.deepEqual(changesIn(emptied, values), { address_attributes: null })
})

test('disabilities travel only with a yes', () => {
  const row = { disability_type_id: 'hearing', description: '', document: null }
  assert.deepEqual(
    changed((values) => (values.disabilities_attributes = [row])),
    {},
  )
  assert.deepEqual(
    changed((values) => ((values.disability = true), (values.disabilities_attributes = [row]))),
    { disability: true, disabilities_attributes: [{ disability_type_id: 'hearing', description: '' }] },
  )
})

test('a file always travels, and a picture may be taken away', () => {
  const file = new File(['x'], 'foto.png')
  const sent = changed((values) => (values.avatar = file))
  assert.equal(sent.avatar, file)
  assert.equal(withFile(sent), true)
  assert.deepEqual(
    changed((values) => (values.avatar_destroy = true)),
    { avatar_destroy: true },
  )
})
