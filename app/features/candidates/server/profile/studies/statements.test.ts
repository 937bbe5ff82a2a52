import assert from 'node:assert/strict'
import { test } from 'node:test'
import pg from 'pg'
import { openApp } from '#test/support/app.ts'
import { newCandidate } from '#test/support/candidate.ts'
import { cpfNumber, profiles, type ProfileSent } from '#test/support/profile.ts'
import { pdf, png } from '#test/support/files/sample-files.ts'

const app = await openApp({ env: { RATE_LIMITS: 'off' } })
const { save } = profiles(app)

/** What reaches the database while this is done, in order. */
async function statementsOf(work: () => Promise<unknown>): Promise<string[]> {
  const said: string[] = []
  const { query } = pg.Client.prototype
  pg.Client.prototype.query = function (this: pg.Client, ...sent: unknown[]) {
    said.push(typeof sent[0] === 'string' ? sent[0] : (sent[0] as { text: string }).text)
    return (query as (...sent: unknown[]) => unknown).apply(this, sent)
  } as never
  try {
    await work()
  } finally {
    pg.Client.prototype.query = query
  }
  return said
}

/** Between begin and commit. */
const inTransactions = (said: string[]) => said.slice(said.indexOf('begin') + 1, said.lastIndexOf('commit'))

const { id: university_id } = await app
  .ctx()
  .db.selectFrom('institutions')
  .select('id')
  .limit(1)
  .executeTakeFirstOrThrow()
const { id: course_id } = await app.ctx().db.selectFrom('courses').select('id').limit(1).executeTakeFirstOrThrow()
const address_attributes = {
  zipcode: '30130-010',
  street: 'Rua A',
  number: '10',
  neighborhood: 'Centro',
  state_id: 'MG',
  city_id: 3106200,
  country_id: 'BR',
}
const study_schedule_attributes = {
  schedule_type: 'default' as const,
  days_attributes: [{ day_of_week: 0, available: true, hours_attributes: [{ from: '08:00', to: '12:00' }] }],
}
const picture = (name: string, bytes: Buffer) => new File([new Uint8Array(bytes)], name)

/**
 * Each dialog of the read view and each step of the wizard, as far as it has no rows of lists: a proposal, or one file
 * in the place of another, is one statement.
 */
const SECTIONS: Record<string, ProfileSent> = {
  summary: {
    full_name: 'Lia Barbosa',
    working: true,
    summary: 'a'.repeat(100),
    portfolios: ['https://lia.example'],
    job_interests: ['administracao'],
    interesting_fact: 'x',
    motivations: 'y',
    hobbies: ['Violão'],
  },
  contact: {
    cellphone: '(31) 98765-4321',
    phone: '',
    message_phone: '',
    authorize_whatsapp: true,
    skype: 'lia',
    facebook: '',
    linkedin: '',
    instagram: '@lia',
  },
  academic: {
    not_in_university: false,
    university_id,
    course_id,
    course_situation: 'studying',
    period: 'nocturnal',
    course_start_date: '02/2023',
    formation_date: '12/2099',
    current_semester: 3,
    academic_entity_ids: ['atletica'],
  },
  certifications: { ability_ids: ['autonomia'], skill_ids: ['5s', 'Acessibilidade Digital'] },
  internship: { matriculation: '2023', rg_state_id: 'MG', internship_type: 'mandatory', study_schedule_attributes },
  infos: {
    gender_id: 'cis_woman',
    ethnicity_id: 'brown',
    nationality_id: 'BR',
    date_of_birth: '03/05/2004',
    rg: '12.345.678-9',
    mother_name: 'Rosa',
    marital_status: 'single',
    expected_salary: '1500.00',
    address_attributes,
    disability: false,
  },
  basic: {
    full_name: 'Lia Barbosa Nogueira',
    social_name: 'Lia Nogueira',
    cpf: cpfNumber(),
    date_of_birth: '03/05/2004',
    cellphone: '(31) 98765-4321',
  },
  interests: { interests: ['cinema'], job_interests: ['administracao'], sub_area_ids: ['administracao.qualidade'] },
  'institutional e-mail': { institutional_email: 'lia@aluno.example' },
  'another institutional e-mail': { institutional_email: 'lia2@aluno.example' },
  schedule: { study_schedule_attributes: { ...study_schedule_attributes, schedule_type: 'flex', days_attributes: [] } },
  address: { address_attributes: { ...address_attributes, number: '12' } },
  privacy: { visible_sections: ['about'], auto_enroll: false },
  'knowledge with proposals': { skill_ids: ['Um saber nunca visto', '5s', 'Outro saber'] },
  'a first avatar': { avatar: picture('eu.png', png()) },
  'another avatar': { avatar: picture('eu.png', png(3, 3)) },
  'no avatar': { avatar_destroy: true },
  'avatar and résumé': { avatar: picture('eu.png', png()), curriculum_vitae: picture('eu.pdf', pdf()) },
}

/** Each list with rows is deleted and written. */
const WITH_ROWS: [what: string, sent: ProfileSent, statements: number][] = [
  [
    'experiences',
    { experiences_attributes: [{ company: 'A', job: 'B', level: 'intern', start_date: '01/2023', current_job: true }] },
    4,
  ],
  [
    'educations',
    {
      educations_attributes: [
        { education_type_id: 'free_course', institution_name: 'A', course_name: 'B', duration: 'short' },
      ],
    },
    4,
  ],
  ['softwares', { user_softwares_attributes: [{ software_id: 'abap', level: 'beginner' }] }, 4],
  ['languages', { user_languages_attributes: [{ language_id: 'en', level: 'fluent' }] }, 4],
  [
    'disabilities without reports',
    { disability: true, disabilities_attributes: [{ disability_type_id: 'hearing' }] },
    2,
  ],
]

test('saving a section without rows takes three statements at most', async () => {
  const { token } = await newCandidate(app)
  for (const [section, sent] of Object.entries(SECTIONS)) {
    const said = await statementsOf(() => save(token, sent))
    const within = inTransactions(said)
    assert.ok(
      said.filter((text) => text === 'begin').length === 1 && within.length >= 2 && within.length <= 3,
      `${section}: ${within.length} statements\n${within.join('\n')}`,
    )
  }
})

test('sections with rows take two more for each list, whatever the number of rows', async () => {
  const { token } = await newCandidate(app)
  for (const [section, sent, statements] of WITH_ROWS) {
    const within = inTransactions(await statementsOf(() => save(token, sent)))
    assert.equal(within.length, statements, `${section}\n${within.join('\n')}`)
  }
})

test('who lets companies find them has what they are searched by written anew, in two statements more', async () => {
  const { token } = await newCandidate(app)
  await save(token, { visible_sections: ['about'], auto_enroll: true })
  const within = inTransactions(await statementsOf(() => save(token, { hobbies: ['Violão'] })))
  assert.ok(within.length <= 5, within.join('\n'))
})
