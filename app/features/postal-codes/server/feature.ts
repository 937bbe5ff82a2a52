import type { Feature } from '#server/feature.ts'
import { serve } from '#server/serve.ts'
import * as wire from '../wire.ts'
import { findPostalCode } from './postal-codes.ts'

const routes = serve(wire, {
  showPostalCode: async (ctx, { params }) => {
    const { found, street, neighborhood, locality, state_id, city_id } = await findPostalCode(ctx, params.zipcode)
    return {
      street,
      neighborhood,
      state: state_id ?? '',
      locality,
      state_id,
      city_id,
      country_id: 'BR' as const,
      ...(!found && { error: true as const }),
    }
  },
})

export const feature = { name: 'postalCodes', wire, routes } satisfies Feature
