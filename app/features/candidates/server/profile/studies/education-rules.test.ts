import assert from 'node:assert/strict'
import { rmSync, writeFileSync } from 'node:fs'
import { test } from 'node:test'
import { openApp } from '#test/support/app.ts'
import { newCandidate, refusal } from '#test/support/candidate.ts'
import { profiles, type ProfileSent } from '#test/support/profile.ts'
import { semestersOf } from '../../../wire/academic-rules.ts'
import { academicProblems } from '../../../wire/academic-requirements.ts'

const app = await openApp({ env: { RATE_LIMITS: 'off' } })
const { save } = profiles(app)
app.at('2026-11-23T12:00:00.000Z')

const BLANK = 'Não pode ficar em branco'
const OPTION = 'Escolha uma opção da lista'

type Rule = [what: string, sent: object, errors: Record<string, string>]

const named = (errors: Record<string, string>) =>
  Object.fromEntries(Object.entries(errors).map(([field, words]) => [field, [words]]))

const EARLY = 'A data de formação deve ser maior ou igual ao mês e ano atual'
const LATE = 'A data de formação deve ser menor ou igual ao mês e ano atual'
const NOTHING = {
  university_id: null,
  course_id: null,
  current_semester: null,
  formation_date: null,
  main_education_status: null,
  ies_education_type: null,
  ies_period: null,
}
const school = {
  main_education_type: 'high_school',
  main_education_status: 'studying',
  ies_period: 'year',
  formation_date: '12/2027',
}

const PLAIN: Rule[] = [
  [
    'nothing',
    { not_in_university: false, ...NOTHING },
    { university_id: BLANK, course_id: BLANK, current_semester: BLANK, formation_date: BLANK },
  ],
  ['not in a university', { not_in_university: true, ...NOTHING }, {}],
  [
    'studying, over already',
    {
      ...NOTHING,
      not_in_university: false,
      main_education_status: 'studying',
      university_id: 1,
      course_id: 'x',
      current_semester: 3,
      formation_date: '10/2026',
    },
    { formation_date: EARLY },
  ],
  [
    'studying, over this month',
    {
      ...NOTHING,
      not_in_university: false,
      main_education_status: 'studying',
      university_id: 1,
      course_id: 'x',
      current_semester: 3,
      formation_date: '11/2026',
    },
    {},
  ],
  [
    'completed next month',
    {
      ...NOTHING,
      not_in_university: false,
      main_education_status: 'completed',
      university_id: 1,
      course_id: 'x',
      current_semester: 3,
      formation_date: '12/2026',
    },
    { formation_date: LATE },
  ],
  [
    'completed this month',
    {
      ...NOTHING,
      not_in_university: false,
      main_education_status: 'completed',
      university_id: 1,
      course_id: 'x',
      current_semester: 3,
      formation_date: '11/2026',
    },
    {},
  ],
  [
    'a semester of another level',
    {
      ...NOTHING,
      not_in_university: false,
      main_education_type: 'technical',
      university_id: 1,
      course_id: 'x',
      current_semester: 5,
      formation_date: '12/2026',
    },
    { current_semester: OPTION },
  ],
]
const BY_LEVEL: Rule[] = [
  ['no level', { ...NOTHING, main_education_type: null }, { main_education_type: BLANK }],
  ['no education', { ...NOTHING, main_education_type: 'none' }, {}],
  [
    'a school',
    { ...NOTHING, main_education_type: 'elementary_school' },
    { main_education_status: BLANK, ies_period: BLANK, formation_date: BLANK },
  ],
  [
    'a level alone',
    { main_education_type: 'high_school' },
    { main_education_status: BLANK, ies_period: BLANK, formation_date: BLANK },
  ],
  ['a school, whole', { ...NOTHING, ...school }, {}],
  [
    'technical',
    { ...NOTHING, ...school, main_education_type: 'technical' },
    { university_id: BLANK, course_id: BLANK },
  ],
  [
    'college',
    { ...NOTHING, main_education_type: 'college' },
    {
      university_id: BLANK,
      course_id: BLANK,
      main_education_status: BLANK,
      ies_education_type: BLANK,
      ies_period: BLANK,
      formation_date: BLANK,
    },
  ],
]

test('an education is asked for as the flag says, by the rules and by the API', async () => {
  const { id: university_id } = await app
    .ctx()
    .db.selectFrom('institutions')
    .select('id')
    .limit(1)
    .executeTakeFirstOrThrow()
  const { id: course_id } = await app.ctx().db.selectFrom('courses').select('id').limit(1).executeTakeFirstOrThrow()
  const known = (sent: { university_id?: number | null }) => ({
    ...sent,
    ...(sent.university_id ? { university_id, course_id } : {}),
  })
  for (const [byLevel, rules] of [
    [false, PLAIN],
    [true, BY_LEVEL],
  ] as const) {
    if (byLevel)
      writeFileSync(
        app.house.configuration.features_file,
        JSON.stringify({ user_ats_candidature_education_level: true }),
      )
    app.at(`2026-11-23T1${byLevel ? 3 : 2}:00:00.000Z`)
    for (const [what, sent, errors] of rules) {
      const { token } = await newCandidate(app)
      assert.deepEqual(academicProblems(sent, { byLevel, now: '11/2026' }), errors, what)
      const answer = save(token, known(sent) as ProfileSent)
      if (Object.keys(errors).length) assert.deepEqual((await refusal(answer)).body.errors, named(errors), what)
      else assert.equal((await answer).university_id, known(sent).university_id ?? null, what)
    }
  }
  rmSync(app.house.configuration.features_file)
})

test('a level is counted in its own years', () => {
  const ends = (level: string | null) => [semestersOf(level)[0], semestersOf(level).at(-1)]
  assert.deepEqual(
    ['elementary_school', 'high_school', 'technical', 'high_school_technical', 'college', null].map(ends),
    [
      [5, 9],
      [1, 3],
      [1, 4],
      [1, 4],
      [1, 20],
      [1, 20],
    ],
  )
})
