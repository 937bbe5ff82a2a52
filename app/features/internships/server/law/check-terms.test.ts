// The law over the API: for each rule what passes and what fails, on both sides of its boundary.
import assert from 'node:assert/strict'
import { before, test } from 'node:test'
import type { Facts } from '../../wire/law/facts.ts'
import { checkTerms } from '../../wire/legal-checks.ts'
import type { DraftTerms } from '../../wire/terms.ts'
import { openApp } from '#test/support/app.ts'
import { refusal } from '#test/support/candidate.ts'
import { hours, LAWFUL } from '#test/support/law/lawful-terms.ts'
import { everybody, type Person } from '#test/support/people.ts'

const app = await openApp({ env: { RATE_LIMITS: 'off' } })
let people: Person[] = []
before(async () => {
  app.at('2026-11-23T12:00:00Z')
  people = (await everybody(app)).people
})

const who = (role: string) => people.find((one) => one.role === role && one.place === 'company')!
const lawful = (): DraftTerms => ({
  ...LAWFUL,
  supervisor_id: who('Supervisor de Estágio').manager_id,
  company_signer_id: who('Representante Legal').manager_id,
})
const check = (terms: DraftTerms, more: { effective_on?: string } = {}) =>
  app.call(checkTerms, { terms: { ...lawful(), ...terms }, ...more }, who('Departamento Pessoal').token)
const rules = async (...asked: Parameters<typeof check>) => [
  ...new Set((await check(...asked)).data.filter(({ kind }) => kind !== 'warning').map(({ rule }) => rule)),
]

const FORTY = hours('2-6 08:00-12:00', '2-6 13:00-17:00')
const JANUARY = { starts_on: '2027-01-04', ends_on: '2027-01-29' }
const CONFIRMED = { ...JANUARY, alternates: true, no_class_weeks: [{ from: '2027-01-04', to: '2027-01-31' }] }
const EXAMS = { from: '2027-05-10', to: '2027-05-14' }
const SCHOOL = { education_type: 'elementary_school' } as const
const OBLIGATORY = { internship_type: 'mandatory', insured_by: 'institution', insurer: '', policy: '' } as const

const BOUNDARIES: [rule: string, passes: DraftTerms, refused: DraftTerms][] = [
  ['L11788.10.II', { schedule: hours('2-7 09:00-14:00') }, { schedule: hours('2-6 09:00-14:00', '7 09:00-14:01') }],
  ['L11788.10.II', { schedule: hours('2 09:00-15:00') }, { schedule: hours('2 09:00-15:01') }],
  ['L11788.10.I', { ...SCHOOL, schedule: hours('2-6 08:00-12:00') }, { ...SCHOOL, schedule: hours('2 08:00-12:01') }],
  ['L11788.10.1', { ...CONFIRMED, schedule: FORTY }, { ...CONFIRMED, schedule: [...FORTY, ...hours('7 08:00-08:01')] }],
  ['L11788.10.II', { ...CONFIRMED, schedule: FORTY }, { ...CONFIRMED, alternates: false, schedule: FORTY }],
  [
    'L11788.10.2',
    { assessment_weeks: [{ ...EXAMS, schedule: hours('2-6 09:00-12:00') }] },
    { assessment_weeks: [{ ...EXAMS, schedule: hours('2-5 09:00-12:00', '6 09:00-12:01') }] },
  ],
  ['L11788.10', { class_schedule: hours('2 15:00-16:00') }, { class_schedule: hours('2 14:59-16:00') }],
  ['L11788.11', { ends_on: '2029-01-31' }, { ends_on: '2029-02-01' }],
  ['L11788.12', { stipend: '0.01' }, { stipend: '0.00' }],
  [
    'L11788.12',
    { transport_kind: 'card', transport_allowance: null },
    { transport_kind: null, transport_allowance: '' },
  ],
  ['L11788.9.IV', OBLIGATORY, { policy: '' }],
  ['L11788.9.III', {}, { supervisor_education: null }],
  ['L11788.3.II', { starts_on: '2026-11-23', ends_on: '2026-11-24' }, { starts_on: '2026-11-22' }],
  ['L11788.3.II', { ends_on: '2027-02-02' }, { ends_on: '2027-02-01' }],
  ['L11788.3.I', { formation_date: '2028-01' }, { formation_date: '2027-12' }],
  ['L11788.7.PU', {}, { activities: ['Uma', 'Duas'] }],
  ['L11788.16', {}, { company_signer_id: null }],
  ['L11788.2', {}, { internship_type: null }],
]

for (const [rule, passes, refused] of BOUNDARIES)
  test(`${rule}: ${Object.keys(refused).join(', ')}`, async () => {
    assert.deepEqual(await rules(passes), [])
    assert.deepEqual(await rules(refused), [rule])
  })

test('31 hours a week in higher education are refused, and the correction is offered', async () => {
  const schedule = hours('2-6 09:00-15:00', '7 09:00-10:00')
  const { data } = await check({ schedule })
  assert.deepEqual(data, [
    {
      rule: 'L11788.10.II',
      article: 'Lei 11.788, art. 10, II',
      field: 'schedule',
      message:
        'O horário soma 31 h por semana; o limite para ensino superior é 30 h. ' +
        'Até 40 h, só em semanas sem aulas que a instituição confirme.',
      kind: 'law',
      fix: { label: 'Reduzir para 30 h por semana', changes: { schedule: hours('2-6 09:00-15:00') } },
    },
  ])
  assert.deepEqual(await rules(data[0]!.fix!.changes), [])
})

test('an amendment is judged from its day, and not by a start that has passed', async () => {
  const begun = { starts_on: '2026-03-01', ends_on: '2027-02-28' }
  assert.deepEqual(await rules(begun, { effective_on: '23/11/2026' }), [])
  assert.deepEqual(await rules(begun, { effective_on: '2026-11-22' }), ['L11788.3.III'])
})

test('what cannot be read is refused at its own field', async () => {
  const { status, body } = await refusal(check({ schedule: hours('2 10:00-09:00'), starts_on: '31/02/2027' }))
  assert.equal(status, 422)
  assert.deepEqual(Object.keys(body.errors!), ['terms.starts_on', 'terms.schedule[0].to'])
})

test('a draft that says nothing hears what is missing, and how much room there is', async () => {
  const { data, capacity } = await app.call(checkTerms, { terms: {} }, who('Administrador').token)
  assert.ok(data.length > 8)
  const { pcd, ...unknown } = capacity
  assert.deepEqual(unknown, { quota: null, supervisor: null, two_years: null } satisfies Record<
    string,
    Facts[keyof Facts]
  >)
  assert.equal(pcd?.share, 0)
})
