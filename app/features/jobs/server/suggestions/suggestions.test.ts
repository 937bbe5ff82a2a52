// On PostgreSQL too: search.
import assert from 'node:assert/strict'
import { before, test } from 'node:test'
import { updateProfile } from '#features/candidates/wire/profile.ts'
import { yearOf } from '#server/today.ts'
import { openApp } from '#test/support/app.ts'
import { enter, newCandidate } from '#test/support/candidate.ts'
import { applyTo, readyCandidate } from '#test/support/candidatures.ts'
import { newJob } from '#test/support/jobs.ts'
import { everybody } from '#test/support/people.ts'
import { listJobs } from '../../wire/board.ts'
import { listFits, suggestJobs } from '../../wire/saved.ts'

const app = await openApp({ demo: true, env: { RATE_LIMITS: 'off', COMPANY_VERIFICATION: 'auto' } })
let recruiter = ''
before(async () => {
  recruiter = (await everybody(app)).people.find(
    ({ role, place }) => role === 'Recrutador' && place === 'company',
  )!.token!
})

const suggestions = async (token: string) =>
  (await app.call(suggestJobs, {}, token)).data.map(({ job, reasons }) => ({ title: job.attributes.title, reasons }))
const profiled = async (user_info_attributes: object) => {
  const { token } = await newCandidate(app)
  await app.call(updateProfile, { user: { user_info_attributes: user_info_attributes as never } }, token)
  return token
}
const titles = async (profile: object) => (await suggestions(await profiled(profile))).map(({ title }) => title)

test('a student’s own profile brings the jobs that fit, with reasons in words', async () => {
  const { access_token } = await enter(app, { email: 'estudante@demo.test' })
  const [first, second] = await suggestions(access_token)
  assert.equal(first!.title, 'Estágio em Sistemas e Processos')
  assert.deepEqual(first!.reasons, [
    'É de Gestão de processos, que está entre os seus interesses',
    'Procura estudantes de Sistemas de Informação',
    'É exclusiva para estudantes da instituição Universidade Horizonte',
    'Pede Análise de dados, que está no seu perfil',
    'Fica em Belo Horizonte, onde você mora',
    'Aceita quem está no 5º período',
  ])
  assert.notEqual(second!.title, 'Estágio em Análise de Dados', 'she has applied to it already')
})

test('for lists, one line says what fits; what does not fit is not among them', async () => {
  const { access_token } = await enter(app, { email: 'estudante@demo.test' })
  const { data } = await app.call(listFits, {}, access_token)
  const fitting = data.find(({ slug }) => slug.startsWith('estagio-em-sistemas-e-processos'))!
  assert.equal(fitting.fit, 'Seu curso, seu período e sua cidade')
  assert.equal(fitting.reasons[0], 'É de Gestão de processos, que está entre os seus interesses')
  assert.ok(data.every(({ slug }) => !slug.startsWith('estagio-em-fisioterapia')))
  assert.deepEqual((await app.call(listFits, {}, (await newCandidate(app)).token)).data, [])
})

test('a remote job says so, and leaves the suggestions after an application', async () => {
  const { token } = await readyCandidate(app, {
    job_interests: ['tecnologia-da-informacao'],
    skill_ids: ['analise-de-dados'],
  })
  const before = await suggestions(token)
  const remote = before.find(({ reasons }) => reasons.includes('É remota: dá para trabalhar de onde você mora'))!
  const [found] = (await app.call(listJobs, { q: remote.title })).collection.data
  await applyTo(app, found!.attributes.slug, token, { human_review: true })
  assert.deepEqual(
    (await suggestions(token)).map(({ title }) => title),
    before.map(({ title }) => title).filter((title) => title !== remote.title),
  )
})

test('an empty profile is suggested nothing, and is told apart from one that no open job suits', async () => {
  assert.deepEqual(await app.call(suggestJobs, {}, (await newCandidate(app)).token), { data: [], known: false })
  const { access_token } = await enter(app, { email: 'ex-estagiario@demo.test' })
  assert.deepEqual(await app.call(suggestJobs, {}, access_token), { data: [], known: true })
})

