// What the rows of a list point at: a row that names a company, an institution or a person by id (`company_id`, with
// `company_name` beside it) gets `relationships`, and the list each of them once in `included`.
type Row = { attributes?: Record<string, unknown>; relationships?: object }
type Resource = { id: string; type: string; attributes: Record<string, unknown> }

/** The attributes that hold the name of what is pointed at, the first that is there. */
const NAMES: Record<string, readonly string[]> = {
  company: ['company_name', 'author_name'],
  institution: ['institution_name'],
  user_info: ['intern_name', 'person_name'],
}

/** In the row itself, or in the job that it is about. */
const holders = ({ attributes = {} }: Row) => [attributes, (attributes['job'] ?? {}) as Record<string, unknown>]

/** A row may hold what it points at as one value: company: { id, name, slug }. */
type Whole = { id: string; name: string; slug: string }
const isWhole = (value: unknown): value is Whole =>
  value !== null && typeof value === 'object' && 'id' in value && 'name' in value && 'slug' in value

function pointedAt(row: Row, type: string): Resource | null | undefined {
  const whole = row.attributes?.[type]
  if (isWhole(whole)) return { id: whole.id, type, attributes: { name: whole.name, slug: whole.slug } }
  const holder = holders(row).find((one) => `${type}_id` in one)
  if (!holder) return undefined
  const id = holder[`${type}_id`]
  if (id === null || id === undefined) return null
  const name = NAMES[type]!.map((key) => holder[key]).find((value) => typeof value === 'string')
  const slug = holder[`${type}_slug`]
  return { id: String(id), type, attributes: { name: name ?? null, ...(typeof slug === 'string' && { slug }) } }
}

const related = (row: Row) =>
  Object.keys(NAMES).flatMap((type) => {
    const found = pointedAt(row, type)
    return found === undefined ? [] : [[type, found] as const]
  })

/** A list always says what its rows point at, also when that is nothing. */
export function withIncluded(body: unknown) {
  if (body === null || typeof body !== 'object' || !('collection' in body)) return body
  const collection = body.collection as { data: Row[] }
  const included = new Map<string, Resource>()
  const data = collection.data.map((row) => {
    const all = related(row)
    for (const [type, one] of all) if (one) included.set(`${type} ${one.id}`, one)
    const relationships = Object.fromEntries(
      all.map(([type, one]) => [type, { data: one && { id: one.id, type: one.type } }]),
    )
    return all.length ? { ...row, relationships: { ...relationships, ...row.relationships } } : row
  })
  return { ...body, collection: { included: [...included.values()], ...collection, data } }
}
