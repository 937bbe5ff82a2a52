// A Brazilian address as forms have it, with places chosen from lists.
import * as z from 'zod/mini'
import { checked } from '../checked.ts'
import { visibleOrBlank, visibleText } from '../text/visible-text.ts'
import { isZipcode, ZIPCODE_INVALID } from './zipcode.ts'

export const NUMBER_INVALID = 'Número inválido'

export const postalAddress = z.object({
  id: z.optional(z.nullable(z.string().check(z.maxLength(60)))),
  zipcode: checked((typed) => isZipcode(typed.trim()), ZIPCODE_INVALID).check(z.trim()),
  street: visibleText(160),
  number: visibleText(20).check(z.refine((typed) => typed === '' || /\d/.test(typed), NUMBER_INVALID)),
  complement: z.optional(z.nullable(visibleOrBlank(80))),
  neighborhood: visibleText(120),
  state_id: visibleText(2),
  city_id: z.int32(),
  country_id: visibleText(2),
})

/** As it is read, before a form turns what may be blank. */
export const storedAddress = z.object({
  id: z.string(),
  zipcode: z.string(),
  street: z.string(),
  number: z.string(),
  complement: z.nullable(z.string()),
  neighborhood: z.string(),
  city_id: z.int(),
  state_id: z.string(),
  country_id: z.string(),
})
