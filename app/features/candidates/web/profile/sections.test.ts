import assert from 'node:assert/strict'
import { test } from 'node:test'
import { FIELDS } from './field-list.ts'
import { SECTIONS } from './sections.ts'
import { sheetsOf } from './sheets-of.ts'

/** As the customer writes them. */
const WANTED = {
  summary: 'full_name, working, summary, portfolios, job_interests, interesting_fact, motivations, hobbies',
  experiences: 'interests, experiences',
  softwares: 'user_softwares',
  academic:
    'university_id, course_id, course_situation, period, course_start_date, ' +
    'formation_date, current_semester, academic_entities',
  education: 'education',
  certifications: 'abilities, skills',
  internship: 'matriculation, rg_state_id, study_schedule',
  infos:
    'avatar, gender_id, ethnicity_id, nationality_id, date_of_birth, rg, mother_name, ' +
    'marital_status, sexual_orientation, expected_salary, address, disabilities',
  contact: 'email, cellphone, phone, message_phone, authorize_whatsapp, skype, facebook, linkedin, instagram',
  languages: 'user_languages',
} as const

/** What the same card shows besides, and nobody could change from there. */
const BESIDES: Partial<Record<keyof typeof WANTED, string>> = {
  summary: 'social_name, sub_areas',
  infos: 'cpf, sex',
  contact: 'institutional_email',
  internship: 'internship_type',
}
const listed = (...fields: (string | undefined)[]) => fields.flatMap((one) => one?.split(', ') ?? []).toSorted()

for (const [name, fields] of Object.entries(WANTED) as [keyof typeof WANTED, string][])
  test(`${name} carries its fields`, () =>
    assert.deepEqual(SECTIONS[name].fields.map((field) => field.name).toSorted(), listed(fields, BESIDES[name])))

test('every field of every section is known', () => {
  for (const { fields } of Object.values(SECTIONS)) for (const { name } of fields) assert.ok(name in FIELDS, name)
})

test('lists stand alone among the sheets of a form', () => {
  const sheets = sheetsOf(SECTIONS.knowledge.fields).map((sheet) => sheet.map(({ name }) => name))
  assert.deepEqual(sheets, [['skills'], ['user_softwares'], ['abilities']])
  assert.equal(sheetsOf(SECTIONS.basic.fields).length, 1)
})
