import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { OwnAttributes } from '../own-attributes.ts'
import { fieldOf } from '../profile/field-list.ts'
import { SECTIONS } from '../profile/sections.ts'
import { COMPLETENESS } from '../../wire/completeness.ts'
import { firstPlace, placeOfStep, stepAt, WIZARD_STEPS } from './wizard-steps.ts'

const next = { part: 'summary', words: 'Escreva um resumo sobre você', step: 'resumo', weight: 12 } as const
const missing = { percentage: 88, missing: ['summary' as const], next }
const whole = { percentage: 100, missing: [], next: null }

test('what completeness counts has its step', () => {
  for (const { step } of COMPLETENESS) assert.ok(placeOfStep(step) >= 0, step)
})

const READ_VIEW = [
  'summary',
  'experiences',
  'softwares',
  'academic',
  'education',
  'certifications',
  'internship',
  'infos',
  'contact',
  'languages',
] as const
test('the wizard asks whatever the profile’s sections ask, except the address of the log-in', () => {
  const asked = new Set(WIZARD_STEPS.flatMap(({ fields }) => fields.flatMap(({ name }) => fieldOf(name).keys)))
  const missing = READ_VIEW.flatMap((name) =>
    SECTIONS[name].fields
      .filter((field) => !fieldOf(field.name).keys.every((key) => asked.has(key)))
      .map((field) => field.name),
  )
  assert.deepEqual(missing, ['email'])
})

test('of an empty profile no part is filled, however far somebody has looked', () => {
  const empty = {
    completeness: { percentage: 0, missing: COMPLETENESS.map(({ part }) => part), next: null },
    educations_attributes: [],
    academic_entity_ids: [],
    disability: null,
    privacy_chosen: false,
    lock_version: 3,
  } as unknown as OwnAttributes
  assert.deepEqual(
    WIZARD_STEPS.filter(({ isFilled }) => isFilled(empty)).map(({ step }) => step),
    [],
  )
})

test('no step has the place of another', () =>
  assert.equal(new Set(WIZARD_STEPS.map(({ step }) => step)).size, WIZARD_STEPS.length))

test('a person goes on where they left', () =>
  assert.equal(stepAt(firstPlace({ wizard_step: 'idiomas', completeness: missing })), 'idiomas'))

test('a person who left nowhere, or finished, goes to what is worth most', () => {
  for (const wizard_step of [null, '', 'fim', 'no-such-step'])
    assert.equal(stepAt(firstPlace({ wizard_step, completeness: missing })), 'resumo')
})

test('a whole profile opens at the finish', () =>
  assert.equal(stepAt(firstPlace({ wizard_step: 'fim', completeness: whole })), 'fim'))
