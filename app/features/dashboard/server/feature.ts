import type { Feature, Figures } from '#server/feature.ts'
import { serve } from '#server/serve.ts'
import * as wire from '../wire.ts'
import { showDashboard } from './dashboard.ts'

/** Each feature counts for its own cards. */
export const feature = (figures: Figures) =>
  ({
    name: 'dashboard',
    wire,
    routes: serve(wire, { showDashboard: (ctx) => showDashboard(ctx, figures) }),
  }) satisfies Feature
