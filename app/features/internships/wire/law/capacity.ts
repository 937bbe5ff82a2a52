// How much room there is: places by employees and for disabilities, a supervisor's ten, a person's two years.
import { cnpjRoot } from '#wire/cnpj.ts'
import type { Terms } from '../terms.ts'
import { type Case, spanOf } from './breach.ts'
import { addDays, daysIn, joined, most, type Period } from './calendar.ts'

export const SUPERVISOR_MOST = 10
export const TWO_YEARS_DAYS = 730

/** Of interns in elementary and high school; a part of a place counts as one. */
export function placesFor(employees: number): number {
  if (employees > 25) return Math.ceil(employees / 5)
  if (employees > 10) return 5
  if (employees > 5) return 2
  return employees > 0 ? 1 : 0
}

export const pcdShare = (places: number) => Math.floor(places / 10)
export const isCounted = ({ education_type }: Pick<Terms, 'education_type'>) =>
  education_type === 'elementary_school' || education_type === 'high_school'

/** Null where nobody has told how many employees there are. */
export function quota(of: Case) {
  const { company } = of.facts
  if (!company || company.employees === null) return null
  const places = placesFor(company.employees)
  const taken = most(company.quota, spanOf(of))
  return { employees: company.employees, places, taken, left: Math.max(0, places - taken) }
}

export function supervised(of: Case) {
  const { supervisor, effective_on } = of.facts
  if (!supervisor) return null
  const span = spanOf(of)
  // What an amendment changes was somebody else's before.
  const from = effective_on && effective_on > span.from ? effective_on : span.from
  const taken = most(supervisor.interns, { ...span, from })
  return { most: SUPERVISOR_MOST, taken, left: Math.max(0, SUPERVISOR_MOST - taken) }
}

/** 29 February counts for nothing, so that two years are 730 days wherever they begin. */
function countedDays(periods: readonly Period[]): number {
  return joined(periods).reduce((sum, period) => sum + daysIn(period) - leapDays(period), 0)
}
function leapDays({ from, to }: Period): number {
  let found = 0
  for (let year = Number(from.slice(0, 4)); year <= Number(to.slice(0, 4)); year++) {
    const leap = year % 4 === 0 && (year % 100 !== 0 || year % 400 === 0)
    if (leap && from <= `${year}-02-29` && `${year}-02-29` <= to) found++
  }
  return found
}

/** The last day until which an internship that begins then may go, or null where there is none. */
function lastDay(from: string, spells: readonly Period[]): string | null {
  const fits = (days: number) => countedDays([...spells, { from, to: addDays(from, days) }]) <= TWO_YEARS_DAYS
  if (!fits(0)) return null
  let [fitting, over] = [0, 4 * 366]
  while (over - fitting > 1) {
    const middle = Math.floor((fitting + over) / 2)
    if (fits(middle)) fitting = middle
    else over = middle
  }
  return addDays(from, fitting)
}

/** Days with this company and its branches, this internship included, each counted once. */
export function twoYears(of: Case) {
  const { person, company } = of.facts
  const root = company && cnpjRoot(company.cnpj)
  const spells = (person?.spells ?? []).filter(({ cnpj }) => cnpjRoot(cnpj) === root)
  const { starts_on, ends_on } = of.terms
  const used = countedDays([...spells, ...(starts_on && ends_on ? [{ from: starts_on, to: ends_on }] : [])])
  return {
    exempt: person?.pcd === true,
    most: TWO_YEARS_DAYS,
    used,
    left: TWO_YEARS_DAYS - used,
    last_day: lastDay(starts_on ?? of.day, spells),
  }
}

export function capacity(of: Case) {
  const { places } = of.facts
  return {
    quota: isCounted(of.terms) ? quota(of) : null,
    pcd: places && { places: places.all, share: pcdShare(places.all), taken: places.pcd },
    supervisor: supervised(of),
    two_years: of.facts.person && twoYears(of),
  }
}
