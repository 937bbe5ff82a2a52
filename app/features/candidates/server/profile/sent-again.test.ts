// A save whose answer was lost is sent again: nothing doubles, and nobody is told of a conflict with themselves.
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { openApp } from '#test/support/app.ts'
import { newCandidate, PASSWORD, refusal } from '#test/support/candidate.ts'
import { profiles, type ProfileSent } from '#test/support/profile.ts'
import { pdf } from '#test/support/files/sample-files.ts'
import { updateProfile } from '../../wire/profile.ts'

const app = await openApp({ env: { RATE_LIMITS: 'off' } })
const { save, mine } = profiles(app)
const aurora = {
  company: 'Aurora',
  job: 'Estágio em TI',
  level: 'intern' as const,
  start_date: '02/2023',
  end_date: '03/2024',
}
const nimbo = { ...aurora, company: 'Nimbo' }

const keyed = async (token: string, key: string, user_info_attributes: ProfileSent) =>
  (await app.call(updateProfile, { user: { user_info_attributes } }, token, key)).data.attributes
const companies = ({ experiences_attributes: rows }: { experiences_attributes: { company: string }[] }) =>
  rows.map(({ company }) => company)

test('the same key with the same content writes once, and is answered with what stands', async () => {
  const { token } = await newCandidate(app)
  const sent = { experiences_attributes: [aurora, aurora], motivations: 'Aprender' }
  const first = await keyed(token, 'one', sent)
  assert.deepEqual(await keyed(token, 'one', { ...sent, lock_version: 0 }), first)
  assert.deepEqual([companies(await mine(token)), (await mine(token)).lock_version], [['Aurora', 'Aurora'], 1])
  assert.deepEqual(companies(await keyed(token, 'two', { experiences_attributes: [nimbo] })), [
    'Aurora',
    'Aurora',
    'Nimbo',
  ])
})

test('both at once write once', async () => {
  const { token } = await newCandidate(app)
  const [one, two] = await Promise.all([1, 2].map(() => keyed(token, 'twice', { experiences_attributes: [aurora] })))
  assert.deepEqual([one, companies(one!)], [two, ['Aurora']])
})

test('the password changed by a save whose answer was lost is not asked for again', async () => {
  const { token } = await newCandidate(app)
  const sent = { password: 'Nova@20267', password_confirmation: 'Nova@20267', current_password: PASSWORD }
  await keyed(token, 'secret', sent)
  await keyed(token, 'secret', sent)
})

const AGAIN: Record<string, [first: ProfileSent, again?: ProfileSent]> = {
  'plain words': [
    {
      motivations: 'Aprender',
      expected_salary: '1500.00',
      hobbies: ['Xadrez'],
      cellphone: '(31) 98765-4321',
      linkedin: 'linkedin.com/in/lia',
    },
  ],
  'what is sealed': [
    {
      rg: '12.345.678-9',
      ethnicity_id: 'brown',
      disability: true,
      disabilities_attributes: [{ disability_type_id: 'hearing', description: 'Aparelho' }],
    },
  ],
  'new rows': [
    { experiences_attributes: [aurora, nimbo], user_languages_attributes: [{ language_id: 'en', level: 'fluent' }] },
  ],
  choices: [{ skill_ids: ['5s', 'Um saber só meu'], job_interests: ['administracao'], interests: [] }],
  'an address and a schedule': [
    {
      address_attributes: {
        zipcode: '30130-010',
        street: 'Rua A',
        number: '10',
        neighborhood: 'Centro',
        state_id: 'MG',
        city_id: 3106200,
        country_id: 'BR',
      },
      study_schedule_attributes: {
        schedule_type: 'default',
        days_attributes: [{ day_of_week: 0, available: true, hours_attributes: [{ from: '19:00', to: '22:30' }] }],
      },
    },
  ],
  'an education': [
    {
      not_in_university: true,
      main_education_type: 'high_school',
      main_education_status: 'studying',
      ies_period: 'year',
      course_start_date: '02/2023',
    },
  ],
}
for (const [what, [sent]] of Object.entries(AGAIN))
  test(`without a key, the same words against the same version are no conflict: ${what}`, async () => {
    const { token } = await newCandidate(app)
    const first = await save(token, { lock_version: 0, ...sent })
    const { lock_version: _, ...again } = await save(token, { lock_version: 0, ...sent })
    const { lock_version: __, ...stood } = first
    assert.deepEqual(again, stood)
  })

test('a row of the same words is another row, and a report that came along is kept', async () => {
  const { token } = await newCandidate(app)
  const [first] = (await save(token, { experiences_attributes: [aurora] })).experiences_attributes
  assert.equal(companies(await save(token, { experiences_attributes: [aurora] })).length, 2)
  const gone = { id: first!.id, _destroy: true as const }
  assert.equal(companies(await save(token, { experiences_attributes: [gone, aurora] })).length, 2)
  const hearing = { disability_type_id: 'hearing', description: 'Aparelho' }
  await save(token, { disability: true, disabilities_attributes: [hearing] })
  const { disabilities_attributes: rows } = await save(token, {
    disability: true,
    disabilities_attributes: [
      { ...hearing, disability_type_id: 'physical', cid: new File([new Uint8Array(pdf('laudo'))], 'laudo.pdf') },
    ],
  })
  assert.equal(rows.length, 2)
})

test('rows that went are gone, and other words are still a conflict', async () => {
  const { token } = await newCandidate(app)
  const { experiences_attributes: rows, lock_version } = await save(token, { experiences_attributes: [aurora, nimbo] })
  const sent = {
    lock_version,
    experiences_attributes: [
      { id: rows[0]!.id, _destroy: true as const },
      { ...nimbo, id: rows[1]!.id, job: 'Trainee' },
    ],
  }
  await save(token, sent)
  assert.deepEqual(companies(await save(token, sent)), ['Nimbo'])
  assert.equal(
    (await refusal(save(token, { ...sent, experiences_attributes: [{ ...nimbo, id: rows[1]!.id, job: 'Outro' }] })))
      .status,
    409,
  )
  assert.equal((await refusal(save(token, { lock_version, experiences_attributes: [aurora] }))).status, 409)
})
