import assert from 'node:assert/strict'
import { test } from 'node:test'
import { showSession } from '#features/accounts/wire/sessions.ts'
import { openApp } from '#test/support/app.ts'
import { newCandidate, refusal } from '#test/support/candidate.ts'
import { applyTo, readyCandidate } from '#test/support/candidatures.ts'
import { newJob } from '#test/support/jobs.ts'
import { everybody } from '#test/support/people.ts'
import { profiles, wholeProfile } from '#test/support/profile.ts'
import { listProfileViews, showProfile } from '../../../wire/profile.ts'

const app = await openApp({ env: { RATE_LIMITS: 'off' } })
const { save, mine } = profiles(app)
const { people, companies } = await everybody(app)
const manager = (role: string, place = 'company') =>
  people.find((person) => person.role === role && person.place === place)!.token!
const recruiter = manager('Recrutador')
const stranger = manager('Recrutador', 'stranger')
const jobs = [
  await newJob(app, recruiter),
  await newJob(app, manager('Recrutador', 'branch')),
  await newJob(app, stranger),
].map(({ attributes }) => attributes.slug)
/** Has applied to the company, its branch and the stranger. */
const applicant = async (account: Parameters<typeof newCandidate>[1] = {}) => {
  const person = await readyCandidate(app, {}, account)
  for (const slug of jobs) await applyTo(app, slug, person.token)
  return person
}
const view = async (token: string, id: string, as?: 'company') =>
  app.call(showProfile, { id, ...(as && { as }) }, token)
const shown = async (token: string, id: string) => (await view(token, id)).data.attributes

test('a person reads the own profile whole, by id and by address', async () => {
  const { token } = await newCandidate(app)
  const { slug, cpf } = await save(token, wholeProfile())
  const { data, included } = await view(token, slug)
  const { name, own, personal, experiences, current_period, whatsapp_url, city } = data.attributes
  assert.deepEqual(
    [name, own, personal?.full_name, personal?.cpf, personal?.ethnicity, personal?.sexual_orientation],
    ['Lia Nogueira', true, 'Lia Barbosa Nogueira', cpf, 'Parda', 'Pansexual'],
  )
  assert.deepEqual(personal?.address, [
    'Avenida Afonso Pena, 1500, apto 2',
    'Centro',
    'Belo Horizonte, MG, Brasil',
    'CEP 30130-010',
  ])
  assert.deepEqual(personal?.study_schedule, {
    type: 'Segunda a sexta, no mesmo horário',
    lines: ['Segunda a sexta-feira: 19:00 às 22:30'],
  })
  assert.deepEqual(
    [experiences[0]?.level, current_period, whatsapp_url, city],
    ['Trabalho efetivo', null, 'https://wa.me/5531987654321', 'Belo Horizonte'],
  )
  assert.deepEqual(
    included?.map(({ type }) => type),
    ['experience', 'education', 'user_software', 'user_language'],
  )
  assert.deepEqual((await view(token, data.id)).data.attributes.personal, personal)
})

test('whatever a person has chosen is read in words somewhere in the own profile', async () => {
  const { token } = await newCandidate(app)
  const told = wholeProfile({
    internship_type: 'mandatory',
    ies_education_type: 'bachelor',
    not_in_university: false,
    university_id: (await app.ctx().db.selectFrom('institutions').select('id').limit(1).executeTakeFirstOrThrow()).id,
    course_id: 'bacharelado-design',
    current_semester: 3,
    main_education_type: 'college',
    ies_period: 'module',
    formation_date: '12/2028',
  })
  const { labels, slug } = await save(token, told)
  const read = JSON.stringify(await shown(token, slug))
  assert.ok(Object.keys(labels).length > 20)
  for (const [field, chosen] of Object.entries(labels))
    for (const { label } of chosen) assert.ok(read.includes(label), `${field}: ${label}`)
})

test('a company reads what the person shows, and never what is personal', async () => {
  const { token } = await applicant()
  const { slug } = await save(token, wholeProfile({ visible_sections: ['about', 'experiences'] }))
  const seen = await view(recruiter, slug)
  const {
    own,
    personal,
    summary,
    experiences,
    email,
    cellphone,
    whatsapp_url,
    languages,
    university,
    expected_salary,
    avatar,
    curriculum_vitae,
  } = seen.data.attributes
  assert.deepEqual([own, personal, summary !== null, experiences.length], [false, null, true, 1])
  assert.deepEqual(
    [email, cellphone, whatsapp_url, languages, university, expected_salary, avatar, curriculum_vitae],
    [null, null, null, [], null, null, null, null],
  )
  assert.deepEqual(
    seen.included?.map(({ type }) => type),
    ['experience'],
  )
  assert.deepEqual({ ...(await view(token, slug, 'company')).data.attributes, own: false }, seen.data.attributes)
})

