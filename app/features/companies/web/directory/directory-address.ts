// The whole state of the list in its address, under the names that the API knows.
import { buildPath } from '#web/path.ts'
import type { FilterLabel } from '#web/ui/filter-bar.tsx'
import type { Sent } from '#wire/endpoint.ts'
import type { listCompanies } from '../../wire/directory.ts'

export type DirectoryFilters = Omit<Sent<typeof listCompanies>, 'page' | 'per_page'>
export type Choice = { value: string | number; label: string }
export type Options = { sectors: Choice[]; states: Choice[]; cities: Choice[] }

const one = (search: URLSearchParams, name: string) => {
  const value = (search.get(`${name}[]`) ?? search.get(name))?.trim()
  return value && value.length <= 80 ? value : undefined
}
const whole = (text: string | undefined) => (text && /^\d{1,7}$/.test(text) ? Number(text) : undefined)

/** What an address asks for. What no filter knows is left out: a mistyped address shows companies, not a fault. */
export function filtersOf(search: URLSearchParams): DirectoryFilters {
  const q = search.get('q')?.trim().slice(0, 120)
  const [sector, state, city] = [one(search, 'sector_id'), one(search, 'state_id'), whole(one(search, 'city_id'))]
  return {
    ...(q && { q }),
    ...(sector && { sector_id: [sector] }),
    ...(state && { state_id: [state] }),
    ...(city && state && { city_id: [city] }),
    ...(search.get('sort') === 'name' && { sort: 'name' as const }),
  }
}

export const pageOf = (search: URLSearchParams) => Math.max(1, whole(search.get('page')?.trim()) ?? 1)

export const addressOf = (filters: DirectoryFilters, page = 1) =>
  buildPath('/empresas', { ...filters, ...(page > 1 && { page }) })

/** One removable label a filter. */
export function labelsOf(
  { q, sector_id, state_id, city_id }: DirectoryFilters,
  { sectors, states, cities }: Options,
): FilterLabel[] {
  const named = (key: string, [id]: readonly (string | number)[] = [], choices: Choice[], fallback: string) =>
    id === undefined ? [] : [{ key, label: choices.find(({ value }) => value === id)?.label ?? fallback }]
  return [
    ...(q ? [{ key: 'q', label: `“${q}”` }] : []),
    ...named('sector_id', sector_id, sectors, 'Setor'),
    ...named('state_id', state_id, states, 'Estado'),
    ...named('city_id', city_id, cities, 'Cidade'),
  ]
}

/** The same, or without a city that is none of those of the state; as long as none are known, any may be one. */
export const within = (filters: DirectoryFilters, cities: readonly Choice[]): DirectoryFilters =>
  cities.length && filters.city_id?.some((id) => !cities.some(({ value }) => value === id))
    ? without(filters, 'city_id')
    : filters

/** The filters without one of them; a city is of its state. */
export function without({ ...filters }: DirectoryFilters, key: string): DirectoryFilters {
  delete filters[key as keyof DirectoryFilters]
  if (key === 'state_id') delete filters.city_id
  return filters
}
