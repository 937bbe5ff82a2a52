import assert from 'node:assert/strict'
import { test } from 'node:test'
import { QueryClient } from '@tanstack/react-query'
import { listCities } from '#features/static-lists/wire.ts'
import { keyOf } from '#web/calls/answer.ts'
import type { OwnProfile } from './profile-values.ts'
import { NO_FILE, NOT_TOLD, storedFileWords, valueWords } from './value-words.ts'

const client = new QueryClient()
const profile = {
  labels: { language_id: [{ value: 'en', label: 'Inglês' }], city_id: [{ value: '3106200', label: 'Belo Horizonte' }] },
  avatar_path: null,
  curriculum_vitae: { name: 'novo.pdf', url: '/' },
} as unknown as OwnProfile
const words = (key: string, value: unknown) => valueWords(client, [profile], key, value)

const days = (from: string) =>
  [2, 3].map((day_of_week) => ({ day_of_week, available: true, hours_attributes: [{ from, to: '12:00' }] }))
const VALUES: Record<string, unknown> = {
  experiences_attributes: [
    {
      company: 'Aurora',
      job: 'Atendente',
      level: 'intern',
      description: 'Balcão',
      current_job: false,
      start_date: '01/2022',
      end_date: '12/2022',
    },
  ],
  educations_attributes: [
    {
      education_type_id: 'free_course',
      institution_name: 'Escola Aberta',
      course_name: 'Fotografia',
      duration: 'short',
    },
  ],
  user_softwares_attributes: [{ software_id: 'abap', level: 'beginner' }],
  user_languages_attributes: [{ language_id: 'en', level: 'advanced' }],
  disabilities_attributes: [
    { disability_type_id: 'hearing', description: 'Aparelho', document: { name: 'laudo.pdf' } },
  ],
  address_attributes: {
    zipcode: '30130-010',
    street: 'Rua A',
    number: '10',
    complement: 'apto 2',
    neighborhood: 'Centro',
    state_id: 'MG',
    city_id: 3106200,
    country_id: 'BR',
  },
  study_schedule_attributes: { schedule_type: 'custom', reason_for_no_classes: '', days_attributes: days('08:00') },
  hobbies: ['Violão', 'Corrida'],
}
/** Words of an enumeration that differ from the ones above. */
const OTHER: Record<string, unknown> = { level: 'native', duration: 'long', schedule_type: 'flex' }
const LEVEL: Record<string, string> = {
  experiences_attributes: 'trainee',
  user_softwares_attributes: 'advanced',
  user_languages_attributes: 'fluent',
}

/** The value once for each of its leaves, with that one changed. */
function* changed(value: unknown, key: string, name = ''): Generator<{ leaf: string; value: unknown }> {
  if (value === null || typeof value !== 'object') {
    const other =
      name === 'level'
        ? LEVEL[key]
        : (OTHER[name] ??
          (typeof value === 'boolean' ? !value : typeof value === 'number' ? value + 1 : `${value as string}9`))
    return yield { leaf: name, value: other }
  }
  for (const [part, inner] of Object.entries(value))
    for (const one of changed(inner, key, Array.isArray(value) ? name : part))
      yield {
        leaf: one.leaf,
        value: Array.isArray(value) ? value.with(Number(part), one.value) : { ...value, [part]: one.value },
      }
}

for (const [key, value] of Object.entries(VALUES))
  test(`two that differ in any part of ${key} read differently`, () => {
    for (const other of changed(value, key))
      if (other.leaf !== 'reason_for_no_classes')
        assert.notEqual(words(key, other.value), words(key, value), other.leaf)
  })

test('what is read is what is on the screen, not what travels', () => {
  assert.equal(words('user_languages_attributes', VALUES['user_languages_attributes']), 'Inglês, Avançado')
  assert.equal(
    words('experiences_attributes', VALUES['experiences_attributes']),
    'Aurora, Atendente, Estágio, 01/2022 a 12/2022, Balcão',
  )
  assert.equal(
    words('study_schedule_attributes', VALUES['study_schedule_attributes']),
    'Horários diferentes em cada dia\nSegunda-feira: 08:00 às 12:00\nTerça-feira: 08:00 às 12:00',
  )
  assert.equal(
    words('address_attributes', VALUES['address_attributes']),
    'Rua A, 10, apto 2, Centro, Belo Horizonte, MG, Brasil, CEP 30130-010',
  )
  client.setQueryData(keyOf(listCities, { state: 'SP' }), [{ value: 3550308, label: 'São Paulo' }])
  assert.match(
    words('address_attributes', { ...(VALUES['address_attributes'] as object), state_id: 'SP', city_id: 3550308 }),
    /São Paulo, SP/,
  )
  assert.equal(
    words('study_schedule_attributes', {
      schedule_type: 'without_class',
      reason_for_no_classes: 'Férias',
      days_attributes: [],
    }),
    'Sem aulas no momento\nFérias',
  )
  assert.deepEqual(
    [words('not_in_university', true), words('disability', true), words('summary', ' ')],
    ['Não', 'Sim', NOT_TOLD],
  )
  assert.equal(words('ies_period', 'bimester'), 'Bimestre')
})

test('a file is read by its name, and one that goes as none', () => {
  assert.deepEqual(
    [words('curriculum_vitae', new File([], 'meu.pdf')), words('curriculum_vitae_destroy', true)],
    ['meu.pdf', NO_FILE],
  )
  assert.deepEqual(
    ['curriculum_vitae', 'curriculum_vitae_destroy', 'avatar_destroy', 'summary'].map((key) =>
      storedFileWords(profile, key),
    ),
    ['novo.pdf', 'novo.pdf', NO_FILE, undefined],
  )
})
