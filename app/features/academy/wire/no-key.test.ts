import assert from 'node:assert/strict'
import { test } from 'node:test'
import * as z from 'zod/mini'
import type { Endpoint } from '#wire/endpoint.ts'
import * as catalogue from './catalogue.ts'
import * as certificates from './certificates.ts'
import * as items from './items.ts'
import * as study from './study.ts'

const all = [catalogue, certificates, items, study].flatMap((wire) => Object.values(wire) as unknown[])
const endpoints = all.filter((one): one is Endpoint => typeof one === 'object' && one !== null && 'path' in one)
const holdsKey = ({ answer }: Endpoint) =>
  typeof answer === 'object' && /"(?:correct|weight|explanation|right)"/.test(JSON.stringify(z.toJSONSchema(answer)))

test('the key of a quiz stands in the answer to its submission alone', () =>
  assert.deepEqual(
    endpoints.filter(holdsKey).map(({ path }) => path),
    [items.submitTry.path],
  ))
