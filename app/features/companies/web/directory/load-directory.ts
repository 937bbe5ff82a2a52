import { redirect, type RouterContextProvider } from 'react-router'
import { listCities, lists } from '#features/static-lists/wire.ts'
import { inProcess } from '#web/calls/answer.ts'
import { send } from '#wire/send.ts'
import { listCompanies } from '../../wire/directory.ts'
import { addressOf, filtersOf, pageOf, withoutStrange } from '#web/list/filters.ts'
import { ADDRESS, type Choice, directoryFilters } from './directory-address.ts'

const PAGE_SIZE = 25

const choices = (rows: readonly Choice[]): Choice[] => rows.map(({ value, label }) => ({ value, label }))

/** The first page as everybody sees it, and what the filters offer. */
export async function loadDirectory(context: Readonly<RouterContextProvider>, request: Request) {
  const { searchParams } = new URL(request.url)
  const fetch = inProcess(context)
  const filters = filtersOf(directoryFilters, searchParams)
  const page = pageOf(searchParams)
  const state = filters.state_id?.[0]
  const [first, sectors, states, cities] = await Promise.all([
    send(fetch, listCompanies, { ...filters, page, per_page: PAGE_SIZE }),
    send(fetch, lists.sectors, {}),
    send(fetch, lists.states, {}),
    state ? send(fetch, listCities, { state }).catch(() => []) : [],
  ])
  // A page without scripts sends the city of the state before along.
  const meant = withoutStrange(directoryFilters, filters, 'city_id', cities)
  if (meant !== filters) throw redirect(addressOf(ADDRESS, meant))
  return {
    first,
    options: { sectors: choices(sectors), states: choices(states), cities: choices(cities) },
    page,
    asked: addressOf(ADDRESS, filters),
    state,
  }
}
export type LoadedDirectory = Awaited<ReturnType<typeof loadDirectory>>