test('what is exclusive to others, or for other courses or semesters, is not suggested', async () => {
  const nurse = {
    main_education_type: 'college',
    course_id: 'bacharelado-enfermagem',
    current_semester: 7,
    job_interests: ['saude'],
  }
  assert.ok(!(await titles(nurse)).includes('Estágio em Enfermagem'), 'no student of that institution')
  const physio = { main_education_type: 'college', course_id: 'bacharelado-fisioterapia', job_interests: ['saude'] }
  assert.ok((await titles({ ...physio, current_semester: 8 })).includes('Estágio em Fisioterapia'))
  assert.ok(!(await titles({ ...physio, current_semester: 2 })).includes('Estágio em Fisioterapia'))
  assert.ok(
    !(await titles({ ...physio, course_id: 'bacharelado-psicologia', current_semester: 8 })).includes(
      'Estágio em Fisioterapia',
    ),
  )
})

test('who has left the course is suggested no internship', async () => {
  const designer = {
    main_education_type: 'college',
    course_id: 'bacharelado-design',
    job_interests: ['design-e-criacao'],
  }
  const ux = 'Estágio em Design de Produto Digital (UX/UI)'
  assert.ok((await titles(designer)).includes(ux))
  for (const left of [{ main_education_status: 'completed' }, { course_situation: 'locked' as const }])
    assert.ok(!(await titles({ ...designer, ...left })).includes(ux))
})

test('who told that they study nowhere is suggested no internship, and who told nothing yet may be', async () => {
  const interested = { job_interests: ['design-e-criacao'] }
  const title = 'Estágio em Cestaria'
  await newJob(app, recruiter, { title, area_id: 'design-e-criacao' })
  assert.ok((await titles(interested)).includes(title))
  for (const nowhere of [{ not_in_university: true }, { main_education_type: 'none' }])
    assert.ok(!(await titles({ ...interested, ...nowhere })).includes(title))
})

test('a language matches at the job’s level; below a required one the job is not suggested', async () => {
  const job = async (title: string, required: boolean) =>
    void (await newJob(app, recruiter, {
      title,
      area_id: 'design-e-criacao',
      languages: [{ language_id: 'en', level: 'advanced', required }],
    }))
  await job('Ourivesaria com clientes de fora', true)
  await job('Ourivesaria', false)
  const reasons = async (level: string) => {
    const found = await suggestions(
      await profiled({
        job_interests: ['design-e-criacao'],
        user_languages_attributes: [{ language_id: 'en', level }],
      }),
    )
    return ['Ourivesaria com clientes de fora', 'Ourivesaria'].map((title) =>
      found.find((one) => one.title === title)?.reasons.includes('Usa inglês, que você fala'),
    )
  }
  assert.deepEqual(await reasons('fluent'), [true, true])
  assert.deepEqual(await reasons('advanced'), [true, true])
  assert.deepEqual(await reasons('intermediate'), [undefined, false])
  const spanish = 'Ourivesaria em Madri'
  await newJob(app, recruiter, {
    title: spanish,
    area_id: 'design-e-criacao',
    languages: [{ language_id: 'es', level: 'beginner', required: true }],
  })
  const offered = async (languages: object[]) =>
    (await titles({ job_interests: ['design-e-criacao'], user_languages_attributes: languages })).includes(spanish)
  assert.deepEqual(
    [
      await offered([]),
      await offered([{ language_id: 'en', level: 'fluent' }]),
      await offered([{ language_id: 'es', level: 'beginner' }]),
    ],
    [true, false, true],
  )
})

test('at 15 only apprentice jobs are suggested', async () => {
  const year = yearOf(new Date())
  const interests = { job_interests: ['administracao', 'recursos-humanos', 'industria-e-manufatura'] }
  assert.deepEqual(await titles({ ...interests, date_of_birth: `01/01/${year - 15}` }), [
    'Jovem Aprendiz Administrativo',
  ])
  assert.ok(
    (await titles({ ...interests, date_of_birth: `01/01/${year - 24}` })).includes('Jovem Aprendiz Administrativo'),
  )
  assert.ok(
    !(await titles({ ...interests, date_of_birth: `01/01/${year - 26}` })).includes('Jovem Aprendiz Administrativo'),
    'the law ends at 24',
  )
  const at_16 = await titles({ ...interests, date_of_birth: `01/01/${year - 16}` })
  assert.ok(at_16.length > 1 && !at_16.includes('Auxiliar de Produção Temporário'))
})
