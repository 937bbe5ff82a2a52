// Where somebody is, as forms write it: a Brazilian address, its places chosen from lists.
import * as z from 'zod/mini'
import { checked } from './checked.ts'
import { isZipcode, ZIPCODE_INVALID } from './zipcode.ts'

export const NUMBER_INVALID = 'Número inválido'

const filled = (most: number) => z.string().check(z.trim(), z.minLength(1), z.maxLength(most))

export const postalAddress = z.object({
  id: z.optional(z.nullable(z.string().check(z.maxLength(60)))),
  zipcode: checked((typed) => isZipcode(typed.trim()), ZIPCODE_INVALID).check(z.trim()),
  street: filled(160),
  number: filled(20).check(z.refine((typed) => typed === '' || /\d/.test(typed), NUMBER_INVALID)),
  complement: z.optional(z.nullable(z.string().check(z.trim(), z.maxLength(80)))),
  neighborhood: filled(120),
  state_id: filled(2),
  city_id: z.int32(),
  country_id: filled(2),
})
