// What holds for each endpoint that the product serves.
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { routes } from '../../app/api.ts'
import type { Schema } from '#wire/endpoint.ts'

// What coerce turns strings into, and what may stay a string or a file.
const KNOWN = new Set(['optional', 'default', 'prefault', 'nullable', 'object', 'array', 'number', 'literal', 'union', 'boolean', 'pipe', 'string', 'enum', 'file', 'transform', 'template_literal'])

function* typesIn(of: Schema): Generator<string> {
  const def = of._zod.def as Record<string, unknown> & { type: string }
  yield def.type
  for (const part of [def['innerType'], def['element'], def['in'], ...((def['options'] as Schema[] | undefined) ?? []), ...Object.values((def['shape'] as object | undefined) ?? {})])
    if (part) yield* typesIn(part as Schema)
}

test('every form and every query is made of types that the reader knows', () => {
  for (const { endpoint } of routes)
    for (const part of [endpoint.query, endpoint.form && endpoint.body])
      for (const type of part ? typesIn(part) : []) assert.ok(KNOWN.has(type), `${endpoint.path} has ${type}`)
})
