function comparable(one: unknown) {
  if (one instanceof File) return [one.name, one.size, one.lastModified]
  if (typeof one !== 'object' || one === null || Array.isArray(one)) return one
  return Object.fromEntries(Object.entries(one).sort(([a], [b]) => (a < b ? -1 : 1)))
}

/** What a value says, for comparing, whatever order its names come in: a file by what is known of it without reading it. */
export const content = (value: unknown) => JSON.stringify(value, (_, one: unknown) => comparable(one))
