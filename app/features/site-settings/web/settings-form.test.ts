import assert from 'node:assert/strict'
import { test } from 'node:test'
import { sentOf, type SettingsValues, valuesOf } from './settings-form.ts'

const read = valuesOf({ blog: 'https://blog.example', support_email: 'a@b.example', mentoring: null } as never)

test('only what was changed travels, so that what another operator has saved meanwhile stays', () => {
  const typed = { ...read, blog: ' https://outro.example ', support_email: '' } as SettingsValues
  assert.deepEqual(sentOf(typed, read), { settings: { blog: 'https://outro.example', support_email: null } })
  assert.deepEqual(sentOf(read, read), { settings: {} })
})
