import assert from 'node:assert/strict'
import { test } from 'node:test'
import * as z from 'zod/mini'
import type { Endpoint } from '#wire/endpoint.ts'
import * as tests from './tests.ts'

const endpoints = (Object.values(tests) as unknown[]).filter(
  (one): one is Endpoint => typeof one === 'object' && one !== null && 'path' in one,
)
const SECRET = /"(?:correct|explanation|difficulty|exposure|weight|key_id|seed|factor|question_id|revision_id)":/

test('no answer to a person names the bank, a key, a difficulty, the seed or somebody’s extra time', () => {
  assert.ok(endpoints.length > 8)
  for (const { path, answer, refuses = {} } of endpoints)
    for (const shape of [answer, ...Object.values(refuses)])
      if (typeof shape === 'object') assert.doesNotMatch(JSON.stringify(z.toJSONSchema(shape)), SECRET, path)
})
