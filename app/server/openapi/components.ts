import * as z from 'zod/mini'
import type { Schema } from '#wire/endpoint.ts'
import type { SchemaObject } from './openapi-document.ts'

type Side = 'input' | 'output'
type Printed = { $schema?: string; $defs?: Record<string, SchemaObject & { id?: string }>; id?: string } & SchemaObject

const LOCAL = '#/$defs/'
const SHARED = '#/components/schemas/'

/** A schema with an id is printed once and referenced. Where input and output differ (defaults), both are printed. */
export function openComponents() {
  const printed = new Map<string, { side: Side; text: string; name: string }[]>()
  const schemas: Record<string, SchemaObject> = {}

  const nameFor = (id: string, side: Side, text: string): string => {
    const known = printed.get(id) ?? []
    const same = known.find((one) => one.text === text)
    if (same) return same.name
    const other = side === 'output' ? 'Answer' : 'Form'
    const name =
      known.length === 0 ? id : known.some((one) => one.side === side) ? `${id}_${known.length + 1}` : `${id}${other}`
    printed.set(id, [...known, { side, text, name }])
    return name
  }

  return {
    schemas,
    /** The schema as JSON Schema, or a $ref to it. */
    show(schema: Schema, side: Side): SchemaObject {
      const printed = z.toJSONSchema(schema, { io: side, unrepresentable: 'any' }) as Printed
      const parts = Object.entries({
        ...printed.$defs,
        ...(printed.id !== undefined && { [printed.id]: printed }),
      }).map(([id, part]) => ({ id, part: bare(part) }))
      const names = new Map(parts.map(({ id, part }) => [id, nameFor(id, side, JSON.stringify(part))]))
      for (const { id, part } of parts) schemas[names.get(id)!] ??= pointed(part, names)
      return printed.id === undefined ? pointed(bare(printed), names) : { $ref: SHARED + names.get(printed.id)! }
    },
  }
}

/** Without what only printing needs. */
const bare = (schema: Printed): SchemaObject =>
  Object.fromEntries(Object.entries(schema).filter(([key]) => key === '$ref' || (key !== 'id' && !key.startsWith('$'))))

/** Rewrites the printer's $refs as the document's. */
const pointed = (schema: SchemaObject, names: Map<string, string>) =>
  JSON.parse(JSON.stringify(schema), (key, value: unknown) =>
    key === '$ref' && typeof value === 'string' && value.startsWith(LOCAL)
      ? SHARED + names.get(value.slice(LOCAL.length))!
      : value,
  ) as SchemaObject

export type Components = ReturnType<typeof openComponents>

/** The schema that a $ref names. */
export const resolved = (schemas: Record<string, SchemaObject>, { $ref, ...schema }: SchemaObject): SchemaObject =>
  $ref === undefined ? schema : resolved(schemas, schemas[$ref.slice(SHARED.length)] ?? {})
