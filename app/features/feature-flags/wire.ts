// Which features are on.
import * as z from 'zod/mini'
import { endpoint } from '#wire/endpoint.ts'
import { FEATURE_FLAGS, NO_FEATURES } from '#wire/feature-flags.ts'

export const showFeatures = endpoint('get /api/features.json', {
  answer: z.record(z.enum(FEATURE_FLAGS), z.boolean()).check(z.meta({ id: 'Features', examples: [NO_FEATURES] })),
  auth: false,
  tag: 'Funcionalidades',
  summary: 'Quais funcionalidades estão ligadas',
})
