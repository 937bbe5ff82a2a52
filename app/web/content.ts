function comparable(one: unknown) {
  if (one instanceof File) return [one.name, one.size, one.lastModified]
  if (typeof one !== 'object' || one === null || Array.isArray(one)) return one
  return Object.fromEntries(Object.entries(one).sort(([a], [b]) => (a < b ? -1 : 1)))
}

/** A canonical text of a value for comparison, independent of key order; a file by its name, size and date. */
export const content = (value: unknown) => JSON.stringify(value, (_, one: unknown) => comparable(one))
