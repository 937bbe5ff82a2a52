// On PostgreSQL too: search.
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { openApp } from '#test/support/app.ts'
import { refusal } from '#test/support/candidate.ts'
import { applyTo, bornYearsAgo } from '#test/support/candidatures.ts'
import { newJob } from '#test/support/jobs.ts'
import { bankWorld, type Search } from '#test/support/selection/bank.ts'
import { ALL_SECTIONS, type ProfileSent } from '#test/support/profile.ts'
import { listProfileViews } from '#features/candidates/wire/profile.ts'
import { withdrawCandidature } from '#features/candidatures/wire/applying.ts'
import type { VisibleSection } from '#features/candidates/server/candidates.ts'

const app = await openApp({ env: { RATE_LIMITS: 'off' } })
const bank = await bankWorld(app)
const { listed, found, find, open, save, recruiter } = bank
const db = () => app.ctx().db
const isFound = async (id: string, search: Search = {}, token = recruiter) =>
  (await found(search, token)).ids.includes(id)
const status = (call: Promise<unknown>) =>
  call.then(
    () => 200,
    (error: { status?: number }) => error.status ?? 0,
  )

test('whoever says no is gone from list, count and profile with the next request', async () => {
  const { id, token } = await listed()
  const before = await found()
  assert.ok(before.ids.includes(id))
  assert.equal((await open(id)).name, 'Lia Nogueira')
  await save(token, { auto_enroll: false })
  assert.equal(await isFound(id), false)
  assert.equal((await found()).total, before.total - 1)
  assert.equal((await refusal(open(id))).status, 404)
  await save(token, { auto_enroll: true })
  assert.deepEqual(await found(), before)
})

test('nobody is listed without a confirmed e-mail, nor whose account is shut', async () => {
  for (const change of [{ email_confirmed_at: null }, { disabled_at: new Date().toISOString() }]) {
    const { id, email } = await listed()
    const back = await db().selectFrom('logins').selectAll().where('email', '=', email).executeTakeFirstOrThrow()
    await db().updateTable('logins').set(change).where('email', '=', email).execute()
    assert.equal(await isFound(id), false, JSON.stringify(change))
    assert.equal((await refusal(open(id))).status, 404)
    const { email_confirmed_at, disabled_at } = back
    await db().updateTable('logins').set({ email_confirmed_at, disabled_at }).where('email', '=', email).execute()
    await app.run('fill-bank')
    assert.equal(await isFound(id), true, 'and comes in again')
  }
})

test('who named a company’s CNPJ root, or is an intern there, is seen neither by it nor by its branches', async () => {
  const [blocks, interns] = [await listed(), await listed()]
  const { cnpj } = await db()
    .selectFrom('companies')
    .select('cnpj')
    .where('id', '=', bank.companies.branch)
    .executeTakeFirstOrThrow()
  const now = new Date().toISOString()
  await db()
    .insertInto('bank_blocks')
    .values({ id: crypto.randomUUID(), user_info_id: blocks.id, cnpj_root: cnpj.slice(0, 8), created_at: now })
    .execute()
  const day = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10)
  await db()
    .insertInto('internships')
    .values({
      id: crypto.randomUUID(),
      user_info_id: interns.id,
      company_id: bank.companies.company,
      starts_on: day(-30),
      ends_on: day(30),
      created_at: now,
    })
    .execute()
  const stranger = bank.of('Recrutador', 'stranger').token!
  for (const { id } of [blocks, interns]) {
    for (const token of [recruiter, bank.of('Recrutador', 'branch').token!]) {
      assert.equal(await isFound(id, {}, token), false)
      assert.equal(await status(open(id, undefined, token)), 404)
    }
    assert.equal(await isFound(id, {}, stranger), true)
  }
})

test('once all that somebody sent to the company is over, the bank does not open them again', async () => {
  const person = await listed()
  const { attributes } = await newJob(app, recruiter)
  const { id } = await applyTo(app, attributes.slug, person.token)
  assert.equal(await isFound(person.id), true)
  await app.call(withdrawCandidature, { id }, person.token)
  assert.equal(await isFound(person.id), false)
  assert.equal(await status(open(person.id)), 404)
  assert.equal(await isFound(person.id, {}, bank.of('Recrutador', 'stranger').token!), true)
})

