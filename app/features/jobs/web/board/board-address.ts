// The board's whole state in its address, under the names that the API knows.
import { buildPath } from '#web/path.ts'
import type { FilterLabel } from '#web/ui/filter-bar.tsx'
import type { Answer, Sent } from '#wire/endpoint.ts'
import { keysOf } from '#wire/keys-of.ts'
import type { listJobs } from '../../wire/board.ts'
import { IN_PROGRAM, JOB_ORDERS, JOB_TYPES, ONLY_EXCLUSIVE, WORK_MODELS } from '../../wire/job-words.ts'

export type JobCard = Answer<typeof listJobs>['collection']['data'][number]
export type BoardPage = Answer<typeof listJobs>
export type BoardFilters = Omit<Sent<typeof listJobs>, 'page' | 'per_page' | 'institution_id'>

const MOST_VALUES = 30
const several = (search: URLSearchParams, name: string) =>
  [...search.getAll(`${name}[]`), ...search.getAll(name)]
    .map((value) => value.trim())
    .filter((value) => value && value.length <= 80)
    .slice(0, MOST_VALUES)
const known = <T extends object>(values: string[], of: T) =>
  values.filter((value): value is keyof T & string => Object.hasOwn(of, value))
const whole = (text: string | null | undefined) => (text && /^\d{1,7}$/.test(text.trim()) ? Number(text) : undefined)

/** What an address asks for. What no filter knows is left out: a mistyped address shows jobs, not a fault. */
export function filtersOf(search: URLSearchParams): BoardFilters {
  const text = (name: string) => search.get(name)?.trim().slice(0, 120) || undefined
  const salary = whole(search.get('salary_from'))
  const given = {
    q: text('q'),
    state_id: several(search, 'state_id'),
    city_id: several(search, 'city_id').flatMap((id) => whole(id) ?? []),
    area_id: several(search, 'area_id'),
    job_type: known(several(search, 'job_type'), JOB_TYPES),
    work_model: known(several(search, 'work_model'), WORK_MODELS),
    salary_from: salary && salary <= 1_000_000 ? salary : undefined,
    course_id: several(search, 'course_id'),
    pcd: text('pcd') === 'true' || undefined,
    program_exclusive: text('program_exclusive') === 'true' || undefined,
    ies_jobs_only: text('ies_jobs_only'),
    company_id: text('company_id'),
    sort: keysOf(JOB_ORDERS).find((one) => one === search.get('sort')),
  }
  return Object.fromEntries(
    Object.entries(given).filter(([, value]) => value !== undefined && !(Array.isArray(value) && value.length === 0)),
  )
}

export const pageOf = (search: URLSearchParams) => Math.max(1, whole(search.get('page')) ?? 1)

export const addressOf = (path: string, filters: BoardFilters, page = 1) =>
  buildPath(path, { ...filters, ...(page > 1 && { page }) })

/** Searches are endless: robots read the board itself, its pages and each job. What no filter knows, as a campaign's mark, makes no other page; nor does a number after the last. */
export function pageIn(path: string, address: string, last = 1) {
  const search = new URLSearchParams(address)
  const page = pageOf(search)
  return {
    path: addressOf(path, {}, page),
    index: page <= Math.max(1, last) && Object.keys(filtersOf(search)).length === 0,
  }
}

/** Names of the ids that filters hold, as far as they are known. */
export type Names = Record<string, string>

/** São Paulo is a state, and a city of it: a label names both. */
export const cityNames = (
  cities: readonly { value: string | number; label: string }[],
  { state_id = [] }: BoardFilters,
) => cities.map(({ value, label }) => ({ value, label: `${label}, ${state_id[0]}` }))

const reais = new Intl.NumberFormat('pt-BR', { style: 'currency', currency: 'BRL', maximumFractionDigits: 0 })

/** One removable label a value. */
export function labelsOf(filters: BoardFilters, names: Names): FilterLabel[] {
  const each = (name: 'state_id' | 'city_id' | 'area_id' | 'course_id', fallback: string) =>
    (filters[name] ?? []).map((value) => ({ key: `${name}:${value}`, label: names[`${name}:${value}`] ?? fallback }))
  return [
    ...(filters.q ? [{ key: 'q', label: `“${filters.q}”` }] : []),
    ...each('state_id', 'Estado'),
    ...each('city_id', 'Cidade'),
    ...each('area_id', 'Área'),
    ...(filters.job_type ?? []).map((type) => ({ key: `job_type:${type}`, label: JOB_TYPES[type] })),
    ...(filters.work_model ?? []).map((model) => ({ key: `work_model:${model}`, label: WORK_MODELS[model] })),
    ...(filters.salary_from ? [{ key: 'salary_from', label: `A partir de ${reais.format(filters.salary_from)}` }] : []),
    ...each('course_id', 'Curso'),
    ...(filters.pcd ? [{ key: 'pcd', label: 'Preferência para PCD' }] : []),
    ...(filters.program_exclusive ? [{ key: 'program_exclusive', label: IN_PROGRAM }] : []),
    ...(filters.ies_jobs_only ? [{ key: 'ies_jobs_only', label: ONLY_EXCLUSIVE }] : []),
    ...(filters.company_id ? [{ key: 'company_id', label: names['company_id'] ?? 'Uma empresa' }] : []),
  ]
}

/** The same, or without cities that are none of those of the state; as long as none are known, any may be one. */
export function within(filters: BoardFilters, cities: readonly { value: string | number }[]): BoardFilters {
  const strange = cities.length ? (filters.city_id ?? []).filter((id) => !cities.some(({ value }) => value === id)) : []
  return strange.reduce((left, id) => without(left, `city_id:${id}`), filters)
}

/** The filters without one value, or without one filter. */
export function without(filters: BoardFilters, key: string): BoardFilters {
  const [name = '', value] = key.split(':')
  const rest: Record<string, unknown> = { ...filters }
  const left = (rest[name] as unknown[] | undefined) ?? []
  if (value === undefined || !Array.isArray(left) || left.length === 1) delete rest[name]
  else rest[name] = left.filter((one) => String(one) !== value)
  // A city is of its state.
  if (name === 'state_id') delete rest['city_id']
  return rest
}
