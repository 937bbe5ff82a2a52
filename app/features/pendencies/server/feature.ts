import type { Feature } from '#server/feature.ts'
import { serve } from '#server/serve.ts'
import * as wire from '../wire.ts'
import { listPendencies, pendencyFigures } from './list-pendencies.ts'

export const feature = {
  name: 'pendencies',
  wire,
  routes: serve(wire, { listPendencies: (ctx, { query }) => listPendencies(ctx, query) }),
  figures: { PENDING: pendencyFigures },
} satisfies Feature
