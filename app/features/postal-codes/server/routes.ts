import { serve } from '#server/serve.ts'
import { showPostalCode } from '../wire.ts'
import { findPostalCode } from './postal-codes.ts'

export const routes = [
  serve(showPostalCode, async (ctx, { params }) => {
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
  }),
]