test('a contact is shown with a WhatsApp link only by who allows it', async () => {
  const { token } = await applicant()
  const { slug } = await save(token, wholeProfile({ visible_sections: ['contact'], authorize_whatsapp: false }))
  const { cellphone, whatsapp_url } = await shown(recruiter, slug)
  assert.deepEqual([cellphone, whatsapp_url], ['(31) 98765-4321', null])
})

test('who does not want to be found is found by nobody, and candidates find no others', async () => {
  const [ana, bia] = [await applicant(), await newCandidate(app)]
  const { slug } = await save(ana.token, { ...wholeProfile(), auto_enroll: false })
  assert.equal((await refusal(view(recruiter, slug))).status, 404)
  await save(ana.token, { auto_enroll: true })
  assert.equal((await refusal(view(bia.token, slug))).status, 404)
  assert.equal((await refusal(view(recruiter, 'ninguem-aqui'))).status, 404)
  assert.equal((await refusal(view(manager('Financeiro'), slug))).status, 403)
  assert.equal((await shown(manager('Administrador'), slug)).name, 'Lia Nogueira')
})

test('only managers who hire read a profile; hidden and unknown ones get the same answer', async () => {
  const { token } = await applicant()
  const { slug } = await save(token, wholeProfile())
  const opened: string[] = []
  for (const { role, place, token: theirs } of people)
    if (role && place === 'company' && theirs)
      await view(theirs, slug).then(
        () => opened.push(role),
        ({ status }) => assert.equal(status, 403, role),
      )
  assert.deepEqual([...new Set(opened)].sort(), ['Administrador', 'Recrutador'])
  await save(token, { auto_enroll: false })
  const [hidden, unknown] = [await refusal(view(recruiter, slug)), await refusal(view(recruiter, 'ninguem-aqui'))]
  assert.deepEqual([hidden.status, hidden.body], [unknown.status, unknown.body])
  assert.deepEqual(hidden.body.messages, [
    'Não encontramos esse perfil. O endereço pode ter mudado, ou a pessoa prefere não aparecer.',
  ])
})

test('the address tells the name that others see, and each one from before still leads there', async () => {
  const { token } = await applicant({ name: 'Mário Braga Pires' })
  const before = (await mine(token)).slug
  const after = (await save(token, wholeProfile({ full_name: 'Mário Braga Pires', social_name: 'Maria Pires' }))).slug
  assert.deepEqual([before.startsWith('mario-braga-pires-'), after.startsWith('maria-pires-')], [true, true])
  const moved = async (who: string, slug: string, as?: 'company') => {
    const response = await app.request(`/v1/profile/user_infos/${slug}${as ? '?as=company' : ''}`, {
      headers: { authorization: `Bearer ${who}` },
    })
    assert.equal(response.headers.get('cache-control'), 'no-store')
    return [response.status, ((await response.json()) as { slug?: string }).slug, response.headers.get('location')]
  }
  assert.deepEqual(await moved(recruiter, before), [301, after, `/v1/profile/user_infos/${after}`])
  assert.deepEqual(await moved(token, before, 'company'), [301, after, `/v1/profile/user_infos/${after}?as=company`])
  assert.equal(
    JSON.stringify(await view(recruiter, after))
      .toLowerCase()
      .includes('mario'),
    false,
  )
  const third = (await save(token, { social_name: 'Maria Braga' })).slug
  for (const slug of [before, after]) assert.deepEqual((await moved(recruiter, slug)).slice(0, 2), [301, third])
  assert.equal((await shown(recruiter, third)).slug, third)
  assert.equal((await save(token, { motivations: 'x' })).slug, third)
  assert.equal((await save(token, { social_name: '' })).slug, before)
  assert.deepEqual((await moved(token, third)).slice(0, 2), [301, before])
  await save(token, { auto_enroll: false })
  assert.deepEqual((await moved(recruiter, third)).slice(0, 2), [404, undefined])
})

