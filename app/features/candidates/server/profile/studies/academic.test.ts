import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import { rmSync, writeFileSync } from 'node:fs'
import { horizonte } from '#db/demo/universidade-horizonte.ts'
import { makePartner } from '#features/institutions/server/institutions.ts'
import { openApp } from '#test/support/app.ts'
import { newCandidate, PASSWORD, refusal } from '#test/support/candidate.ts'
import { profiles } from '#test/support/profile.ts'

const app = await openApp({ env: { RATE_LIMITS: 'off' } })
const { save, mine } = profiles(app)
let university_id: number
let course_id: string
let elsewhere: string
let clock = Date.UTC(2026, 10, 23, 12)
/** The features file is looked at again after a while. */
const byLevel = (on: boolean) => {
  const { features_file } = app.house.configuration
  if (on) writeFileSync(features_file, JSON.stringify({ user_ats_candidature_education_level: true }))
  else rmSync(features_file, { force: true })
  app.at(new Date((clock += 3_600_000)).toISOString())
}

before(async () => {
  const { db } = app.ctx()
  university_id = await makePartner(app.ctx(), horizonte)
  const taught = db.selectFrom('institution_courses').select('course_id').where('institution_id', '=', university_id)
  course_id = (await taught.limit(1).executeTakeFirstOrThrow()).course_id
  elsewhere = (
    await db.selectFrom('courses').select('id').where('id', 'not in', taught).limit(1).executeTakeFirstOrThrow()
  ).id
})
after(() => byLevel(false))

const college = () => ({
  not_in_university: false,
  university_id,
  course_id,
  current_semester: 3,
  formation_date: '12/2028',
})
const level = () => ({
  main_education_type: 'college',
  main_education_status: 'studying',
  university_id,
  course_id,
  ies_education_type: 'bachelor',
  ies_period: 'semester',
  current_semester: 3,
  course_start_date: '02/2025',
  formation_date: '12/2028',
  course_situation: 'studying' as const,
  period: 'nocturnal' as const,
  matriculation: '0042',
})

test('who does not study at a university keeps no course of one, whichever came first', async () => {
  const { token } = await newCandidate(app)
  await save(token, college())
  const left = await save(token, { not_in_university: true })
  assert.deepEqual(
    [left.university_id, left.course_id, left.current_semester, left.formation_date],
    [null, null, null, null],
  )
  const later = await save(token, { course_id, period: 'nocturnal' })
  assert.deepEqual([later.course_id, later.period], [null, 'nocturnal'])
})

test('what an answer emptied counts as changed: another tab that still shows it is told', async () => {
  const { token } = await newCandidate(app)
  const { lock_version } = await save(token, college())
  await save(token, { lock_version, not_in_university: true })
  const stale = await refusal(save(token, { lock_version, current_semester: 4 }))
  assert.deepEqual([stale.status, (stale.body as { fields?: string[] }).fields], [409, ['current_semester']])
})

test('an answer does not empty what another tab has told since', async () => {
  const { token } = await newCandidate(app)
  const { lock_version } = await save(token, { motivations: 'Aprender' })
  const { not_in_university: _, ...school } = college()
  const told = await save(token, { lock_version, ...school })
  const stale = await refusal(save(token, { lock_version, not_in_university: true }))
  assert.deepEqual([stale.status, (stale.body as { fields?: string[] }).fields], [409, ['not_in_university']])
  assert.equal((await save(token, { lock_version: told.lock_version, not_in_university: true })).university_id, null)
})

test('a course is one of the school’s, where it is known what the school teaches', async () => {
  const { token } = await newCandidate(app)
  assert.deepEqual((await refusal(save(token, { ...college(), course_id: elsewhere }))).body.errors, {
    course_id: ['Esta instituição não oferece este curso. Escolha um da lista dela.'],
  })
  const { db } = app.ctx()
  const campus = (
    await db
      .insertInto('institutions')
      .values({ name: 'Campus Norte', parent_id: university_id })
      .returning('id')
      .executeTakeFirstOrThrow()
  ).id
  assert.deepEqual(
    Object.keys(
      (await refusal(save(token, { ...college(), university_id: campus, course_id: elsewhere }))).body.errors!,
    ),
    ['course_id'],
  )
  const unknown = (
    await db
      .selectFrom('institutions')
      .select('id')
      .where('parent_id', 'is', null)
      .where('id', 'not in', db.selectFrom('institution_courses').select('institution_id'))
      .limit(1)
      .executeTakeFirstOrThrow()
  ).id
  assert.equal((await save(token, { ...college(), university_id: unknown, course_id: elsewhere })).course_id, elsewhere)
})

test('with the level asked for, each level keeps what it is asked, and no studies keep nothing', async () => {
  byLevel(true)
  const { token } = await newCandidate(app)
  await save(token, { not_in_university: true })
  const all = await save(token, level())
  assert.deepEqual(
    [all.university_id, all.ies_education_type, all.not_in_university],
    [university_id, 'bachelor', false],
  )
  const school = await save(token, { main_education_type: 'high_school', ies_period: 'year', current_semester: 2 })
  assert.deepEqual(
    [
      school.university_id,
      school.course_id,
      school.ies_education_type,
      school.period,
      school.matriculation,
      school.formation_date,
    ],
    [null, null, null, 'nocturnal', '0042', '12/2028'],
  )
  await save(token, { main_education_type: 'none' })
  const { labels: _, ...none } = await mine(token)
  for (const name of Object.keys(level()) as (keyof ReturnType<typeof level>)[])
    assert.equal(none[name], name === 'main_education_type' ? 'none' : null, name)
  byLevel(false)
})

test("'no' alone is no education told; its level is", async () => {
  const { token } = await newCandidate(app)
  const tells = async (sent: object) => !(await save(token, sent)).completeness.missing.includes('education')
  assert.equal(await tells({ not_in_university: true }), false)
  assert.equal(await tells({ main_education_type: 'college' }), true)
  assert.equal(await tells({ main_education_type: 'high_school' }), true)
})

test('two saves at once, each right beside what stood, are not both right beside each other', async () => {
  const { token } = await newCandidate(app)
  await save(token, {
    ...college(),
    main_education_type: 'college',
    main_education_status: 'studying',
    formation_date: '12/2029',
  })
  // Judged at once, and then as slow as the hash of a password, while the other one is saved.
  const slow = refusal(
    save(token, {
      formation_date: '12/2030',
      password: 'Nova@20267',
      password_confirmation: 'Nova@20267',
      current_password: PASSWORD,
    }),
  )
  await save(token, { main_education_status: 'completed', formation_date: '01/2020' })
  assert.deepEqual((await slow).body.errors, {
    formation_date: ['A data de formação deve ser menor ou igual ao mês e ano atual'],
  })
  assert.equal((await mine(token)).formation_date, '01/2020')
})
