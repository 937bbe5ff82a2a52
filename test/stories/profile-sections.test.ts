// Each section of a profile, as its dialog or step sends it: stored as sent, with nothing else changed.
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { beginTwoFactor } from '#features/accounts/wire/two-factor.ts'
import { ACADEMIC_KEYS } from '#features/candidates/web/profile/field-list.ts'
import { keysOfForm } from '#features/candidates/web/profile/field-list.ts'
import { SECTIONS, type SectionName } from '#features/candidates/web/profile/sections.ts'
import { updateProfile } from '#features/candidates/wire/profile.ts'
import { yearOf } from '#server/today.ts'
import { openApp } from '#test/support/app.ts'
import { codeAt } from '#test/support/outside/authenticator.ts'
import { enter, newCandidate, PASSWORD, refusal } from '#test/support/candidate.ts'
import { cpfNumber, profiles, type ProfileSent } from '#test/support/profile.ts'
import { pdf, png } from '#test/support/files/sample-files.ts'

const app = await openApp({ env: { DATABASE_URL: '', RATE_LIMITS: 'off' } })
const { save, mine } = profiles(app)
type Told = Exclude<SectionName, 'password' | 'two_factor'>
type Own = Awaited<ReturnType<typeof mine>>

/** Values of each dialog and each step. */
const told = (university_id: number, course_id: string): Record<Told, ProfileSent> => {
  const summary = {
    working: false,
    summary:
      'Gosto de sistemas que as pessoas entendem. Já montei o site da ' +
      'associação do bairro e cuido dele até hoje, com calma.',
    portfolios: ['https://ana.example/obras'],
  }
  const more = { motivations: 'Aprender', interesting_fact: 'Toco rabeca', hobbies: ['Rabeca'] }
  const wanted = { job_interests: ['administracao'], sub_area_ids: ['administracao.qualidade'] }
  const networks = {
    skype: 'ana.lemos',
    facebook: 'facebook.com/ana',
    linkedin: 'linkedin.com/in/ana',
    instagram: '@ana',
  }
  const personal = {
    rg: '12.345.678-9',
    mother_name: 'Rosa Duarte',
    nationality_id: 'BR',
    sex: 'female',
    gender_id: 'cis_woman',
    ethnicity_id: 'brown',
    marital_status: 'single' as const,
    sexual_orientation: 'not_respond' as const,
  }
  const disability: ProfileSent = {
    disability: true,
    disabilities_attributes: [
      { disability_type_id: 'hearing', description: 'Uso aparelho', cid: new File([pdf()], 'laudo.pdf') },
    ],
  }
  const address: ProfileSent = {
    address_attributes: {
      zipcode: '30130-010',
      street: 'Avenida Afonso Pena',
      number: '10',
      neighborhood: 'Centro',
      state_id: 'MG',
      city_id: 3106200,
      country_id: 'BR',
    },
  }
  const schedule: ProfileSent = {
    study_schedule_attributes: {
      schedule_type: 'default',
      days_attributes: [{ day_of_week: 0, available: true, hours_attributes: [{ from: '19:00', to: '22:30' }] }],
    },
  }
  const studies = {
    not_in_university: false,
    main_education_type: 'college',
    main_education_status: 'studying',
    university_id,
    course_id,
    ies_period: 'semester',
    current_semester: 3,
    course_start_date: '02/2024',
    formation_date: `12/${yearOf(new Date()) + 2}`,
    course_situation: 'studying' as const,
    period: 'nocturnal' as const,
  }
  const names = { full_name: 'Ana Duarte Lemos', social_name: 'Ana Lemos' }
  const software: ProfileSent = { user_softwares_attributes: [{ software_id: 'python', level: 'intermediate' }] }
  const born = () => ({ cpf: cpfNumber(), date_of_birth: '09/08/2004' })
  const visible = { visible_sections: ['about' as const], auto_enroll: true, authorize_whatsapp: true }
  return {
    summary: { ...names, ...summary, ...wanted, ...more },
    experiences: {
      interests: ['cinema'],
      experiences_attributes: [
        { company: 'Associação', job: 'Webmaster', level: 'voluntary', current_job: true, start_date: '03/2024' },
      ],
    },
    softwares: software,
    academic: { ...studies, academic_entity_ids: ['atletica'] },
    education: {
      educations_attributes: [
        {
          education_type_id: 'free_course',
          institution_name: 'Escola Aberta',
          course_name: 'Fotografia',
          duration: 'short',
        },
      ],
    },
    certifications: { ability_ids: ['autonomia'], skill_ids: ['analise-de-dados'] },
    internship: { internship_type: 'mandatory', matriculation: '2024-0042', rg_state_id: 'MG', ...schedule },
    infos: {
      avatar: new File([png()], 'ana.png'),
      ...born(),
      ...personal,
      expected_salary: '1500.00',
      ...address,
      ...disability,
    },
    contact: {
      cellphone: '(31) 98111-2233',
      phone: '(31) 3234-5678',
      message_phone: '(31) 98111-4455',
      authorize_whatsapp: true,
      institutional_email: 'ana.lemos@aluno.outra.example',
      ...networks,
    },
    languages: { user_languages_attributes: [{ language_id: 'en', level: 'advanced' }] },
    basic: { ...names, ...born(), cellphone: '(31) 98111-2233', authorize_whatsapp: true },
    personal: { ...personal, rg_state_id: 'MG', ...disability },
    studies: {
      ...studies,
      ies_education_type: null,
      matriculation: '2024-0042',
      institutional_email: 'ana.lemos@aluno.horizonte.example',
    },
    address,
    schedule,
    knowledge: { skill_ids: ['analise-de-dados'], ...software, ability_ids: ['autonomia'] },
    interests: { ...wanted, interests: ['cinema'] },
    photo: { avatar: new File([png()], 'ana.png') },
    resume: { curriculum_vitae: new File([pdf()], 'ana.pdf') },
    about: { ...summary, expected_salary: '1500.00' },
    extras: more,
    privacy: visible,
  }
}

