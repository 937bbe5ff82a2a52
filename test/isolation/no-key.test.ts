// Whoever is no operator reads no key of a test or quiz anywhere, save in the answer to what was submitted.
import assert from 'node:assert/strict'
import { test } from 'node:test'
import * as z from 'zod/mini'
import { submitTry } from '#features/academy/wire/items.ts'
import type { Endpoint } from '#wire/endpoint.ts'
import { wires } from '../../app/api.ts'

const KEY = /"(?:correct|explanation|difficulty|exposure|revision_id)":/
const endpoints = Object.values(wires)
  .flatMap((wire) => Object.values(wire) as unknown[])
  .filter((one): one is Endpoint => typeof one === 'object' && one !== null && 'path' in one && 'answer' in one)
const isOperators = ({ only }: Endpoint) => only?.join() === 'Operator'
const holdsKey = ({ answer, refuses = {} }: Endpoint) =>
  [answer, ...Object.values(refuses)].some(
    (shape) => typeof shape === 'object' && KEY.test(JSON.stringify(z.toJSONSchema(shape))),
  )

test('no endpoint holds a key for an actor who is no operator', () => {
  assert.ok(
    endpoints.some((one) => isOperators(one) && holdsKey(one)),
    'the operator’s do',
  )
  assert.deepEqual(
    endpoints.filter((one) => !isOperators(one) && holdsKey(one)).map(({ path }) => path),
    [submitTry.path],
  )
})
