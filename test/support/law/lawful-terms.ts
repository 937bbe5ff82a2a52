// A contract without findings, and tables of changes that cause some.
import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { Breach } from '#features/internships/wire/law/breach.ts'
import type { Facts } from '#features/internships/wire/law/facts.ts'
import { NOTHING_KNOWN } from '#features/internships/wire/law/facts.ts'
import { judge } from '#features/internships/wire/law/judge.ts'
import type { DraftTerms, Slot } from '#features/internships/wire/terms.ts'

export const DAY = '2026-11-23'

/** hours('2-6 09:00-15:00', '7 08:00-09:00'): weekdays from Sunday 1 to Saturday 7, with times. */
export const hours = (...said: string[]): Slot[] =>
  said.flatMap((text) => {
    const [days = '', range = ''] = text.split(' ')
    const [first = 0, last = first] = days.split('-').map(Number)
    const [from = '', to = ''] = range.split('-')
    return Array.from({ length: last - first + 1 }, (_, n) => ({ day_of_week: first + n, from, to }))
  })

export const LAWFUL: DraftTerms = {
  internship_type: 'non_mandatory',
  education_type: 'college',
  institution_id: 1,
  course_name: 'Ciência da Computação',
  semester: 4,
  formation_date: '2029-12',
  matriculation: '2024-0117',
  starts_on: '2027-02-01',
  ends_on: '2028-01-31',
  schedule: hours('2-6 09:00-15:00'),
  class_schedule: hours('2-6 19:00-22:30'),
  stipend: '1500.00',
  transport_kind: 'money',
  transport_allowance: '220.00',
  insurer: 'Seguradora Exemplo',
  policy: '0001234',
  insured_amount: '20000.00',
  activities: ['Escrever testes', 'Revisar textos', 'Apoiar a equipe'],
  supervisor_id: '01900000-0000-7000-8000-000000000001',
  supervisor_education: 'Bacharel em Computação',
  advisor_name: 'Rute Alves',
  advisor_email: 'rute@ies.example',
  company_signer_id: '01900000-0000-7000-8000-000000000002',
  institution_signer_name: 'Caio Prado',
  institution_signer_email: 'caio@ies.example',
}

export const RULES_OF_SCHOOL = {
  name: 'Universidade Horizonte',
  agreement_until: null,
  advisor_required: false,
  signs_last: false,
  paper_policy: null,
  minimum_level: 'simple',
  notice_days: 0,
  retroactive_days: 0,
  holds_insurance: true,
} as const

export const PERSON = { birth_date: '2004-03-10', pcd: false, cpf: null, spells: [], other_minutes: 0 }
export const COMPANY = { cnpj: '12ABC34501DE35', employees: 26, quota: [] }
export const KNOWN: Facts = {
  ...NOTHING_KNOWN,
  person: PERSON,
  company: COMPANY,
  supervisor: { name: 'Sônia Lima', employed: true, interns: [] },
  company_signer: { representative: true },
  institution: RULES_OF_SCHOOL,
}

export type Row = [what: string, terms: DraftTerms, facts?: Partial<Facts>]

export const judged = (terms: DraftTerms, facts: Partial<Facts> = {}, day = DAY): Breach[] =>
  judge({ ...LAWFUL, ...terms }, { ...KNOWN, ...facts }, day)

const told = (found: readonly Breach[]) => found.map(({ rule, kind, message }) => `${rule} ${kind}: ${message}`)

/** Valid contracts break no rule; each change breaks exactly this one. */
export function stands(
  rule: string,
  { passes, refused, kind = 'law' }: { passes: Row[]; refused: Row[]; kind?: string },
) {
  test(`${rule} passes`, () => {
    for (const [what, terms, facts] of passes) assert.deepEqual(told(judged(terms, facts)), [], what)
  })
  test(`${rule} refuses`, () => {
    for (const [what, terms, facts] of refused) {
      const found = judged(terms, facts)
      assert.ok(found.length, `${what} passed`)
      for (const breach of found)
        assert.deepEqual([breach.rule, breach.kind], [rule, kind], `${what}: ${breach.message}`)
    }
  })
}
