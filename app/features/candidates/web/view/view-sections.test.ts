import assert from 'node:assert/strict'
import { test } from 'node:test'
import { isTold } from './fact.ts'
import { asResume, type View, viewSections } from './view-sections.ts'

/** Shown in the head of the page, or as part of something else. */
const ELSEWHERE = [
  'slug',
  'name',
  'avatar',
  'city',
  'state',
  'whatsapp_url',
  'curriculum_vitae',
  'visible_sections',
  'own',
]

/** Every answer is its own name. */
const named = (names: string[]) => Object.fromEntries(names.map((name) => [name, `<${name}>`]))
const personal = {
  ...named([
    'full_name',
    'social_name',
    'cpf',
    'rg',
    'rg_state',
    'mother_name',
    'date_of_birth',
    'sex',
    'gender',
    'ethnicity',
    'nationality',
    'marital_status',
    'sexual_orientation',
    'institutional_email',
    'matriculation',
    'internship_type',
  ]),
  address: ['<address>'],
  study_schedule: { type: '<schedule>', lines: ['<hours>'] },
}
const view = {
  ...named([
    'summary',
    'interesting_fact',
    'motivations',
    'email',
    'cellphone',
    'phone',
    'message_phone',
    'skype',
    'expected_salary',
    'main_education_type',
    'main_education_status',
    'course_situation',
    'university',
    'course',
    'ies_education_type',
    'ies_period',
    'period',
    'course_start_date',
    'formation_date',
  ]),
  ...Object.fromEntries(
    ['hobbies', 'academic_entities', 'skills', 'abilities', 'interests', 'job_interests', 'sub_areas'].map((name) => [
      name,
      [`<${name}>`],
    ]),
  ),
  portfolios: [],
  facebook: null,
  linkedin: null,
  instagram: null,
  working: true,
  current_period: { label: '<current>', number: 3 },
  experiences: [],
  educations: [],
  softwares: [],
  languages: [],
  visible_sections: ['contact'],
  personal,
} as unknown as View

test('whatever the answer says is told in some section', () => {
  const told = JSON.stringify(viewSections(view))
  const missing = [...JSON.stringify({ ...view, visible_sections: [] }).matchAll(/<(\w+)>/g)]
    .map(([, name]) => name!)
    .filter((name) => !ELSEWHERE.includes(name) && !told.includes(`<${name}>`))
  assert.deepEqual(missing, [])
})

test('on paper nothing of the person’s own stands', () => {
  const printed = JSON.stringify(viewSections(asResume(view)).map(({ facts }) => facts.filter(isTold)))
  for (const own of JSON.stringify([personal, view.expected_salary]).matchAll(/<\w+>/g))
    assert.equal(printed.includes(own[0]), false, own[0])
  assert.ok(printed.includes('<summary>') && printed.includes('<cellphone>'))
})
