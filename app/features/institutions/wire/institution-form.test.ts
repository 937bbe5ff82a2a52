import assert from 'node:assert/strict'
import { test } from 'node:test'
import { errorsIn, sentIn } from '#web/record/draft.ts'
import { typedOf } from '#wire/record.ts'
import { institutionRecord } from './institution-form.ts'

const blank = typedOf(institutionRecord)
const typed = {
  ...blank,
  name: 'Faculdade Nova Aurora',
  mec_code: '1.234',
  category: 'faculdade',
  state_id: 'MG',
  city_id: 3106200,
}

test('what is typed becomes what the wire wants; a state is its city\u2019s', () => {
  assert.deepEqual(sentIn(institutionRecord, { ...typed, category: '' }, blank), {
    name: 'Faculdade Nova Aurora',
    acronym: '',
    mec_code: 1234,
    cnpj: '',
    category: null,
    organization: null,
    city_id: 3106200,
    closed: false,
    same_name: false,
  })
})

test('a code is digits with their dots, or none', () => {
  const said = (mec_code: string) => errorsIn(institutionRecord, { ...typed, category: '', mec_code })
  assert.deepEqual([said(' '), said('1.234')], [{}, {}])
  assert.deepEqual(said('e-MEC 12'), { mec_code: 'O código e-MEC tem só números, até nove' })
})
