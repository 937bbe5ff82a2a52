import assert from 'node:assert/strict'
import { test } from 'node:test'
import { loginByEmail } from '#features/accounts/server/accounts.ts'
import { registerCandidate, trustInstitutionalEmail } from '#features/candidates/server/candidates.ts'
import { makePartner } from '#features/institutions/server/institutions.ts'
import { horizonte } from '#db/demo/universidade-horizonte.ts'
import { openApp } from '#test/support/app.ts'
import { castOf, ownCandidatures } from '#test/support/people/cast.ts'
import { enter, newCandidate, PASSWORD, refusal } from '#test/support/candidate.ts'
import { applyTo, AT_SCHOOL, bornYearsAgo, readyCandidate } from '#test/support/candidatures.ts'
import { lettersTo } from '#test/support/outside/letters.ts'
import { profiles, type ProfileSent } from '#test/support/profile.ts'

const app = await openApp({ env: { RATE_LIMITS: 'off', COMPANY_VERIFICATION: 'auto' } })
const { publish } = await castOf(app)
const { check, mine } = ownCandidatures(app)

test('what the profile lacks is named by the fields of its forms', async () => {
  const { token } = await newCandidate(app)
  const {
    attributes: { slug },
  } = await publish()
  assert.deepEqual((await check(slug, token)).missing, ['date_of_birth', 'cellphone', 'academic'])
  const { status, body } = await refusal(applyTo(app, slug, token))
  assert.deepEqual([status, Object.keys(body.errors!)], [422, ['date_of_birth', 'cellphone', 'academic']])
})

test('internships take enrolled students of any level and say so to others; other jobs do not ask', async () => {
  const [
    {
      attributes: { slug },
    },
    {
      attributes: { slug: effective },
    },
  ] = [await publish(), await publish({ job_type: 'effective' })]
  const { token } = await readyCandidate(app)
  const none = {
    main_education_type: null,
    main_education_status: null,
    course_situation: null,
    not_in_university: true,
  }
  const university = {
    ...none,
    main_education_type: 'college',
    not_in_university: false,
    university_id: 171,
    course_id: 'bacharelado-design',
    current_semester: 3,
    formation_date: '12/2029',
  }
  const enrolled: ProfileSent[] = [
    AT_SCHOOL,
    { ...AT_SCHOOL, main_education_status: null },
    { ...none, main_education_type: 'technical' },
    university,
    { ...university, main_education_type: null },
  ]
  const others: ProfileSent[] = [
    none,
    { ...none, main_education_type: 'none' },
    { ...none, main_education_type: 'college' },
    { ...AT_SCHOOL, main_education_status: 'completed' },
    { ...AT_SCHOOL, course_situation: 'graduate' },
    { ...university, course_situation: 'locked' },
  ]
  for (const studies of [...enrolled, ...others]) {
    await profiles(app).save(token, studies)
    assert.deepEqual(
      [(await check(slug, token)).missing, (await check(effective, token)).missing],
      [enrolled.includes(studies) ? [] : ['academic'], []],
      JSON.stringify(studies),
    )
  }
  assert.match((await refusal(applyTo(app, slug, token))).body.errors!['academic']![0]!, /matrícula.*Lei 11\.788/)
})

test('an unconfirmed e-mail looks and edits, and does not apply', async () => {
  const email = 'sem-confirmar@exemplo.example'
  await registerCandidate(app.ctx(), { name: 'Ana Sem Confirmar', email, password: PASSWORD })
  const { access_token } = await enter(app, { email })
  await profiles(app).save(access_token, {
    date_of_birth: bornYearsAgo(21),
    cellphone: '(31) 98765-4321',
    ...AT_SCHOOL,
  })
  const {
    attributes: { slug },
  } = await publish()
  const { email_confirmed, blockers } = await check(slug, access_token)
  assert.deepEqual([email_confirmed, blockers.length], [false, 1])
  assert.match(blockers[0]!, /Confirme o seu e-mail/)
  assert.equal((await refusal(applyTo(app, slug, access_token))).status, 403)
})

