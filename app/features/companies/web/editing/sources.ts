// Where the lists of a company's form come from.
import { showPostalCode } from '#features/postal-codes/wire.ts'
import { listCities, listContributions, lists } from '#features/static-lists/wire.ts'
import { call } from '#web/calls/api.ts'
import type { Lookup } from '#web/form/address/postal-code.ts'

export const sectors = (signal: AbortSignal) => call(lists.sectors, {}, { signal })
export const countries = (signal: AbortSignal) => call(lists.countries, {}, { signal })
export const states = (signal: AbortSignal) => call(lists.states, {}, { signal })
export const cities = (state: string, signal: AbortSignal) => call(listCities, { state }, { signal })
export const lookup: Lookup = (zipcode, signal) =>
  call(showPostalCode, { zipcode: zipcode.replace(/\D/g, '') }, { signal })
export const colleagues = (company_id: string) => (q: string, signal: AbortSignal) =>
  call(listContributions, { company_id, q }, { signal })
