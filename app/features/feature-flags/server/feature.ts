import type { Feature } from '#server/feature.ts'
import { Reply, serve } from '#server/serve.ts'
import * as wire from '../wire.ts'
import { flags } from './feature-flags.ts'

/** Asked again at each focus, so not cached anywhere. */
const routes = serve(wire, {
  showFeatures: (ctx) => new Reply(flags(ctx), { 'cache-control': 'no-cache' }),
})

export const feature = { name: 'featureFlags', wire, routes } satisfies Feature
