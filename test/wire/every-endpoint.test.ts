// Rules for every endpoint.
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { Validator } from '@seriousme/openapi-schema-validator'
import * as z from 'zod/mini'
import { routes, wires } from '../../app/api.ts'
import { operationIds } from '#server/openapi/operation-ids.ts'
import { showOpenApi, showReference } from '#server/openapi/routes.ts'
import { openApp } from '#test/support/app.ts'
import type { Endpoint, Schema } from '#wire/endpoint.ts'

const OURS: Endpoint[] = [showOpenApi, showReference]
const endpoints = routes.map(({ endpoint }) => endpoint)
const app = await openApp()

// Types that coerce produces, and those that stay strings or files.
const KNOWN = new Set([
  'optional',
  'default',
  'prefault',
  'nullable',
  'object',
  'array',
  'number',
  'literal',
  'union',
  'boolean',
  'catch',
  'pipe',
  'string',
  'enum',
  'file',
  'transform',
  'template_literal',
])

function* partsIn(of: Schema): Generator<Schema> {
  const def = of._zod.def as object as Record<string, unknown>
  yield of
  for (const part of [
    def['innerType'],
    def['element'],
    def['in'],
    ...((def['options'] as Schema[] | undefined) ?? []),
    ...Object.values((def['shape'] as object | undefined) ?? {}),
  ])
    if (part) yield* partsIn(part as Schema)
}
const typesIn = (of: Schema) => [...partsIn(of)].map((part) => part._zod.def.type as string)

const namesIn = (of: Schema): Set<string> =>
  new Set(
    [...partsIn(of)].flatMap((part) => Object.keys(((part._zod.def as { shape?: object }).shape ?? {}) as object)),
  )

test('every form and every query is made of types that the reader knows', () => {
  for (const { endpoint } of routes)
    for (const part of [endpoint.query, endpoint.form && endpoint.body])
      for (const type of part ? typesIn(part) : []) assert.ok(KNOWN.has(type), `${endpoint.path} has ${type}`)
})

type Bounds = { type?: string; const?: number; minimum?: number; exclusiveMinimum?: number; maximum?: number }

/** Numbers of a schema, with their paths. */
function* numbersIn(of: unknown, name = ''): Generator<{ name: string; least: number; most: number }> {
  if (of === null || typeof of !== 'object') return
  const { type, const: only, minimum = -Infinity, exclusiveMinimum = minimum, maximum = Infinity } = of as Bounds
  if ((type === 'integer' || type === 'number') && only === undefined)
    yield { name, least: Math.max(minimum, exclusiveMinimum), most: maximum }
  for (const [key, part] of Object.entries(of))
    yield* numbersIn(
      part,
      key === 'items' || key === 'anyOf' || key === 'properties' || /^\d+$/.test(key) ? name : `${name}.${key}`,
    )
}
const LEAST = -(2 ** 31)
const MOST = 2 ** 31 - 1

test('no number is taken that a column cannot hold; only a page may lie beyond, where a list is empty', () => {
  for (const { endpoint } of routes)
    for (const part of [endpoint.query, endpoint.body])
      for (const { name, least, most } of part
        ? numbersIn(z.toJSONSchema(part, { io: 'input', unrepresentable: 'any' }))
        : [])
        if (part !== endpoint.query || name !== '.page')
          assert.ok(least >= LEAST && most <= MOST, `${endpoint.path} takes any number as ${name}`)
})

/** Lists that name without pointing: persons without an account, CNPJs, and figures, whose rows may be nameless. */
const NAME_ONLY = new Set([
  'person_name of /v1/internship/form_invites',
  'person_name of /v1/data_forms/answers',
  'company_name of /v1/ats/blocked_companies',
  ...['company', 'person', 'institution'].map((who) => `${who}_name of /v1/reports/{name}/rows`),
])
const POINTED = [
  ['company_name', 'company_id'],
  ['author_name', 'company_id'],
  ['institution_name', 'institution_id'],
  ['intern_name', 'user_info_id'],
  ['person_name', 'user_info_id'],
] as const

test('a row that names a company, an institution or a person has its id, so that the list includes it', () => {
  for (const { answer, path } of endpoints) {
    const { shape } = (typeof answer === 'object' ? answer._zod.def : {}) as { shape?: Record<string, Schema> }
    if (!shape?.['collection']) continue
    const rows = [...partsIn(shape['collection'])]
      .map((part) => (part._zod.def as { shape?: Record<string, Schema> }).shape?.['attributes'])
      .filter((attributes) => attributes !== undefined)
    for (const row of rows) {
      const { shape: told = {} } = row._zod.def as { shape?: Record<string, Schema> }
      const job = (told['job']?._zod.def as { shape?: object } | undefined)?.shape ?? {}
      for (const holder of [told, job])
        for (const [name, id] of POINTED)
          assert.ok(!(name in holder) || id in holder || NAME_ONLY.has(`${name} of ${path}`), `${name} of ${path}`)
    }
  }
})

test('a write by version takes a key: sent again because its answer was lost, it is no other person’s change', () => {
  const unsafe = routes
    .filter(({ endpoint: { methods } }) => !methods.includes('get'))
    .filter(({ endpoint: { body, idempotent } }) => body && !idempotent && namesIn(body).has('lock_version'))
  assert.deepEqual(
    unsafe.map(({ endpoint }) => endpoint.path),
    [],
  )
})

const ids = operationIds(wires)

test('no two endpoints stand at one address', () => {
  const places = endpoints.flatMap(({ methods, path }) =>
    methods.map((method) => `${method} ${path.replace(/\{\w+\}/g, '{}')}`),
  )
  assert.deepEqual(
    places.filter((place, i) => places.indexOf(place) !== i),
    [],
  )
})

test('every endpoint is named in the wire of a manifest, and says what it is for', () => {
  for (const endpoint of endpoints) {
    if (!OURS.includes(endpoint)) assert.ok(ids.has(endpoint), `${endpoint.path} is in no manifest's wire`)
    assert.ok(endpoint.tag && endpoint.summary, `${endpoint.path} has no tag or no summary`)
  }
  const named = [...ids.values()]
  assert.equal(new Set(named).size, named.length)
})

test('what the product answers about itself is OpenAPI 3.1, with each schema’s name used once', async () => {
  const document = await app.call(showOpenApi, {})
  const { valid, errors } = await new Validator().validate(structuredClone(document))
  assert.ok(valid, JSON.stringify(errors)?.slice(0, 800))
  assert.deepEqual(
    Object.keys(document['paths'] as object).sort(),
    [...new Set(endpoints.map(({ path }) => path))].sort(),
  )
  const { schemas } = document['components'] as { schemas: object }
  assert.deepEqual(
    Object.keys(schemas).filter((name) => /_\d+$/.test(name)),
    [],
  )
  const page = await app.request('/v1/docs')
  assert.deepEqual([page.status, page.headers.get('content-type')], [200, 'text/html; charset=utf-8'])
  for (const { path } of endpoints) assert.ok((await page.clone().text()).includes(`>${path}<`), path)
})
