// What holds of the law whatever the terms are.
import assert from 'node:assert/strict'
import { test } from 'node:test'
import fc from '#test/support/fast-check.ts'
import { COMPANY, DAY, KNOWN, LAWFUL, PERSON } from '#test/support/law/lawful-terms.ts'
import { aMinuteMore, timetable } from '#test/support/law/timetables.ts'
import type { DraftTerms, Slot } from '../terms.ts'
import { EDUCATION_TYPES } from '../term-choices.ts'
import type { Breach } from './breach.ts'
import { addDays } from './calendar.ts'
import type { Facts } from './facts.ts'
import { judge } from './judge.ts'

const day = fc.integer({ min: -40, max: 1200 }).map((n) => addDays(DAY, n))
const weeks = fc.array(
  fc.tuple(day, fc.integer({ min: 0, max: 60 }), fc.option(timetable)).map(([from, days, schedule]) => ({
    from,
    to: addDays(from, days),
    schedule,
  })),
  { maxLength: 3 },
)
const drafts: fc.Arbitrary<DraftTerms> = fc.record({
  education_type: fc.constantFrom(...(Object.keys(EDUCATION_TYPES) as (keyof typeof EDUCATION_TYPES)[]), null),
  final_years_or_special: fc.boolean(),
  internship_type: fc.constantFrom('mandatory' as const, 'non_mandatory' as const, null),
  insured_by: fc.constantFrom('company' as const, 'institution' as const),
  starts_on: fc.option(day),
  ends_on: fc.option(day),
  formation_date: fc.option(day.map((each) => each.slice(0, 7))),
  alternates: fc.boolean(),
  no_class_weeks: weeks,
  assessment_weeks: weeks,
  schedule: timetable,
  class_schedule: timetable,
})
const facts: fc.Arbitrary<Facts> = fc
  .record({
    birth_date: fc.integer({ min: 14 * 365, max: 20 * 365 }).map((days) => addDays(DAY, -days)),
    spells: fc.array(fc.tuple(day, fc.integer({ min: 0, max: 500 })), { maxLength: 3 }),
    notice_days: fc.integer({ min: 0, max: 30 }),
    holds_insurance: fc.boolean(),
  })
  .map(({ birth_date, spells, notice_days, holds_insurance }) => ({
    ...KNOWN,
    person: {
      ...PERSON,
      birth_date,
      spells: spells.map(([from, days]) => ({ from, to: addDays(from, days), cnpj: COMPANY.cnpj })),
    },
    institution: { ...KNOWN.institution!, notice_days, holds_insurance },
  }))

const rulesIn = (found: readonly Breach[]) => new Set(found.map(({ rule }) => rule))

test('every fix heals its breach', () => {
  const healed = new Set<string>()
  fc.assert(
    fc.property(drafts, facts, (draft, known) => {
      for (const { rule, field, fix } of judge({ ...LAWFUL, ...draft }, known, DAY)) {
        if (!fix) continue
        const after = judge({ ...LAWFUL, ...draft, ...fix.changes }, known, DAY)
        const left = after.find((each) => each.rule === rule && each.field === field && each.kind !== 'warning')
        assert.equal(left, undefined, `${rule} on ${field}: ${fix.label}`)
        healed.add(rule)
      }
    }),
    { numRuns: 400 },
  )
  const mended = ['CNE1.2004', 'IES.insurance', 'IES.notice', 'L11788.10', 'L11788.10.1', 'L11788.10.2']
  assert.deepEqual(
    [...healed].sort(),
    [...mended, 'L11788.10.I', 'L11788.10.II', 'L11788.11', 'L11788.3.I', 'L11788.3.II', 'L11788.9.IV'].sort(),
  )
})

const HOURS = ['L11788.10', 'L11788.10.I', 'L11788.10.II', 'L11788.10.1']

test('a minute more never heals a breach of hours', () => {
  fc.assert(
    fc.property(drafts, fc.nat(), (draft, n) => {
      const schedule = draft.schedule as Slot[]
      if (!schedule.length) return
      const more = aMinuteMore(schedule, n % schedule.length)
      const [before, after] = [schedule, more].map((schedule) =>
        rulesIn(judge({ ...LAWFUL, ...draft, schedule, assessment_weeks: [] }, KNOWN, DAY)),
      )
      for (const rule of HOURS) assert.ok(!before!.has(rule) || after!.has(rule), rule)
    }),
  )
})

test('a day more never heals two years, nor one intern more a full quota', () => {
  fc.assert(
    fc.property(drafts, facts, day, (draft, known, extra) => {
      const terms = { ...LAWFUL, ...draft, education_type: 'high_school' as const }
      const { starts_on, ends_on } = terms
      if (!starts_on || !ends_on || ends_on < starts_on) return
      const before = rulesIn(judge(terms, known, DAY))
      const after = rulesIn(judge({ ...terms, ends_on: addDays(ends_on, 1) }, known, DAY))
      assert.ok(!before.has('L11788.11') || after.has('L11788.11'))
      const interns = Array.from({ length: 6 }, () => ({ from: extra, to: addDays(extra, 90) }))
      const full = { ...known, company: { ...COMPANY, quota: interns }, supervisor: { ...KNOWN.supervisor!, interns } }
      const fuller = {
        ...known,
        company: { ...COMPANY, quota: [...interns, ...interns] },
        supervisor: { ...KNOWN.supervisor!, interns: [...interns, ...interns] },
      }
      const [one, two] = [full, fuller].map((known) => rulesIn(judge(terms, known, DAY)))
      for (const rule of ['L11788.17', 'L11788.9.III']) assert.ok(!one!.has(rule) || two!.has(rule), rule)
    }),
  )
})

test('every breach names a rule, an article and a sentence', () => {
  fc.assert(
    fc.property(drafts, facts, (draft, known) => {
      for (const { rule, article, message } of judge({ ...draft }, known, DAY)) {
        assert.ok(rule && article)
        assert.match(message, /^\p{L}.*\.$/u)
        assert.doesNotMatch(message, /undefined|null|NaN/)
      }
    }),
  )
})
