// An address from its postal code.
import * as z from 'zod/mini'
import { endpoint } from '#wire/endpoint.ts'
import { invalid, refused } from '#wire/json-api.ts'

/** An unknown code is an answer: 200 with `error`, empty texts and null ids. */
export const showPostalCode = endpoint('get /v1/postal_codes/{zipcode}', {
  answer: z
    .object({
      street: z.string(),
      neighborhood: z.string(),
      state: z.string(),
      locality: z.string(),
      state_id: z.nullable(z.string()),
      city_id: z.nullable(z.int()),
      country_id: z.literal('BR'),
      error: z.optional(z.literal(true)),
    })
    .check(
      z.meta({
        id: 'PostalCode',
        examples: [
          {
            street: 'Praça da Sé',
            neighborhood: 'Sé',
            state: 'SP',
            locality: 'São Paulo',
            state_id: 'SP',
            city_id: 3550308,
            country_id: 'BR',
          },
        ],
      }),
    ),
  auth: false,
  tag: 'Endereços',
  summary: 'Endereço de um CEP',
  refuses: { 422: invalid, 502: refused, 503: refused },
})
