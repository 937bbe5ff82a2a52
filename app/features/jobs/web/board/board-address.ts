// The board's state in its address, with the API's names.
import {
  addressOf,
  anId,
  filtersOf,
  flag,
  ids,
  numbers,
  orderOf,
  pageOf,
  searched,
  someOf,
  toggled,
  upTo,
  type ValuesOf,
} from '#web/list/filters.ts'
import type { Answer } from '#wire/endpoint.ts'
import { keysOf } from '#wire/keys-of.ts'
import type { listJobs } from '../../wire/board.ts'
import { IN_PROGRAM, JOB_ORDERS, JOB_TYPES, ONLY_EXCLUSIVE, WORK_MODELS } from '../../wire/job-words.ts'

export type JobCard = Answer<typeof listJobs>['collection']['data'][number]
export type BoardPage = Answer<typeof listJobs>

const reais = new Intl.NumberFormat('pt-BR', { style: 'currency', currency: 'BRL', maximumFractionDigits: 0 })

/** In the order of their labels. */
export const boardFilters = {
  q: searched,
  state_id: ids('Estado'),
  city_id: numbers('Cidade', 'state_id'),
  area_id: ids('Área'),
  job_type: someOf(JOB_TYPES),
  work_model: someOf(WORK_MODELS),
  salary_from: upTo(1_000_000, (from) => `A partir de ${reais.format(from)}`),
  course_id: ids('Curso'),
  pcd: flag('Preferência para PCD'),
  program_exclusive: flag(IN_PROGRAM),
  ies_jobs_only: toggled(ONLY_EXCLUSIVE),
  company_id: anId('Uma empresa'),
  sort: orderOf(keysOf(JOB_ORDERS)),
}
export type BoardFilters = ValuesOf<typeof boardFilters>

/**
 * Searches are endless: robots index the board, its pages and each job. Unknown parameters, such as a campaign's,
 * make no other page, nor does a page number after the last.
 */
export function pageIn(path: string, address: string, last = 1) {
  const search = new URLSearchParams(address)
  const page = pageOf(search)
  return {
    path: addressOf(path, {}, page),
    index: page <= Math.max(1, last) && Object.keys(filtersOf(boardFilters, search)).length === 0,
  }
}

/** São Paulo is a state and a city: labels name both. */
export const cityNames = (
  cities: readonly { value: string | number; label: string }[],
  { state_id = [] }: BoardFilters,
) => cities.map(({ value, label }) => ({ value, label: `${label}, ${state_id[0]}` }))
