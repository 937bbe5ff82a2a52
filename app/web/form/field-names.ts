import { fieldName } from '#wire/text/sentences.ts'

const isLeaf = (value: unknown) =>
  value === null ||
  typeof value !== 'object' ||
  value instanceof Date ||
  value instanceof Blob ||
  Object.keys(value).length === 0

/** All fields of a form by dotted name, in form order: company.company_managers_attributes.0.email. */
export function fieldNames(values: object, under = ''): string[] {
  return Object.entries(values).flatMap(([key, value]) => {
    const name = under ? `${under}.${key}` : key
    return isLeaf(value) ? [name] : [name, ...fieldNames(value as object, name)]
  })
}

/** A field's name on the wire: without _attributes and without the root key. */
export function wirePath(name: string, root?: string): string {
  const parts = name.split('.')
  if (root !== undefined && parts[0] === root && parts.length > 1) parts.shift()
  return fieldName(parts.map((part) => (/^\d+$/.test(part) ? Number(part) : part)))
}

/** Finds the field of a wire path; for one that is not in the form, its nearest parent. */
export function fieldFinder(names: readonly string[], root?: string): (path: string) => string | undefined {
  const known = new Map<string, string>()
  for (const name of names) if (!known.has(wirePath(name, root))) known.set(wirePath(name, root), name)
  return function find(path: string): string | undefined {
    const above = path.replace(/(\[\d+\]|\.[^.[\]]+)$/, '')
    return known.get(path) ?? (above === path || above === '' ? undefined : find(above))
  }
}
