import assert from 'node:assert/strict'
import { test } from 'node:test'
import { openApp } from '#test/support/app.ts'
import { newCandidate, refusal } from '#test/support/candidate.ts'
import { profiles, type ProfileSent } from '#test/support/profile.ts'

const app = await openApp()
const { save } = profiles(app)
const experience = {
  company: 'Aurora',
  job: 'Estágio em TI',
  level: 'intern' as const,
  start_date: '02/2023',
  end_date: '03/2024',
}

test('rows are added, changed and removed in one request; what is wrong is named inside them', async () => {
  const { token } = await newCandidate(app)
  const [first, second] = (
    await save(token, { experiences_attributes: [experience, { ...experience, company: 'Nimbo', current_job: true }] })
  ).experiences_attributes
  assert.deepEqual([first!.company, second!.end_date, second!.current_job], ['Aurora', null, true])
  const after = await save(token, {
    experiences_attributes: [
      { id: first!.id, _destroy: true },
      { ...experience, id: second!.id, company: 'Nimbo S.A.' },
      { ...experience, company: 'Terceira' },
    ],
  })
  assert.deepEqual(
    after.experiences_attributes.map(({ id, company }) => [id === second!.id, company]),
    [
      [true, 'Nimbo S.A.'],
      [false, 'Terceira'],
    ],
  )
  const wrong = await refusal(
    save(token, { experiences_attributes: [experience, { ...experience, company: '', end_date: '01/2023' }] }),
  )
  assert.deepEqual(wrong.body.errors, {
    'experiences[1].company': ['Não pode ficar em branco'],
    'experiences[1].end_date': ['A data de saída deve ser maior ou igual à de entrada'],
  })
})

test("a row of somebody else's is one that does not exist, and so is one that went", async () => {
  const [ana, bia] = [await newCandidate(app), await newCandidate(app)]
  const [row] = (await save(ana.token, { experiences_attributes: [experience] })).experiences_attributes
  const gone = { 'experiences[0]': ['Este item não existe mais. Recarregue a página.'] }
  for (const sent of [
    { ...experience, id: row!.id },
    { id: row!.id, _destroy: true as const },
  ])
    assert.deepEqual((await refusal(save(bia.token, { experiences_attributes: [sent] }))).body.errors, gone)
  await save(ana.token, { experiences_attributes: [{ id: row!.id, _destroy: true }] })
  assert.deepEqual(
    (await refusal(save(ana.token, { experiences_attributes: [{ ...experience, id: row!.id }] }))).body.errors,
    gone,
  )
})

test('a language stands in a list once', async () => {
  const { token } = await newCandidate(app)
  await save(token, { user_languages_attributes: [{ language_id: 'en', level: 'fluent' }] })
  const twice = await refusal(save(token, { user_languages_attributes: [{ language_id: 'en', level: 'beginner' }] }))
  assert.deepEqual(twice.body.errors, { 'user_languages[0].language_id': ['Já está na sua lista'] })
  const [english, spanish] = (
    await save(token, { user_languages_attributes: [{ language_id: 'es', level: 'fluent' }] })
  ).user_languages_attributes as { id: string; language_id: string; level: 'fluent' }[]
  const landed = async (...user_languages_attributes: NonNullable<ProfileSent['user_languages_attributes']>) =>
    Object.keys((await refusal(save(token, { user_languages_attributes }))).body.errors!)
  assert.deepEqual(await landed(english!, spanish!, { language_id: 'en', level: 'beginner' }), [
    'user_languages[2].language_id',
  ])
  assert.deepEqual(await landed({ ...english!, language_id: 'es' }, spanish!), ['user_languages[0].language_id'])
  assert.deepEqual(
    await landed(english!, { language_id: 'fr', level: 'native' }, { language_id: 'fr', level: 'fluent' }),
    ['user_languages[2].language_id'],
  )
})

test('the end of a current job is not judged, whatever stands in its field', async () => {
  const { token } = await newCandidate(app)
  const current = { ...experience, current_job: true, end_date: '99/9' }
  const [row] = (await save(token, { experiences_attributes: [current] })).experiences_attributes
  assert.equal(row!.end_date, null)
})

test('a disability stands in a list once', async () => {
  const { token } = await newCandidate(app)
  const hearing = { disability_type_id: 'hearing', description: 'Aparelho' }
  await save(token, { disability: true, disabilities_attributes: [hearing] })
  const twice = await refusal(save(token, { disabilities_attributes: [{ ...hearing, description: 'Libras' }] }))
  assert.deepEqual(twice.body.errors, { 'disabilities[0].disability_type_id': ['Já está na sua lista'] })
})

test('a week has seven days, whatever was sent of it, and each thing in it an id of its own', async () => {
  const { token } = await newCandidate(app)
  const hours = (from: string, to: string) => ({ id: 'same', from, to })
  const days_attributes = [
    {
      id: 'same',
      day_of_week: 6,
      available: true,
      hours_attributes: [hours('08:00', '10:00'), hours('14:00', '16:00')],
    },
    { id: 'same', day_of_week: 2, available: true, hours_attributes: [hours('08:00', '10:00')] },
  ]
  const { study_schedule_attributes: week } = await save(token, {
    study_schedule_attributes: { schedule_type: 'custom', days_attributes },
  })
  assert.deepEqual(
    week!.days_attributes.map(({ day_of_week, available }) => [day_of_week, available]),
    [1, 2, 3, 4, 5, 6, 7].map((day) => [day, day === 2 || day === 6]),
  )
  const ids = week!.days_attributes.flatMap(({ id, hours_attributes }) => [
    id,
    ...hours_attributes.map((range) => range.id),
  ])
  assert.deepEqual([new Set(ids).size, ids.includes('same')], [ids.length, false])
  const again = await save(token, {
    study_schedule_attributes: {
      schedule_type: 'custom',
      days_attributes: week!.days_attributes.map((day) => ({ ...day, available: true })),
    },
  })
  assert.deepEqual(
    again.study_schedule_attributes!.days_attributes.flatMap(({ id, hours_attributes }) => [
      id,
      ...hours_attributes.map((range) => range.id),
    ]),
    ids,
  )
  assert.deepEqual(
    (
      await save(token, {
        study_schedule_attributes: { schedule_type: 'flex', days_attributes: week!.days_attributes },
      })
    ).study_schedule_attributes!.days_attributes,
    [],
  )
})

test('a list keeps its order when rows of it change', async () => {
  const { token } = await newCandidate(app)
  const [one, , three] = (
    await save(token, { experiences_attributes: ['Um', 'Dois', 'Três'].map((company) => ({ ...experience, company })) })
  ).experiences_attributes
  const after = await save(token, {
    experiences_attributes: [
      { ...experience, company: 'Novo' },
      { ...experience, id: three!.id, company: 'Três mil' },
      { ...experience, id: one!.id, company: 'Um mil' },
    ],
  })
  assert.deepEqual(
    after.experiences_attributes.map(({ company }) => company),
    ['Um mil', 'Dois', 'Três mil', 'Novo'],
  )
})
