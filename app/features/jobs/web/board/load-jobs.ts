import { redirect, type RouterContextProvider } from 'react-router'
import { listCourses } from '#features/institutions/wire/register.ts'
import { lists, listCities } from '#features/static-lists/wire.ts'
import { inProcess } from '#web/calls/answer.ts'
import { type Fetch, send } from '#wire/send.ts'
import { listJobs } from '../../wire/board.ts'
import { addressOf, filtersOf, type Names, pageOf, withoutStrange } from '#web/list/filters.ts'
import { type BoardFilters, boardFilters, cityNames } from './board-address.ts'

export type Choice = { value: string | number; label: string }
export type Options = { states: Choice[]; areas: Choice[]; cities: Choice[] }

export const PAGE_SIZE = 25
const A_MINUTE = 60_000

const choices = (rows: readonly Choice[]): Choice[] => rows.map(({ value, label }) => ({ value, label }))

/** The same for every board: fetched once a minute in each process. */
let known: { until: number; lists: Promise<Omit<Options, 'cities'>> } | undefined
function sharedLists(fetch: Fetch) {
  if (!known || known.until < Date.now()) {
    const both = Promise.all([send(fetch, lists.states, {}), send(fetch, lists.job_interests, {})])
    known = {
      until: Date.now() + A_MINUTE,
      lists: both.then(([states, areas]) => ({ states: choices(states), areas: choices(areas) })),
    }
    known.lists.catch(() => (known = undefined))
  }
  return known.lists
}

async function optionsFor(fetch: Fetch, { state_id = [] }: BoardFilters): Promise<Options> {
  const [shared, cities] = await Promise.all([
    sharedLists(fetch),
    state_id.length === 1 ? send(fetch, listCities, { state: state_id[0]! }).catch(() => []) : [],
  ])
  return { ...shared, cities: choices(cities) }
}

/** Labels for the ids of the address. */
async function namesFor(fetch: Fetch, filters: BoardFilters, { states, areas, cities }: Options): Promise<Names> {
  const { area_id = [], course_id = [] } = filters
  const sub = area_id.some((id) => id.includes('.')) ? await send(fetch, lists.sub_areas, {}) : []
  const courses = course_id.length ? await send(fetch, listCourses, {}) : []
  const named = (name: string, rows: readonly Choice[]) =>
    rows.map(({ value, label }) => [`${name}:${value}`, label] as const)
  const picked = <T extends Choice>(rows: readonly T[], ids: readonly unknown[]) =>
    rows.filter(({ value }) => ids.includes(value))
  return Object.fromEntries([
    ...named('state_id', states),
    ...named('area_id', [...areas, ...picked(sub, area_id)]),
    ...named('city_id', cityNames(cities, filters)),
    ...named('course_id', picked(courses, course_id)),
  ])
}

/** The first page for guests, and the options of filters. */
export async function loadJobs(context: Readonly<RouterContextProvider>, request: Request, institution_id?: string) {
  const { pathname, searchParams } = new URL(request.url)
  const fetch = inProcess(context)
  const filters = filtersOf(boardFilters, searchParams)
  const page = pageOf(searchParams)
  const [first, options] = await Promise.all([
    send(fetch, listJobs, { ...filters, ...(institution_id && { institution_id }), page, per_page: PAGE_SIZE }),
    optionsFor(fetch, filters),
  ])
  // Without scripts a form also sends the city of the former state.
  const meant = withoutStrange(boardFilters, filters, 'city_id', options.cities)
  if (meant !== filters) throw redirect(addressOf(pathname, meant))
  const names = await namesFor(fetch, filters, options)
  const company = filters.company_id && first.collection.data[0]?.attributes.author_name
  return {
    first,
    options,
    names: { ...names, ...(company && { company_id: company }) } as Names,
    page,
    asked: addressOf('', filters),
    state: filters.state_id?.join(),
  }
}
export type LoadedJobs = Awaited<ReturnType<typeof loadJobs>>