const SEARCHED: VisibleSection[] = ['about', 'education', 'experiences', 'knowledge', 'languages', 'city']
/** A word, or a filter, that matches in this section only. */
const PAIRS: [VisibleSection, ProfileSent, Search][] = [
  ['about', { motivations: 'Sonho com marchetaria' }, { q: 'marchetaria' }],
  ['about', { hobbies: ['Ornitologia'] }, { q: 'ornitologia' }],
  [
    'education',
    {
      educations_attributes: [
        {
          education_type_id: 'free_course',
          institution_name: 'Liceu Zênite',
          course_name: 'Tanoaria',
          duration: 'short',
        },
      ],
    },
    { q: 'tanoaria' },
  ],
  ['education', { period: 'vespertine' }, { period: ['vespertine'] }],
  ['education', { main_education_type: 'technical' }, { education_type: ['technical'] }],
  [
    'experiences',
    {
      experiences_attributes: [
        { company: 'Ourivesaria Sol', job: 'Ourives', level: 'intern', start_date: '01/2022', end_date: '12/2022' },
      ],
    },
    { q: 'ourivesaria' },
  ],
  ['knowledge', { skill_ids: ['copywriting'] }, { q: 'copywriting' }],
  ['knowledge', { skill_ids: ['copywriting'] }, { skill_id: ['copywriting'] }],
  ['knowledge', {}, { software_id: ['abap'] }],
  ['knowledge', {}, { area_id: ['administracao'] }],
  ['languages', { user_languages_attributes: [{ language_id: 'fr', level: 'fluent' }] }, { q: 'francês' }],
  [
    'languages',
    { user_languages_attributes: [{ language_id: 'fr', level: 'fluent' }] },
    { language_id: ['fr'], language_level: 'advanced' },
  ],
  ['city', {}, { city_id: [3106200] }],
  ['city', {}, { state_id: ['MG'] }],
  ['city', {}, { q: 'belo horizonte' }],
]

for (const [section, told, search] of PAIRS)
  test(`${section}: ${JSON.stringify(search)} finds who shows it, and tells nothing of who hides it`, async () => {
    const person = await listed({ visible_sections: SEARCHED })
    if (Object.keys(told).length) await save(person.token, told)
    const shown = await found(search)
    assert.ok(shown.ids.includes(person.id), 'shown')
    await save(person.token, { visible_sections: SEARCHED.filter((one) => one !== section) })
    const hidden = await found(search)
    assert.deepEqual(
      [hidden.ids.includes(person.id), hidden.total],
      [false, shown.total - 1],
      'neither in the list nor in the count',
    )
    assert.ok(await isFound(person.id), 'though the person stays in the bank')
    await save(person.token, { auto_enroll: false })
  })

test('contact, networks, salary and résumé find nobody even where they are shown', async () => {
  const { id } = await listed({
    visible_sections: ['contact', 'networks', 'salary', 'resume'],
    linkedin: 'https://www.linkedin.com/in/zebedeu',
    expected_salary: '4321.00',
  })
  for (const q of ['zebedeu', '4321', 'nogueira', '98765']) assert.equal(await isFound(id, { q }), false, q)
})

test('nobody is chosen, or put in order, by what the law protects', async () => {
  for (const name of [
    'age',
    'date_of_birth',
    'sex',
    'marital_status',
    'photo',
    'ethnicity',
    'disability',
    'expected_salary',
    'pcd',
  ]) {
    assert.equal((await refusal(find({ [name]: '1' } as Search))).status, 422, name)
    assert.equal((await refusal(find({ sort: name } as unknown as Search))).status, 422, `sort ${name}`)
  }
})

