import assert from 'node:assert/strict'
import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { test } from 'node:test'
import { openApp } from '#test/support/app.ts'
import { NO_FEATURES } from '#wire/feature-flags.ts'
import { showFeatures } from '../wire.ts'
import { flagOn } from './feature-flags.ts'

const app = await openApp()
const file = app.house.configuration.features_file
let second = 0
/** A second later: the file is read at most once a second. */
const later = () => app.at(new Date(Date.UTC(2026, 10, 21, 12, 0, ++second)).toISOString())
const ask = () => (later(), app.call(showFeatures, {}))
const warnings = () => app.logged.filter((line) => line.includes('features file broken')).length

test('without a file every feature is off', async () => {
  assert.deepEqual(await ask(), NO_FEATURES)
  assert.equal(
    app.logged.filter((line) => line.includes('features read') && line.includes('"info"')).length,
    0,
    'which is no news',
  )
})

test('the answer is a plain object that nobody keeps', async () => {
  const response = await app.request('/api/features.json')
  assert.equal(response.headers.get('cache-control'), 'no-cache')
  assert.deepEqual(Object.keys((await response.json()) as object).sort(), Object.keys(NO_FEATURES).sort())
})

test('a change of the file is seen a second later, without a restart; unknown keys are ignored', async () => {
  writeFileSync(file, JSON.stringify({ company_contactus_new_layout: true, something_of_tomorrow: 'x' }))
  assert.deepEqual(await ask(), { ...NO_FEATURES, company_contactus_new_layout: true })
  assert.equal(flagOn(app.ctx(), 'company_contactus_new_layout'), true)
  writeFileSync(file, JSON.stringify({ user_ats_candidature_education_level: true }))
  assert.equal((await app.call(showFeatures, {})).company_contactus_new_layout, true, 'the same second')
  assert.deepEqual(await ask(), { ...NO_FEATURES, user_ats_candidature_education_level: true })
})

test('a broken file keeps the last good values and is logged once', async () => {
  const good = { ...NO_FEATURES, company_new_layout_update_notice: true }
  for (const broken of [
    '{"company_new_layout_update_notice": fal',
    '{"company_new_layout_update_notice":"yes"}',
    '[]',
    'null',
    '7',
  ]) {
    writeFileSync(file, JSON.stringify({ company_new_layout_update_notice: true }))
    assert.deepEqual(await ask(), good)
    const before = warnings()
    writeFileSync(file, `${broken}\n`)
    assert.deepEqual(await ask(), good, broken)
    assert.deepEqual(await ask(), good, broken)
    assert.equal(warnings(), before + 1, broken)
  }
})

test('a file that goes away, or is a folder, takes nobody by surprise', async () => {
  rmSync(file)
  assert.deepEqual(await ask(), NO_FEATURES)
  mkdirSync(file)
  const before = warnings()
  assert.deepEqual(await ask(), NO_FEATURES)
  assert.equal(warnings(), before + 1)
})
