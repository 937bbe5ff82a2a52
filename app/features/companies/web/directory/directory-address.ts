// The whole state of the list in its address, under the names that the API knows.
import { ids, type Names, numbers, orderOf, searched, type ValuesOf } from '#web/list/filters.ts'

export const ADDRESS = '/empresas'

export type Choice = { value: string | number; label: string }
export type Options = { sectors: Choice[]; states: Choice[]; cities: Choice[] }

/** In the order of their labels. */
export const directoryFilters = {
  q: searched,
  sector_id: ids('Setor'),
  state_id: ids('Estado'),
  city_id: numbers('Cidade', 'state_id'),
  sort: orderOf(['name']),
}
export type DirectoryFilters = ValuesOf<typeof directoryFilters>

/** The words of what filters hold as ids. */
export const namesIn = ({ sectors, states, cities }: Options): Names =>
  Object.fromEntries(
    Object.entries({ sector_id: sectors, state_id: states, city_id: cities }).flatMap(([name, choices]) =>
      choices.map(({ value, label }) => [`${name}:${value}`, label]),
    ),
  )