/** Proofs and flags, and what an education requires. */
const APART = [
  'email',
  'current_password',
  'otp',
  'avatar_destroy',
  'curriculum_vitae_destroy',
  ...ACADEMIC_KEYS,
] as string[]
/** Computed from the rest. */
const DERIVED = [
  'slug',
  'labels',
  'completeness',
  'lock_version',
  'minor',
  'bond',
  'email_confirmed',
  'documents_attributes',
  'institutional_email_confirmed',
  'avatar_path',
  'auto_enroll',
  'visible_sections',
  'privacy_chosen',
]

/** Whether the stored value has at least what was sent. */
const contains = (kept: unknown, sent: unknown): boolean =>
  sent !== null && typeof sent === 'object'
    ? Object.entries(sent).every(([name, inner]) => contains((kept as Record<string, unknown> | null)?.[name], inner))
    : (kept ?? null) === sent

/** Files are compared by their current address, links in full. */
function says(own: Own, name: string, value: unknown) {
  if (name === 'avatar') return own.avatar_path !== null
  if (name === 'curriculum_vitae') return own.curriculum_vitae?.name === (value as File).name
  if (name === 'disabilities_attributes') return own.disabilities_attributes[0]?.document?.name === 'laudo.pdf'
  const kept = own[name as keyof Own]
  return name === 'facebook' || name === 'linkedin' ? String(kept).endsWith(String(value)) : contains(kept, value)
}

const school = await app
  .ctx()
  .db.selectFrom('institution_courses')
  .select(['institution_id', 'course_id'])
  .limit(1)
  .executeTakeFirst()
const { id: course } = await app.ctx().db.selectFrom('courses').select('id').limit(1).executeTakeFirstOrThrow()
const { id: university } = await app.ctx().db.selectFrom('institutions').select('id').limit(1).executeTakeFirstOrThrow()

for (const [name, sent] of Object.entries(told(school?.institution_id ?? university, school?.course_id ?? course)) as [
  Told,
  ProfileSent,
][])
  test(`the section “${SECTIONS[name].title}” (${name})`, async () => {
    assert.deepEqual(
      keysOfForm(SECTIONS[name].fields).filter((key) => !(key in sent) && !APART.includes(key)),
      [],
      'not told',
    )
    const { token } = await newCandidate(app)
    const before = await mine(token)
    const after = await save(token, { ...sent, lock_version: before.lock_version })
    for (const [key, value] of Object.entries(sent))
      assert.ok(says(after, key, value), `${key}: ${JSON.stringify(after[key as keyof Own])}`)
    for (const key of Object.keys(before) as (keyof Own)[])
      if (!(key in sent) && !DERIVED.includes(key)) assert.deepEqual(after[key], before[key], key)
  })

test('the sections “Senha” and “Verificação em duas etapas”', async () => {
  const { token, email } = await newCandidate(app)
  const other = { password: 'Nova@20267', password_confirmation: 'Nova@20267' }
  assert.deepEqual(Object.keys((await refusal(save(token, other))).body.errors!), ['current_password'])
  await save(token, { ...other, current_password: PASSWORD })
  assert.equal((await refusal(enter(app, { email }))).status, 400)
  const { access_token } = await enter(app, { email, password: other.password })
  const { secret } = (await app.call(beginTwoFactor, {}, access_token)).data.attributes
  const turned = await app.call(
    updateProfile,
    {
      user: {
        user_info_attributes: {
          otp_required_for_login: true,
          current_password: other.password,
          otp: codeAt(secret, Date.now()),
        },
      },
    },
    access_token,
  )
  assert.deepEqual([turned.data.attributes.otp_required_for_login, turned.recovery_codes?.length], [true, 10])
  assert.equal((await refusal(enter(app, { email, password: other.password }))).body.otp_required, true)
  assert.equal(
    (await enter(app, { email, password: other.password, otp: turned.recovery_codes![0]! })).user_type,
    'User',
  )
})
