// Sources of the options in a job's form.
import { listCourses } from '#features/institutions/wire/register.ts'
import { listOwnedPrograms } from '#features/programs/wire/programs.ts'
import { showPostalCode } from '#features/postal-codes/wire.ts'
import { listCities, lists } from '#features/static-lists/wire.ts'
import { call } from '#web/calls/api.ts'
import type { Option } from '#web/form/choices/options.ts'
import type { Lookup } from '#web/form/address/postal-code.ts'
import { listPartners } from '../../wire/writing.ts'

export const areas = (signal: AbortSignal) => call(lists.job_interests, {}, { signal })
export const subAreas = (area: string) => async (signal: AbortSignal) =>
  (await call(lists.sub_areas, {}, { signal })).filter((one) => one.area === area)
export const states = (signal: AbortSignal) => call(lists.states, {}, { signal })
export const cities = (state: string) => (signal: AbortSignal) => call(listCities, { state }, { signal })
export const benefits = (signal: AbortSignal) => call(lists.company_benefits, {}, { signal })
export const languages = (signal: AbortSignal) => call(lists.languages, {}, { signal })
export const courses = (q: string, signal: AbortSignal) => call(listCourses, { q }, { signal })
export const skills = (q: string, signal: AbortSignal) => call(lists.skills, { q }, { signal })
export const partners = (signal: AbortSignal) => call(listPartners, {}, { signal })
export const programs = async (q: string, signal: AbortSignal) =>
  (await call(listOwnedPrograms, { q, per_page: 50 }, { signal })).collection.data
    .filter(({ attributes }) => attributes.open || attributes.status === 'draft')
    .map(({ id, attributes: { title, edition } }): Option<string> => ({
      value: id,
      label: [title ?? 'Programa sem título', edition].filter(Boolean).join(' '),
    }))
export const lookup: Lookup = (zipcode, signal) =>
  call(showPostalCode, { zipcode: zipcode.replace(/\D/g, '') }, { signal })

export const optionsOf = <K extends string>(of: Record<K, string>): Option<K>[] =>
  (Object.keys(of) as K[]).map((value) => ({ value, label: of[value] }))
