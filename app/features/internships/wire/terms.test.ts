import assert from 'node:assert/strict'
import { test } from 'node:test'
import { hours, LAWFUL } from '#test/support/law/lawful-terms.ts'
import { inWords } from '#wire/text/sentences.ts'
import { draftTerms, wholeTerms } from './terms.ts'

const told = (terms: object) => {
  const found = draftTerms.safeParse(terms, { reportInput: true })
  return found.success ? {} : inWords(found.error.issues).errors
}

test('a draft may lack anything, and leave anything blank', () => {
  assert.deepEqual(told({}), {})
  assert.deepEqual(told(LAWFUL), {})
  assert.deepEqual(told({ starts_on: '', stipend: '', internship_type: '', schedule: [], remarks: null }), {})
})

test('what is wrong is said at its field', () => {
  const cases: [object, Record<string, string[]>][] = [
    [{ starts_on: '31/02/2027' }, { starts_on: ['Não segue o padrão DD/MM/AAAA ou não é uma data válida'] }],
    [{ formation_date: '13/2027' }, { formation_date: ['Não segue o padrão MM/AAAA ou não é uma data válida'] }],
    [{ stipend: '-1.00' }, { stipend: ['Informe um valor em reais, como 1.234,56'] }],
    [{ stipend: '123456789.00' }, { stipend: ['Informe um valor em reais, como 1.234,56'] }],
    [{ internship_type: 'other' }, { internship_type: ['Escolha uma opção da lista'] }],
    [{ semester: 21 }, { semester: ['Deve ser menor ou igual a 20'] }],
    [{ advisor_email: 'x' }, { advisor_email: ['Formato de e-mail inválido.'] }],
    [{ supervisor_name: 'R2' }, { supervisor_name: ['Informe o nome só com letras'] }],
    [{ guardians: [{ cpf: '111.111.111-11' }] }, { 'guardians[0].cpf': ['CPF inválido'] }],
    [{ schedule: hours('2 10:00-09:00') }, { 'schedule[0].to': ['O fim deve ser depois do início'] }],
    [{ schedule: hours('2 09:00-25:00') }, { 'schedule[0].to': ['Informe um horário entre 00:00 e 23:59'] }],
    [
      { schedule: hours('2 09:00-12:00', '3 09:00-12:00', '2 11:59-13:00') },
      { 'schedule[2].from': ['Este horário se sobrepõe a outro do mesmo dia'] },
    ],
    [
      { assessment_weeks: [{ from: '2027-05-14', to: '2027-05-10' }] },
      { 'assessment_weeks[0].to': ['O último dia deve ser igual ou posterior ao primeiro'] },
    ],
    [{ activities: Array.from({ length: 41 }, () => 'a') }, { activities: ['Escolha no máximo 40'] }],
  ]
  for (const [terms, errors] of cases) assert.deepEqual(told(terms), errors, JSON.stringify(terms))
})

test('days and months may be typed as people write them', () => {
  const { starts_on, formation_date, no_class_weeks } = draftTerms.parse({
    starts_on: '01/02/2027',
    formation_date: '12/2029',
    no_class_weeks: [{ from: '05/07/2027', to: '2027-07-30' }],
  })
  assert.deepEqual(
    [starts_on, formation_date, no_class_weeks],
    ['2027-02-01', '2029-12', [{ from: '2027-07-05', to: '2027-07-30' }]],
  )
})

test('what is not told is null, none, or usual', () => {
  const { schedule, stipend, stipend_period, insured_by, alternates, policy } = wholeTerms({
    policy: '',
    schedule: null,
  })
  assert.deepEqual(
    [schedule, stipend, stipend_period, insured_by, alternates, policy],
    [[], null, 'month', 'company', false, null],
  )
})
