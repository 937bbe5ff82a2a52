import assert from 'node:assert/strict'
import { test } from 'node:test'
import { Validator } from '@seriousme/openapi-schema-validator'
import * as example from '#test/support/product/example-api.ts'
import { openApiDocument } from './document.ts'
import type { Answer, SchemaObject } from './openapi-document.ts'
import { operationIds } from './operation-ids.ts'

const endpoints = example.exampleRoutes.map(({ endpoint }) => endpoint)
const document = openApiDocument(endpoints, operationIds({ example }), {
  name: 'Ponte',
  server: 'https://api.ponte.example',
})
const at = (path: string, method: string) => document.paths[path]![method]!
const full = (answer: Answer | undefined) => {
  assert.ok(answer && !('$ref' in answer))
  return answer
}

test('the document is OpenAPI 3.1', async () => {
  const { valid, errors } = await new Validator().validate(
    structuredClone(document) as unknown as Record<string, unknown>,
  )
  assert.ok(valid, JSON.stringify(errors)?.slice(0, 800))
  assert.match(document.openapi, /^3\.1/)
})

test('an operation is called as its wire file calls it, and again for each method', () => {
  assert.equal(at('/v1/ships', 'get').operationId, 'listShips')
  assert.deepEqual(
    [at('/v1/logbooks/{id}', 'put').operationId, at('/v1/logbooks/{id}', 'post').operationId],
    ['writeLogbook', 'writeLogbook_post'],
  )
  const twice = operationIds({
    fleet: { listShips: example.listShips },
    museum: { listShips: example.listHarbours, lists: { old_ships: example.showFlag } },
  })
  assert.deepEqual([...twice.values()], ['fleetListShips', 'museumListShips', 'listsOldShips'])
})

test('tags, summaries, security and examples are there', () => {
  assert.deepEqual(at('/v1/ships', 'get').tags, ['Navios'])
  assert.equal(at('/v1/ships', 'get').summary, 'Busca navios')
  assert.deepEqual(at('/v1/shipyards', 'post').security, [])
  assert.equal(at('/v1/ships', 'get').security, undefined)
  assert.ok(document.components.securitySchemes['bearer'])
  assert.ok(JSON.stringify(document).includes('"examples":[{"shipyard"'))
})

test('a form names its properties as they travel, and JSON stands beside it', () => {
  const { content } = at('/v1/shipyards', 'post').requestBody!
  const { properties = {}, required = [] } = content['multipart/form-data']!.schema
  assert.equal(properties['shipyard[photos][]']!.type, 'array')
  assert.ok(properties['shipyard[shipyard_managers_attributes][0][email]'])
  assert.equal(properties['shipyard[logo]']!.format, 'binary')
  assert.ok(
    required.includes('shipyard[name]') && required.includes('shipyard[shipyard_managers_attributes][0][email]'),
  )
  assert.ok(!required.some((name) => /photos|logo|website|main/.test(name)))
  assert.deepEqual(content['application/json']!.schema, { $ref: '#/components/schemas/ShipyardForm' })
})

test('lists in a query are named with brackets; every path parameter is said', () => {
  const states = at('/v1/ships', 'get').parameters.find(({ name }) => name === 'states[]')!
  assert.deepEqual([states.in, states.required, states.style, states.explode], ['query', false, 'form', true])
  assert.deepEqual(
    at('/v1/charts/{id}/chart.pdf', 'get').parameters.map(({ name, required }) => [name, required]),
    [['id', true]],
  )
})

test('each operation has the refusals that it can give, and no others', () => {
  const statuses = (path: string, method: string) => Object.keys(at(path, method).responses).map(Number)
  assert.deepEqual(statuses('/v1/shipyards', 'post'), [201, 400, 409, 413, 415, 422, 429, 500, 503])
  assert.deepEqual(statuses('/v1/ships', 'get'), [200, 401, 403, 422, 429, 500, 503])
  assert.deepEqual(statuses('/v1/ships/{id}', 'delete'), [204, 401, 403, 429, 500, 503])
  assert.deepEqual(statuses('/v1/flag.png', 'get'), [200, 304, 500, 503])
  assert.ok(document.components.responses['TooMany']!.headers!['Retry-After'])
  assert.ok(full(at('/v1/shipyards', 'post').responses['201']).headers!['Location'])
  assert.equal(full(at('/v1/ships/{id}', 'delete').responses['204']).content, undefined)
})

test('a file is given under its own type', () => {
  assert.deepEqual(full(at('/v1/charts/{id}/chart.pdf', 'get').responses['200']).content, {
    'application/pdf': { schema: { type: 'string', format: 'binary' } },
  })
})

test('every pointer points at something, and what is accepted and given apart stands apart', () => {
  const pointers = JSON.stringify(document).match(/#\/components\/\w+\/\w+/g)!
  for (const pointer of new Set(pointers)) {
    const [, , kind, name] = pointer.split('/') as [string, string, 'schemas' | 'responses', string]
    assert.ok(document.components[kind][name], pointer)
  }
  const { LogbookForm } = document.components.schemas as Record<string, SchemaObject>
  const voyage = LogbookForm!.properties!['logbook']!.properties!['voyages_attributes']!.items!
  assert.deepEqual(voyage.required, ['harbour', 'cargo', 'days'], 'a default is not asked for')
})
