import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { STATIC_LIST } from '#web/calls/query.tsx'
import { fetchCities, fetchCourses } from './board-calls.ts'
import type { Names } from '#web/list/filters.ts'
import { type BoardFilters, cityNames } from './board-address.ts'
import type { Choice, Options } from './load-jobs.ts'

const NONE: Choice[] = []

/** Cities of the chosen state; courses once their list is approached. */
export function useChoices({ state_id = [] }: BoardFilters, { cities }: Options) {
  const [near, setNear] = useState(false)
  const [state = ''] = state_id
  const found = useQuery({
    queryKey: ['selects', state, 'cities'],
    queryFn: () => fetchCities(state),
    enabled: state !== '' && cities.length === 0,
    ...STATIC_LIST,
  })
  const courses = useQuery({
    queryKey: ['selects', 'all_courses'],
    queryFn: fetchCourses,
    enabled: near,
    ...STATIC_LIST,
  })
  return {
    cities: cities.length ? cities : (found.data ?? NONE),
    courses: courses.data ?? NONE,
    wantCourses: () => setNear(true),
  }
}

/** Labels of ids chosen since the page was loaded. */
export function useNames(filters: BoardFilters, options: Options, given: Names): Names {
  const { cities } = useChoices(filters, options)
  const courses =
    useQuery({ queryKey: ['selects', 'all_courses'], queryFn: fetchCourses, enabled: false, ...STATIC_LIST }).data ??
    NONE
  const picked = (name: string, rows: readonly Choice[], ids: readonly unknown[] = []) =>
    rows.filter(({ value }) => ids.includes(value)).map(({ value, label }) => [`${name}:${value}`, label])
  return {
    ...given,
    ...Object.fromEntries([
      ...picked('city_id', cityNames(cities, filters), filters.city_id),
      ...picked('course_id', courses, filters.course_id),
    ]),
  }
}
