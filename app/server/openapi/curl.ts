import { resolved } from './components.ts'
import type { OpenApiDocument, Operation, SchemaObject } from './openapi-document.ts'
import { sample } from './sample.ts'

const PLACES: Record<string, string> = {
  state: 'SP',
  zipcode: '01001-000',
  display_name: 'universidade-horizonte',
  main_education_type: 'college',
}

const quoted = (text: string) => `'${text.replaceAll("'", "'\\''")}'`

/** One call that a person can paste into a terminal. */
export function curl(
  { servers, components: { schemas } }: OpenApiDocument,
  path: string,
  method: string,
  { parameters, requestBody, security }: Operation,
): string {
  const asked = parameters
    .filter((p) => p.in === 'query' && p.required)
    .map((p) => `${p.name}=${encodeURIComponent(String(sample(schemas, p.schema, p.name)))}`)
  const address = path.replace(/\{(\w+)\}/g, (_, name: string) => PLACES[name] ?? `{${name}}`)
  const lines = [
    `curl${method === 'get' ? '' : ` -X ${method.toUpperCase()}`} ` +
      `${quoted(`${servers[0]!.url}${address}${asked.length ? `?${asked.join('&')}` : ''}`)}`,
  ]
  if (!security) lines.push(`-H "Authorization: Bearer $TOKEN"`)
  const [type, media] = Object.entries(requestBody?.content ?? {})[0] ?? []
  if (type && media) lines.push(...bodyLines(schemas, type, media.schema))
  return lines.join(' \\\n  ')
}

function bodyLines(schemas: Record<string, SchemaObject>, type: string, schema: SchemaObject): string[] {
  const value = sample(schemas, schema)
  if (type === 'application/json')
    return [`-H 'Content-Type: application/json'`, `-d ${quoted(JSON.stringify(value, null, 2))}`]
  const given = resolved(schemas, schema).examples ? (value as Record<string, unknown>) : named(schemas, schema)
  const flag = type === 'multipart/form-data' ? '-F' : '--data-urlencode'
  return Object.entries(given).flatMap(([name, item]) =>
    [item].flat().map((one) => `${flag} ${quoted(`${name}=${String(one)}`)}`),
  )
}

/** 'user[email]' is sampled as an e-mail. */
const named = (schemas: Record<string, SchemaObject>, schema: SchemaObject) =>
  Object.fromEntries(
    Object.entries(resolved(schemas, schema).properties ?? {}).map(([name, part]) => [
      name,
      sample(schemas, part, /\b(\w+)\]?(?:\[\])?$/.exec(name)?.[1] ?? name),
    ]),
  )
