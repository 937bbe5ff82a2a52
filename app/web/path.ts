export type PathValue = string | number | boolean | null | undefined | readonly PathValue[] | object
export type PathValues = Record<string, PathValue>

/** Empty: null, blank, an empty list or object. Empty values are not sent. */
export function isEmpty(value: unknown): boolean {
  if (value === null || value === undefined) return true
  if (typeof value === 'string') return value.trim() === ''
  if (Array.isArray(value)) return value.length === 0
  if (value instanceof Date) return false
  return typeof value === 'object' && Object.keys(value).length === 0
}

/** Replaces each :param; remaining values that are not empty become the query, lists as name[]. */
export function buildPath(pattern: string, values: PathValues = {}): string {
  const used = new Set<string>()
  const place = pattern.replace(/:([a-z_]\w*)/gi, (_, name: string) => {
    used.add(name)
    const value = values[name]
    if (isEmpty(value)) throw new Error(`${pattern} needs ${name}`)
    return encodeURIComponent(String(value))
  })
  const query = new URLSearchParams()
  for (const [name, value] of Object.entries(values)) if (!used.has(name)) append(query, name, value)
  const text = query.toString()
  return text ? `${place}${place.includes('?') ? '&' : '?'}${text}` : place
}

function append(query: URLSearchParams, name: string, value: PathValue) {
  if (isEmpty(value)) return
  if (Array.isArray(value)) for (const item of value) append(query, `${name}[]`, item)
  else if (value instanceof Date) query.append(name, value.toISOString())
  else if (typeof value === 'object')
    for (const [key, item] of Object.entries(value!)) append(query, `${name}[${key}]`, item)
  else query.append(name, String(value))
}
