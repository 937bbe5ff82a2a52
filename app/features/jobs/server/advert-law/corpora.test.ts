// Sentences of real adverts, by what they are about: a change of a rule shows here what else it changes.
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { faultsIn } from './advert-law.ts'
import { LAWFUL_PERSONS } from './lawful-persons.cases.ts'
import { LAWFUL } from './lawful-sentences.cases.ts'
import { LAWFUL_YEARS } from './lawful-years.cases.ts'
import { UNLAWFUL_PERSONS } from './unlawful-persons.cases.ts'
import { EXPERIENCE, UNLAWFUL } from './unlawful-sentences.cases.ts'
import { UNLAWFUL_YEARS } from './unlawful-years.cases.ts'

const judged = (sentence: string) => faultsIn(sentence).map((fault) => [fault.sentence, fault.reasons[0]!.rule])

for (const [what, unlawful] of Object.entries({
  'of every kind': UNLAWFUL,
  'about persons': UNLAWFUL_PERSONS,
  'about years of experience': UNLAWFUL_YEARS.map((said): [string, string] => [said, EXPERIENCE]),
}))
  test(`sentences ${what} that no advert may have are refused whole, by their law`, () => {
    const expected = unlawful.map(([sentence, rule]) => [[sentence, rule]])
    assert.deepEqual(
      unlawful.map(([sentence]) => judged(sentence)),
      expected,
    )
  })

for (const [what, lawful] of Object.entries({
  'of every kind': LAWFUL,
  'about persons': LAWFUL_PERSONS,
  'about years': LAWFUL_YEARS,
}))
  test(`lawful sentences ${what} pass`, () => assert.deepEqual(lawful.flatMap(judged), []))