test('the law’s ages: apprentices from 14 to 24, internships from 16, temporary work from 18', async () => {
  const at = async (age: number) => (await readyCandidate(app, { date_of_birth: bornYearsAgo(age) })).token
  const [fifteen, seventeen, old] = [await at(15), await at(17), await at(30)]
  const slugOf = async (job_type: 'young_apprentice' | 'internship' | 'temporary' | 'effective') =>
    (await publish({ job_type })).attributes.slug
  const [apprentice, internship, temporary] = [
    await slugOf('young_apprentice'),
    await slugOf('internship'),
    await slugOf('temporary'),
  ]
  const status = (slug: string, token: string) =>
    applyTo(app, slug, token).then(
      () => 201,
      ({ status }: { status: number }) => status,
    )
  assert.deepEqual(
    [await status(apprentice, fifteen), await status(internship, fifteen), await status(temporary, fifteen)],
    [201, 403, 403],
  )
  assert.deepEqual(
    [await status(apprentice, seventeen), await status(internship, seventeen), await status(temporary, seventeen)],
    [201, 201, 403],
  )
  assert.deepEqual(
    [await status(apprentice, old), await status(internship, old), await status(temporary, old)],
    [403, 201, 201],
  )
  await profiles(app).save(old, { disability: true, disabilities_attributes: [{ disability_type_id: 'hearing' }] })
  assert.equal(await status(apprentice, old), 201, 'the law names no oldest age for apprentices with a disability')
})

test('a missed criterion shows what the job asks and the profile says; a review may be requested', async () => {
  const { token, email } = await readyCandidate(app, {
    user_languages_attributes: [{ language_id: 'en', level: 'beginner' }],
  })
  const {
    attributes: { slug },
  } = await publish({
    title: 'Estágio em Tradução',
    course_ids: ['bacharelado-administracao'],
    least_semester: 3,
    most_semester: 6,
    languages: [
      { language_id: 'en', level: 'advanced', required: true },
      { language_id: 'es', level: 'fluent', required: false },
    ],
  })
  const { unmet } = await check(slug, token)
  assert.deepEqual(
    unmet.map(({ label, asked, told }) => [label, asked, told]),
    [
      ['Curso', 'Administração', 'Não informado.'],
      ['Período', 'do 3º ao 6º', 'Não informado.'],
      ['Idioma', 'Inglês avançado', 'Inglês básico'],
    ],
  )
  const { status, body } = await refusal(applyTo(app, slug, token))
  assert.deepEqual(
    [status, body.errors!['unmet']!.length, body.messages!.at(-1)],
    [422, 3, 'Você pode pedir revisão humana: uma pessoa da empresa olha a sua candidatura.'],
  )
  assert.deepEqual(await mine(token), [])
  const { attributes } = await applyTo(app, slug, token, { human_review: true })
  assert.deepEqual([attributes.unmet.length, attributes.review?.answered], [3, false])
  assert.match((await lettersTo(app, email))[0]!.text, /revisão humana/)
})

test('an exclusive job takes the students of its institution only', async () => {
  const university_id = await makePartner(app.ctx(), horizonte)
  const { token, email } = await readyCandidate(app)
  const {
    attributes: { slug },
  } = await publish({ institution_ids: [university_id] })
  const { status, message } = await refusal(applyTo(app, slug, token))
  assert.deepEqual(
    [status, message],
    [
      403,
      'Esta vaga é só para estudantes de Universidade Horizonte. Se você estuda ' +
        'lá, confirme o seu e-mail institucional no perfil.',
    ],
  )
  await profiles(app).save(token, {
    main_education_type: 'college',
    not_in_university: null,
    university_id,
    course_id: 'bacharelado-design',
    current_semester: 3,
    formation_date: '12/2029',
    institutional_email: 'aluna@aluno.horizonte.example',
  })
  await trustInstitutionalEmail(app.ctx(), (await loginByEmail(app.ctx(), 'User', email))!.id)
  assert.equal((await applyTo(app, slug, token)).attributes.state, 'applied')
})
