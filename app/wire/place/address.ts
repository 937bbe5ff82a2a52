// How values are sent: Rails names for nested ones, nothing empty in a query.
import type { Endpoint } from '../endpoint.ts'

const plain = (value: unknown) => value instanceof Blob || value === null || typeof value !== 'object'

/** a[b][]=…, a[0][b]=…; null and an empty list are an empty string. */
export function* pairs(value: unknown, name = ''): Generator<[string, string | Blob]> {
  if (value === undefined) return
  if (value instanceof Blob) yield [name, value]
  else if (Array.isArray(value)) {
    if (!value.length) yield [name, '']
    for (const [i, item] of value.entries()) yield* pairs(item, plain(item) ? `${name}[]` : `${name}[${i}]`)
  } else if (value !== null && typeof value === 'object') {
    for (const [key, item] of Object.entries(value)) yield* pairs(item, name ? `${name}[${key}]` : key)
  } else yield [name, value === null ? '' : String(value)]
}

/** The address of an endpoint for this input, and what remains for its body. */
export function address(endpoint: Endpoint, sent: Record<string, unknown>) {
  const rest = { ...sent }
  const url = endpoint.path.replace(/\{(\w+)\}/g, (_, name: string) => {
    const value = rest[name]
    delete rest[name]
    return encodeURIComponent(String(value))
  })
  if (endpoint.body) return { url, rest }
  const filled = [...pairs(rest)].filter(
    (pair): pair is [string, string] => typeof pair[1] === 'string' && pair[1].trim() !== '',
  )
  return { url: filled.length ? `${url}?${new URLSearchParams(filled)}` : url, rest: undefined }
}
