import assert from 'node:assert/strict'
import { test } from 'node:test'
import fc from '#test/support/fast-check.ts'
import { hours, LAWFUL } from '#test/support/law/lawful-terms.ts'
import { timetable } from '#test/support/law/timetables.ts'
import { differences } from './differences.ts'
import { LABELS } from './term-words.ts'
import { TERM_NAMES } from './terms.ts'

const read = (...of: Parameters<typeof differences>) =>
  differences(...of).map(({ label, before, after }) => `${label}: ${before} → ${after}`)

test('what changes reads old → new, in words', () => {
  const after = {
    ...LAWFUL,
    ends_on: '2028-03-31',
    stipend: '1800.50',
    internship_type: 'mandatory' as const,
    schedule: hours('2-3 09:00-12:00', '2 13:00-15:00'),
    activities: ['Escrever testes', ' ', 'Rever'],
    alternates: true,
    benefits: 'Vale-refeição',
    policy: '',
    guardians: [{ name: 'Ana Reis', cpf: '52998224725', kinship: 'Mãe', email: '' }],
    assessment_weeks: [{ from: '2027-05-10', to: '2027-05-14', schedule: hours('2 09:00-12:00') }],
  }
  assert.deepEqual(read(LAWFUL, after), [
    'Tipo de estágio: Estágio não obrigatório → Estágio obrigatório',
    'Término: 31/01/2028 → 31/03/2028',
    'Curso que alterna teoria e prática: Não → Sim',
    'Horário do estágio: Segunda-feira: 09:00–15:00; Terça-feira: 09:00–15:00; Quarta-feira: 09:00–15:00; ' +
      'Quinta-feira: 09:00–15:00; Sexta-feira: 09:00–15:00 (30 h por semana) → ' +
      'Segunda-feira: 09:00–12:00 e 13:00–15:00; Terça-feira: 09:00–12:00 (8 h por semana)',
    'Bolsa: R$\u00a01.500,00 → R$\u00a01.800,50',
    'Outros benefícios: null → Vale-refeição',
    'Apólice: 0001234 → null',
    'Atividades: 1. Escrever testes; 2. Revisar textos; 3. Apoiar a equipe → 1. Escrever testes; 2. Rever',
    'Responsáveis legais: null → Ana Reis, Mãe, CPF 529.982.247-25',
    'Semanas de prova: null → 10/05/2027 a 14/05/2027, Segunda-feira: 09:00–12:00 (3 h por semana)',
  ])
})

test('an id reads as its name, and two people of one name are still two', () => {
  const people: Record<string, string> = { one: 'Sônia Lima', two: 'Sônia Lima' }
  const change = [{ supervisor_id: 'one' }, { supervisor_id: 'two' }] as const
  assert.deepEqual(
    read(...change, (field, id) => (field === 'supervisor_id' ? people[id] : undefined)),
    ['Supervisor: Sônia Lima → Sônia Lima'],
  )
  assert.deepEqual(read(...change), ['Supervisor: one → two'])
})

test('equal terms do not differ, in whatever order their hours are told, nor blank from untold', () => {
  fc.assert(
    fc.property(timetable, timetable, (schedule, class_schedule) => {
      const told = { ...LAWFUL, schedule, class_schedule }
      assert.deepEqual(differences(told, { ...told, schedule: schedule.toReversed() }), [])
    }),
  )
  assert.deepEqual(differences({}, { policy: '', activities: [], stipend: null, alternates: false }), [])
})

test('what differs one way differs the other way round', () => {
  fc.assert(
    fc.property(timetable, timetable, (one, other) => {
      const [there, back] = [
        differences({ schedule: one }, { schedule: other }),
        differences({ schedule: other }, { schedule: one }),
      ]
      assert.deepEqual(
        there.map(({ before, after }) => [before, after]),
        back.map(({ before, after }) => [after, before]),
      )
    }),
  )
})

test('every term has a label of its own', () => {
  assert.deepEqual(Object.keys(LABELS).sort(), [...TERM_NAMES].sort())
  assert.equal(new Set(Object.values(LABELS)).size, TERM_NAMES.length)
})