test('who is under 18 is found for a job that they may take, and for no other', async () => {
  const { id, token } = await listed({ date_of_birth: bornYearsAgo(17), auto_enroll: false })
  assert.equal(await isFound(id), false)
  await save(token, { auto_enroll: true })
  const job = async (changes: Parameters<typeof newJob>[2]) => (await newJob(app, recruiter, changes)).id
  const [internship, temporary] = [await job({}), await job({ job_type: 'temporary' })]
  assert.deepEqual(
    [await isFound(id), await isFound(id, { job_id: internship }), await isFound(id, { job_id: temporary })],
    [false, true, false],
  )
  assert.deepEqual(
    [await status(open(id)), await status(open(id, internship)), await status(open(id, temporary))],
    [404, 200, 404],
  )
  const foreign = (await newJob(app, bank.of('Recrutador', 'stranger').token!)).id
  assert.equal(await status(find({ job_id: foreign })), 404, 'the job is the company’s own')
})

test('opening a profile is told to the person, once a company and day; being listed is not', async () => {
  const { id, token } = await listed()
  await find()
  const seen = async () => (await app.call(listProfileViews, {}, token)).total_count
  assert.equal(await seen(), 0)
  await open(id)
  await open(id, undefined, bank.of('Administrador').token)
  assert.equal(await seen(), 1)
})

test('a profile holds what is shown, in words; contact, age, photo and résumé never', async () => {
  const { id } = await listed({
    visible_sections: ALL_SECTIONS,
  })
  const shown = await open(id)
  assert.deepEqual(
    [shown.name, shown.city, shown.motivations, shown.experiences[0]?.job, shown.languages, shown.portfolios],
    [
      'Lia Nogueira',
      'Belo Horizonte',
      'Aprender com gente boa',
      'Atendente',
      [{ name: 'Inglês', level: 'Avançado' }],
      ['https://lia.example/obras'],
    ],
  )
})

test('each result says why it is there', async () => {
  const { id } = await listed({ skill_ids: ['copywriting'], motivations: 'Escrever copywriting para viver' })
  const why = async (search: Search) =>
    (await find({ per_page: 100, ...search })).collection.data.find((one) => one.id === id)!.attributes.reasons
  assert.deepEqual(await why({ q: 'copywriting', city_id: [3106200], language_id: ['en'] }), [
    '“copywriting” aparece nos conhecimentos e na apresentação',
    'Fala Inglês (avançado)',
    'Mora em Belo Horizonte, MG',
  ])
  assert.deepEqual(await why({ skill_id: ['copywriting'] }), ['Conhece Copywriting'])
  assert.deepEqual(await why({}), [])
})

test('words are found in any form, and what is better known comes first', async () => {
  const [one, other] = [
    await listed({ skill_ids: [], motivations: 'Quero aprender marcenarias antigas' }),
    await listed({
      skill_ids: [],
      experiences_attributes: [
        { company: 'Marcenaria', job: 'Marceneira', level: 'intern', start_date: '01/2022', end_date: '12/2022' },
      ],
    }),
  ]
  assert.deepEqual((await found({ q: 'marcenaria' })).ids, [other.id, one.id])
  assert.equal((await found({ q: '???' })).total, 0)
})

test('beyond 2,000 people somebody is asked to say more', async () => {
  assert.equal(await status(find({ page: 20, per_page: 100 })), 200)
  const { status: code, body } = await refusal(find({ page: 21, per_page: 100 }))
  assert.deepEqual([code, /Refine a busca/.test(JSON.stringify(body))], [422, true])
})

test('a company that is not verified, or lies below a suspended one, finds nobody', async () => {
  const stands = (verification: string, place: 'stranger' | 'company') =>
    db().updateTable('companies').set({ verification }).where('id', '=', bank.companies[place]).execute()
  const stranger = bank.of('Recrutador', 'stranger').token!
  for (const verification of ['pendente', 'suspensa']) {
    await stands(verification, 'stranger')
    assert.equal(await status(find({}, stranger)), 403, verification)
  }
  await stands('verificada', 'stranger')
  await stands('suspensa', 'company')
  assert.equal(await status(find({}, bank.of('Recrutador', 'branch').token!)), 403)
  await stands('verificada', 'company')
})
