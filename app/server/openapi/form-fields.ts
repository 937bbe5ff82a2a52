import { resolved } from './components.ts'
import type { SchemaObject } from './openapi-document.ts'

type Field = { name: string; schema: SchemaObject; must: boolean }

/**
 * A form has no nested parts, so properties are named as they are sent: company[photos][],
 * company[managers_attributes][0][email].
 */
export function formSchema(schemas: Record<string, SchemaObject>, body: SchemaObject): SchemaObject {
  const fields = [...fieldsOf(schemas, body, '', true)]
  const required = fields.filter(({ must }) => must).map(({ name }) => name)
  const { examples } = resolved(schemas, body)
  return {
    type: 'object',
    properties: Object.fromEntries(fields.map(({ name, schema }) => [name, schema])),
    ...(required.length && { required }),
    ...(examples && { examples: examples.map((example) => Object.fromEntries(flat(example))) }),
  }
}

function* fieldsOf(
  schemas: Record<string, SchemaObject>,
  pointer: SchemaObject,
  name: string,
  must: boolean,
): Generator<Field> {
  const schema = resolved(schemas, pointer)
  const branch =
    schema.properties || schema.items
      ? schema
      : schema.anyOf?.map((option) => resolved(schemas, option)).find((option) => option.properties ?? option.items)
  if (branch?.properties) {
    for (const [key, part] of Object.entries(branch.properties))
      yield* fieldsOf(schemas, part, name ? `${name}[${key}]` : key, must && (branch.required?.includes(key) ?? false))
    return
  }
  if (branch?.items) {
    const item = resolved(schemas, branch.items)
    if (item.properties) yield* fieldsOf(schemas, item, `${name}[0]`, must && (branch.minItems ?? 0) > 0)
    else yield { name: `${name}[]`, schema: { ...branch, items: item }, must }
    return
  }
  yield { name, schema, must }
}

/** { a: { b: [1] } } → a[b][]: [1] */
function* flat(value: unknown, name = ''): Generator<[string, unknown]> {
  if (Array.isArray(value) && value.every((item) => typeof item !== 'object')) yield [`${name}[]`, value]
  else if (value !== null && typeof value === 'object')
    for (const [key, item] of Object.entries(value)) yield* flat(item, name ? `${name}[${key}]` : key)
  else yield [name, value]
}
