// A save whose answer was lost is sent again: nothing doubles, and nobody is told of a conflict with themselves.
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { openApp } from '#test/support/app.ts'
import { newCandidate, PASSWORD, refusal } from '#test/support/candidate.ts'
import { profiles, type ProfileSent } from '#test/support/profile.ts'
import { pdf } from '#test/support/sample-files.ts'
import type { Answer } from '#wire/endpoint.ts'
import { send } from '#wire/send.ts'
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

const keyed = async (
  token: string,
  key: string,
  user_info_attributes: ProfileSent,
): Promise<Answer<typeof updateProfile>['data']['attributes']> =>
  (
    await send(
      (url, init) => app.request(url, init),
      updateProfile,
      { user: { user_info_attributes } },
      { headers: { authorization: `Bearer ${token}`, 'idempotency-key': key } },
    )
  ).data.attributes
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

test('a key that saved other content is refused, a refused save uses none up, and a day later none is known', async () => {
  const { token } = await newCandidate(app)
  await refusal(keyed(token, 'k', { experiences_attributes: [{ ...aurora, company: '' }] }))
  await keyed(token, 'k', { experiences_attributes: [aurora] })
  const other = await refusal(keyed(token, 'k', { experiences_attributes: [nimbo] }))
  assert.deepEqual([other.status, Object.keys(other.body.errors!)], [422, ['idempotency_key']])
  app.at(new Date(Date.now() + 25 * 3_600_000).toISOString())
  assert.deepEqual(companies(await keyed(token, 'k', { experiences_attributes: [nimbo] })), ['Aurora', 'Nimbo'])
  app.at(undefined)
})

test('one person’s key is nothing to another', async () => {
  const [ana, bia] = [await newCandidate(app), await newCandidate(app)]
  await keyed(ana.token, 'same', { motivations: 'De Ana' })
  assert.equal((await keyed(bia.token, 'same', { motivations: 'De Bia' })).motivations, 'De Bia')
})

test('the password changed by a save whose answer was lost is not asked for again', async () => {
  const { token } = await newCandidate(app)
  const sent = { password: 'Nova@20267', password_confirmation: 'Nova@20267', current_password: PASSWORD }
  await keyed(token, 'secret', sent)
  await keyed(token, 'secret', sent)
  const kept = await app.ctx().db.selectFrom('user_infos').select('recent_saves').execute()
  assert.equal(JSON.stringify(kept).includes('Nova@'), false)
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

const TWICE: Record<string, ProfileSent> = {
  experiences: { experiences_attributes: [aurora, aurora, nimbo] },
  educations: {
    educations_attributes: [
      {
        education_type_id: 'free_course',
        institution_name: 'Escola Aberta',
        course_name: 'Fotografia',
        duration: 'short',
      },
    ],
  },
  'softwares and languages': {
    user_softwares_attributes: [{ software_id: 'abap', level: 'beginner' }],
    user_languages_attributes: [{ language_id: 'en', level: 'fluent' }],
  },
  disabilities: {
    disability: true,
    disabilities_attributes: [{ disability_type_id: 'hearing', description: 'Aparelho' }],
  },
  'disabilities with their report': {
    disability: true,
    disabilities_attributes: [
      {
        disability_type_id: 'hearing',
        description: 'Aparelho',
        cid: new File([new Uint8Array(pdf('laudo'))], 'laudo.pdf'),
      },
    ],
  },
}
for (const [what, sent] of Object.entries(TWICE))
  test(`with neither key nor version, the same new rows pressed twice come once: ${what}`, async () => {
    const { token } = await newCandidate(app)
    await Promise.all([save(token, sent), save(token, sent)])
    const found = await mine(token)
    for (const [name, rows] of Object.entries(sent))
      if (Array.isArray(rows)) assert.equal((found[name as keyof typeof found] as unknown[]).length, rows.length, name)
  })

test('a row that differs, one told apart by a key or a version, and one of some time later are rows of their own', async () => {
  const { token } = await newCandidate(app)
  const again = { experiences_attributes: [aurora] }
  await save(token, again)
  await save(token, { experiences_attributes: [{ ...aurora, job: 'Trainee' }] })
  assert.equal(companies(await keyed(token, 'another', again)).length, 3)
  assert.equal(companies(await save(token, { ...again, lock_version: (await mine(token)).lock_version })).length, 4)
  app.at(new Date(Date.now() + 11_000).toISOString())
  assert.equal(companies(await save(token, again)).length, 5)
  app.at(undefined)
})

test('a row that went a moment ago may come again, and a report that came along is not left out', async () => {
  const { token } = await newCandidate(app)
  const {
    experiences_attributes: [{ id } = { id: '' }],
  } = await save(token, { experiences_attributes: [aurora] })
  assert.deepEqual(companies(await save(token, { experiences_attributes: [{ id, _destroy: true }, aurora] })), [
    'Aurora',
  ])
  const hearing = { disability_type_id: 'hearing', description: 'Aparelho' }
  await save(token, { disability: true, disabilities_attributes: [hearing] })
  const { disabilities_attributes: rows } = await save(token, {
    disability: true,
    disabilities_attributes: [{ ...hearing, cid: new File([new Uint8Array(pdf('laudo'))], 'laudo.pdf') }],
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

test('the reference says that a key is taken', async () => {
  const { paths } = (await (await app.request('/v1/openapi.json')).json()) as {
    paths: Record<string, Record<string, { parameters: { name: string; in: string }[] }>>
  }
  for (const method of ['put', 'post'])
    assert.ok(
      paths['/v1/profile/users']![method]!.parameters.some(
        (one) => one.name === 'Idempotency-Key' && one.in === 'header',
      ),
    )
})
