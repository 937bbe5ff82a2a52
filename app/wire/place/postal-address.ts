// An address as forms have it: in Brazil with state and city of our lists, in another country with both as text.
import * as z from 'zod/mini'
import { BLANK } from '../text/sentences.ts'
import { visibleOrBlank, visibleText } from '../text/visible-text.ts'
import { bareZipcode, isZipcode, ZIPCODE_INVALID } from './zipcode.ts'

export const NUMBER_INVALID = 'Número inválido'
export const BRAZIL = 'BR'
/** What of an address depends on its country. */
export const PLACES = ['zipcode', 'state_id', 'city_id', 'state_name', 'city_name'] as const

type Place = Partial<Record<(typeof PLACES)[number] | 'country_id', string | number | null>>

const isBlank = (value: unknown) => value === undefined || value === null || String(value).trim() === ''
export const isAbroad = ({ country_id }: Pick<Place, 'country_id'>) => !isBlank(country_id) && country_id !== BRAZIL

const NEEDED = { here: ['zipcode', 'state_id', 'city_id'], abroad: ['state_name', 'city_name'] } as const
const neededIn = (place: Place): readonly string[] => NEEDED[isAbroad(place) ? 'abroad' : 'here']

/** Said beside what is wrong elsewhere, not after it. */
const rule = (path: keyof Place, passes: (place: Place) => boolean, error: string) =>
  z.refine<Place>(passes, { path: [path], error, when: ({ value }) => typeof value === 'object' && value !== null })

const maybe = (most: number) => z.optional(z.nullable(visibleOrBlank(most)))

export const postalAddress = z
  .object({
    id: z.optional(z.nullable(z.string().check(z.maxLength(60)))),
    zipcode: visibleOrBlank(20),
    street: visibleText(160),
    number: visibleText(20).check(z.refine((typed) => typed === '' || /\d/.test(typed), NUMBER_INVALID)),
    complement: maybe(80),
    neighborhood: visibleText(120),
    state_id: maybe(2),
    city_id: z.optional(z.nullable(z.int32())),
    state_name: maybe(80),
    city_name: maybe(80),
    country_id: visibleText(2),
  })
  .check(
    ...PLACES.map((part) => rule(part, (place) => !neededIn(place).includes(part) || !isBlank(place[part]), BLANK)),
    rule(
      'zipcode',
      (place) => isAbroad(place) || isBlank(place.zipcode) || isZipcode(String(place.zipcode).trim()),
      ZIPCODE_INVALID,
    ),
  )
export type PostalAddress = z.output<typeof postalAddress>

/** As it is read, before a form turns what may be blank. */
export const storedAddress = z.object({
  id: z.string(),
  zipcode: z.string(),
  street: z.string(),
  number: z.string(),
  complement: z.nullable(z.string()),
  neighborhood: z.string(),
  city_id: z.nullable(z.int()),
  state_id: z.nullable(z.string()),
  city_name: z.nullable(z.string()),
  state_name: z.nullable(z.string()),
  country_id: z.string(),
})

/** As a row keeps it. */
export function addressRow({ id: _, ...address }: PostalAddress) {
  const { zipcode, state_id, city_id, state_name, city_name, complement, ...rest } = address
  const place = isAbroad(address)
    ? { zipcode, state_id: null, city_id: null, state_name: state_name!, city_name: city_name! }
    : { zipcode: bareZipcode(zipcode), state_id: state_id!, city_id: city_id!, state_name: null, city_name: null }
  return { ...rest, complement: complement || null, ...place }
}

/** What of it must be on a list, by the names of errors. */
export const addressReferences = (address: PostalAddress) => [
  { field: 'address.country_id', list: 'countries', value: address.country_id },
  ...(isAbroad(address)
    ? []
    : [
        { field: 'address.state_id', list: 'states', value: address.state_id! },
        { field: 'address.city_id', list: `cities of ${address.state_id}`, value: address.city_id! },
      ]),
]
