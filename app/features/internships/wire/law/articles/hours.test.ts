import assert from 'node:assert/strict'
import { test } from 'node:test'
import { DAY, hours, judged, LAWFUL, stands } from '#test/support/law/lawful-terms.ts'
import { judge } from '../judge.ts'

const HIGH_SCHOOL = { education_type: 'high_school' } as const
const ELEMENTARY = { education_type: 'elementary_school' } as const
const SPECIAL = { final_years_or_special: true } as const

const SUMMER = { starts_on: '2027-01-04', ends_on: '2027-01-29' }
const FREE = { from: '2027-01-04', to: '2027-01-31' }
const FORTY = hours('2-6 08:00-12:00', '2-6 13:00-17:00')
const CONFIRMED = { ...SUMMER, alternates: true, no_class_weeks: [FREE] }
const ALTERNATING = { alternates: true, no_class_weeks: [{ ...FREE, schedule: FORTY }], starts_on: '2027-01-04' }
/** Monday to Friday of those weeks. */
const WORKDAYS = ['04', '11', '18', '25'].map((day) => ({
  from: `2027-01-${day}`,
  to: `2027-01-${Number(day) + 4}`.replace(/-(.)$/, '-0$1'),
}))

stands('L11788.10.II', {
  passes: [
    ['30:00 a week, 6:00 a day', { schedule: hours('2-6 09:00-15:00') }],
    ['30:00 over six days', { schedule: hours('2-7 09:00-14:00') }],
    ['a break does not count', { schedule: hours('2-6 09:00-12:00', '2-6 13:00-16:00') }],
    ['what is told twice counts once', { schedule: hours('2-6 09:00-15:00', '2 09:00-12:00') }],
    ['the same for high school', { ...HIGH_SCHOOL, schedule: hours('2-6 09:00-15:00') }],
    ['for technical courses', { education_type: 'technical' }],
    ['and for those within high school', { education_type: 'high_school_technical' }],
  ],
  refused: [
    ['30:01 a week', { schedule: hours('2-6 09:00-14:00', '7 08:00-13:01') }],
    ['6:01 a day', { schedule: hours('2 09:00-15:01') }],
    ['31 hours', { schedule: hours('2-6 09:00-15:00', '7 08:00-09:00') }],
    ['31 hours for high school', { ...HIGH_SCHOOL, schedule: hours('2-6 09:00-15:00', '7 08:00-09:00') }],
    ['40 hours without the confirmation', { ...CONFIRMED, alternates: false, schedule: FORTY }],
    ['40 hours in weeks that nobody names', { ...CONFIRMED, no_class_weeks: [], schedule: FORTY }],
    ['40 hours with one day of classes ahead', { ...CONFIRMED, ends_on: '2027-02-01', schedule: FORTY }],
    [
      '40 hours with classes on a Saturday',
      { ...CONFIRMED, no_class_weeks: WORKDAYS, class_schedule: hours('7 08:00-12:00'), schedule: FORTY },
    ],
    ['a minute more after the break', { schedule: hours('2-6 09:00-12:00', '2-6 13:00-16:01') }],
  ],
})

stands('L11788.10.I', {
  passes: [
    ['20:00 a week, 4:00 a day', { ...ELEMENTARY, schedule: hours('2-6 08:00-12:00') }],
    ['special education at 20:00', { ...SPECIAL, schedule: hours('2-6 08:00-12:00') }],
  ],
  refused: [
    ['20:01 a week', { ...ELEMENTARY, schedule: hours('2-6 08:00-11:30', '7 08:00-10:31') }],
    ['4:01 a day', { ...ELEMENTARY, schedule: hours('2 08:00-12:01') }],
    ['30 hours in special education', { ...SPECIAL, schedule: hours('2-6 09:00-15:00') }],
  ],
})

stands('L11788.10.1', {
  passes: [
    ['40:00 a week, 8:00 a day, without classes', { ...CONFIRMED, schedule: FORTY }],
    ['the usual hours, and 40:00 in the weeks without classes', ALTERNATING],
    ['the days of the internship alone', { ...CONFIRMED, no_class_weeks: WORKDAYS, schedule: FORTY }],
    ['those hours meet no class that is not given', { ...CONFIRMED, class_schedule: FORTY, schedule: FORTY }],
  ],
  refused: [
    ['40:01 a week', { ...CONFIRMED, schedule: [...FORTY, ...hours('7 08:00-08:01')] }],
    ['8:01 a day', { ...CONFIRMED, schedule: hours('2 08:00-12:00', '2 13:00-17:01') }],
    [
      '40:01 in such a week',
      { no_class_weeks: [{ ...FREE, schedule: [...FORTY, ...hours('7 08:00-08:01')] }], alternates: true },
    ],
    ['31 in such a week of a course that does not alternate', { ...ALTERNATING, alternates: false }],
  ],
})

test('the sentence says what there is and what the limit is; the fix says what it makes of it', () => {
  const [week, day] = judged({ schedule: hours('2-6 08:00-12:00', '2-6 13:00-15:12') })
  assert.equal(
    week!.message,
    'O horário soma 31 h por semana; o limite para ensino superior é 30 h. ' +
      'Até 40 h, só em semanas sem aulas que a instituição confirme.',
  )
  assert.equal(
    day!.message,
    'Segunda-feira, Terça-feira, Quarta-feira, Quinta-feira e Sexta-feira: ' +
      'até 6 h 12 min de estágio; o limite para ensino superior é 6 h por dia.',
  )
  assert.deepEqual(week!.fix, {
    label: 'Reduzir para 30 h por semana',
    changes: {
      schedule: hours(
        '2 08:00-12:00',
        '2 13:00-15:00',
        '3 08:00-12:00',
        '3 13:00-15:00',
        '4 08:00-12:00',
        '4 13:00-15:00',
        '5 08:00-12:00',
        '5 13:00-15:00',
        '6 08:00-12:00',
        '6 13:00-15:00',
      ),
    },
  })
  assert.deepEqual([week!.article, week!.field], ['Lei 11.788, art. 10, II', 'schedule'])
})

test('another internship at the same time is summed and shown, and refuses nothing', () => {
  const sum = (minutes: number) =>
    judged({}, { person: { birth_date: null, pcd: false, cpf: null, spells: [], other_minutes: minutes } }).map(
      ({ rule, kind, message }) => [rule, kind, message],
    )
  assert.deepEqual(sum(0), [])
  assert.deepEqual(sum(600), [
    ['L11788.10', 'warning', 'Com outro estágio de 10 h, são 40 h por semana, acima de 30 h.'],
  ])
})

test('a draft that says only the hours is told of the hours', () => {
  const found = judge({ education_type: 'college', schedule: hours('2-6 09:00-15:00', '7 08:00-09:00') }, {}, DAY)
  assert.ok(found.some(({ rule }) => rule === 'L11788.10.II'))
  assert.deepEqual(judge(LAWFUL, {}, DAY), [])
})
