import { resolved } from './components.ts'
import type { SchemaObject } from './openapi-document.ts'

type Schemas = Record<string, SchemaObject>
const DEEPEST = 6

/** An example value of this schema: its own example, else an invented one. */
export function sample(schemas: Schemas, pointer: SchemaObject, name = '', depth = 0): unknown {
  const schema = resolved(schemas, pointer)
  if (schema.examples?.length) return schema.examples[0]
  if (schema.const !== undefined) return schema.const
  if (schema.default !== undefined) return schema.default
  if (schema.enum) return schema.enum[0]
  const option = (schema.anyOf ?? schema.oneOf)?.find((one) => one.type !== 'null')
  if (option) return sample(schemas, option, name, depth)
  if (schema.allOf) return Object.assign({}, ...schema.allOf.map((part) => sample(schemas, part, name, depth)))
  if (schema.items) return depth > DEEPEST ? [] : [sample(schemas, schema.items, name, depth + 1)]
  if (schema.properties)
    return depth > DEEPEST
      ? {}
      : Object.fromEntries(
          Object.entries(schema.properties).map(([key, part]) => [key, sample(schemas, part, key, depth + 1)]),
        )
  if (schema.type === 'object') return {}
  if (schema.type === 'integer' || schema.type === 'number') return Math.max(schema.minimum ?? 1, 1)
  if (schema.type === 'boolean') return true
  return text(name, schema)
}

const NAMED: Record<string, string> = {
  email: 'ana@empresa.example',
  username: 'gestora@demo.test',
  password: 'Ponte@2026',
  name: 'Ana Lima',
  cnpj: '11.222.333/0001-81',
  website: 'https://empresa.example',
  phone: '+55 (11) 98888-7777',
  token: 'k3…',
  q: 'dados',
  slug: 'ana-lima',
}
const text = (name: string, { format }: SchemaObject) =>
  format === 'binary'
    ? '@arquivo'
    : format === 'date-time'
      ? '2026-11-21T12:00:00.000Z'
      : name === 'id' || name.endsWith('_id') || name === 'uuid'
        ? '01939c4e-0000-7000-8000-000000000000'
        : (NAMED[name] ?? 'texto')
