// A new profile from nothing to 100 %, section by section as in the wizard; and a company's view of it.
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { showSession } from '#features/accounts/wire/sessions.ts'
import { confirmInstitutionalEmail, listProfileViews, showProfile } from '#features/candidates/wire/profile.ts'
import { listChildren, listCoursesOf, listInstitutions } from '#features/institutions/wire/register.ts'
import { listCities } from '#features/static-lists/wire.ts'
import { yearOf } from '#server/today.ts'
import { openApp } from '#test/support/app.ts'
import { enter, newCandidate, refusal } from '#test/support/candidate.ts'
import { applyTo } from '#test/support/candidatures.ts'
import { newJob } from '#test/support/jobs.ts'
import { tokenFor } from '#test/support/outside/letters.ts'
import { cpfNumber, profiles, type ProfileSent } from '#test/support/profile.ts'
import { pdf, png } from '#test/support/files/sample-files.ts'

const app = await openApp({ demo: true, env: { DATABASE_URL: '' } })
const { save, mine } = profiles(app)

test('from sign-up to 100 %, and into the sight of a company', async () => {
  const { token, email } = await newCandidate(app, { name: 'Caio Duarte Lemos' })
  const bar = async () => (await app.call(showSession, {}, token)).data.attributes.profile_completeness_percentage
  assert.equal(await bar(), 0)

  // First access: the basics.
  const basics = await save(token, {
    social_name: 'Caio Lemos',
    cpf: cpfNumber(),
    date_of_birth: '09/08/2004',
    cellphone: '(31) 98111-2233',
    authorize_whatsapp: true,
  })
  assert.deepEqual([basics.completeness.percentage, basics.completeness.next?.step, await bar()], [15, 'formacao', 15])

  // The school, its campuses and courses, chosen as on screen.
  const [school] = await app.call(listInstitutions, { q: 'universidade horizonte' })
  assert.deepEqual(await app.call(listChildren, { id: String(school!.value) }), [])
  const [course] = await app.call(listCoursesOf, { university: String(school!.value), q: 'sistemas de informacao' })
  const year = yearOf(new Date())
  const studies: ProfileSent = {
    main_education_type: 'college',
    main_education_status: 'studying',
    not_in_university: false,
    university_id: school!.value,
    course_id: course!.value,
    ies_period: 'semester',
    period: 'nocturnal',
    current_semester: 4,
    course_start_date: `02/${year - 1}`,
  }
  const early = await refusal(save(token, { ...studies, formation_date: `01/${year - 1}` }))
  assert.deepEqual(early.body.errors, {
    formation_date: ['A data de formação deve ser maior ou igual ao mês e ano atual'],
  })
  assert.equal((await save(token, { ...studies, formation_date: `12/${year + 2}` })).completeness.percentage, 35)

  // The wizard continues where it was left.
  const [city] = await app.call(listCities, { state: 'MG', q: 'belo horizonte' })
  const steps: [ProfileSent, number][] = [
    [
      {
        summary:
          'Gosto de sistemas que as pessoas entendem. Já montei o site da associação ' +
          'do bairro e cuido dele até hoje, com calma e testes.',
        wizard_step: 'endereco',
      },
      47,
    ],
    [
      {
        address_attributes: {
          zipcode: '30130-010',
          street: 'Avenida Afonso Pena',
          number: '10',
          neighborhood: 'Centro',
          state_id: 'MG',
          city_id: city!.value,
          country_id: 'BR',
        },
      },
      55,
    ],
    [
      {
        skill_ids: ['analise-de-dados', 'Encadernação japonesa'],
        user_softwares_attributes: [{ software_id: 'python', level: 'intermediate' }],
      },
      65,
    ],
    [{ user_languages_attributes: [{ language_id: 'en', level: 'advanced' }] }, 73],
    [{ job_interests: ['administracao'] }, 80],
    [
      {
        experiences_attributes: [
          {
            company: 'Associação do Bairro',
            job: 'Webmaster',
            level: 'voluntary',
            current_job: true,
            start_date: `03/${year - 2}`,
          },
        ],
      },
      87,
    ],
    [
      {
        study_schedule_attributes: {
          schedule_type: 'default',
          days_attributes: [{ day_of_week: 0, available: true, hours_attributes: [{ from: '19:00', to: '22:30' }] }],
        },
      },
      92,
    ],
    [{ avatar: new File([png()], 'caio.png') }, 96],
    [{ motivations: 'Aprender com gente boa', wizard_step: null }, 100],
  ]
  for (const [sent, percentage] of steps) {
    const { completeness, lock_version } = await save(token, {
      ...sent,
      lock_version: (await mine(token)).lock_version,
    })
    assert.deepEqual([completeness.percentage, lock_version > 0], [percentage, true], Object.keys(sent)[0])
    if (sent.wizard_step) assert.equal((await mine(token)).wizard_step, 'endereco')
  }
  assert.deepEqual([await bar(), (await mine(token)).completeness], [100, { percentage: 100, missing: [], next: null }])

  // The bond: a link sent to the school's address.
  const institutional_email = 'caio.lemos@aluno.horizonte.example'
  await save(token, { institutional_email, curriculum_vitae: new File([pdf()], 'caio.pdf') })
  await app.call(confirmInstitutionalEmail, { token: await tokenFor(app, institutional_email) })
  const session = (await app.call(showSession, {}, token)).data.attributes
  assert.deepEqual(
    [session.first_name, session.talent_hub_ies_student?.display_name, session.avatar?.startsWith('/files/public/')],
    ['Caio', 'universidade-horizonte', true],
  )

  // Hidden until he applies; then a recruiter views him, and he reads who.
  const { slug } = await mine(token)
  const recruiter = await enter(app, { email: 'recrutador@demo.test', user_type: 'CompanyManager' })
  const look = () => app.call(showProfile, { id: slug }, recruiter.access_token)
  assert.equal((await refusal(look())).status, 404)
  await save(token, { auto_enroll: true, visible_sections: ['photo', 'about', 'education', 'contact'] })
  assert.equal((await refusal(look())).status, 404)
  const job = await newJob(app, recruiter.access_token)
  await applyTo(app, job.attributes.slug, token)
  const { attributes } = (await look()).data
  assert.deepEqual(
    [
      attributes.name,
      attributes.email,
      attributes.university,
      attributes.whatsapp_url,
      attributes.experiences,
      attributes.personal,
    ],
    ['Caio Lemos', email, 'Universidade Horizonte', 'https://wa.me/5531981112233', [], null],
  )
  assert.deepEqual(
    (await app.call(listProfileViews, {}, token)).collection.data.map(({ attributes }) => attributes.company_name),
    ['Aurora Alimentos'],
  )
})

test('demonstration candidates have whole profiles; e-mail proves one student, a list another', async () => {
  const told = []
  for (const email of ['estudante@demo.test', 'estagiaria@demo.test', 'ex-estagiario@demo.test']) {
    const { attributes } = await enter(app, { email })
    told.push([
      attributes.first_name,
      attributes.profile_completeness_percentage,
      attributes.talent_hub_ies_student?.display_name ?? null,
    ])
  }
  assert.deepEqual(told, [
    ['Lia', 96, 'universidade-horizonte'],
    ['Joana', 96, 'universidade-horizonte'],
    ['Tiago', 96, null],
  ])
})