test('a profile opens to whom the person applied, and to nobody who only knows its address', async () => {
  const { token } = await readyCandidate(app, { auto_enroll: true })
  const { slug } = await mine(token)
  const branch = manager('Recrutador', 'branch')
  const statuses = () =>
    Promise.all(
      [recruiter, branch, stranger].map((who) =>
        view(who, slug).then(
          () => 200,
          ({ status }: { status: number }) => status,
        ),
      ),
    )
  assert.deepEqual(await statuses(), [404, 404, 404])
  assert.equal((await app.call(listProfileViews, {}, token)).total_count, 0, 'what was refused is no look')
  await applyTo(app, jobs[1]!, token)
  assert.deepEqual(await statuses(), [200, 200, 404], 'a company reads what its branches received')
  await applyTo(app, jobs[2]!, token)
  assert.deepEqual(await statuses(), [200, 200, 200])
})

test('under 18 a profile is private until its owner chooses otherwise', async () => {
  const { token } = await applicant()
  app.at('2026-11-23T12:00:00.000Z')
  await save(token, { auto_enroll: true })
  const { minor, auto_enroll, visible_sections, slug } = await save(token, { date_of_birth: '24/11/2008' })
  assert.deepEqual([minor, auto_enroll, visible_sections], [true, false, []])
  assert.equal((await refusal(view(recruiter, slug))).status, 404)
  await save(token, { auto_enroll: true, visible_sections: ['about'] })
  assert.equal((await save(token, { date_of_birth: '25/11/2008' })).auto_enroll, true)
  assert.equal((await shown(recruiter, slug)).own, false)
  assert.equal((await save(token, { date_of_birth: '23/11/2008' })).minor, false)
  app.at(undefined)
})

test('a person reads which companies looked, once a day for each', async () => {
  const { token } = await applicant()
  const { slug } = await save(token, { auto_enroll: true })
  app.at('2026-11-23T12:00:00.000Z')
  for (const who of [recruiter, manager('Administrador'), manager('Recrutador', 'stranger'), recruiter])
    await shown(who, slug)
  app.at('2026-11-24T12:00:00.000Z')
  await shown(recruiter, slug)
  const { collection, total_count } = await app.call(listProfileViews, {}, token)
  assert.deepEqual(
    [
      total_count,
      collection.data.map(({ attributes }) => [attributes.company_name, attributes.seen_at.slice(0, 10)])[0],
    ],
    [3, ['Casa', '2026-11-24']],
  )
  assert.deepEqual(
    new Set(collection.data.map(({ attributes }) => attributes.company_name)),
    new Set(['Casa', 'Vizinha']),
  )
  app.at(undefined)
})

test('the session greets by the social name, and knows how complete the profile is', async () => {
  const { token } = await newCandidate(app)
  const session = async () => (await app.call(showSession, {}, token)).data.attributes
  assert.deepEqual(
    [
      (await session()).first_name,
      (await session()).profile_completeness_percentage,
      (await session()).talent_hub_ies_student,
    ],
    ['Lia', 0, null],
  )
  await save(token, wholeProfile({ social_name: 'Duda Nogueira' }))
  assert.deepEqual(
    [
      (await session()).first_name,
      (await session()).profile_completeness_percentage,
      (await mine(token)).completeness.next?.part,
    ],
    ['Duda', 96, 'photo'],
  )
})

test('a company that is not verified, or not any more, reads nobody', async () => {
  const { token } = await applicant()
  const { slug } = await save(token, wholeProfile())
  const stands = async (verification: string) =>
    app.house.database.db.updateTable('companies').set({ verification }).where('id', '=', companies.stranger).execute()
  for (const verification of ['suspensa', 'pendente']) {
    await stands(verification)
    const { status, message } = await refusal(view(stranger, slug))
    assert.deepEqual([status, /verificação/.test(message)], [403, true], verification)
  }
  await stands('verificada')
  assert.equal((await shown(stranger, slug)).own, false)
  const branch = manager('Recrutador', 'branch')
  const above = async (verification: string) =>
    app.house.database.db.updateTable('companies').set({ verification }).where('id', '=', companies.company).execute()
  await above('suspensa')
  assert.equal((await refusal(view(branch, slug))).status, 403, 'nor one below a suspended company')
  await above('verificada')
  assert.equal((await shown(branch, slug)).own, false)
})
