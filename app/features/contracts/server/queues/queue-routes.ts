import { serve } from '#server/serve.ts'
import * as wire from '../../wire/dashboard.ts'
import { contractDashboard } from './dashboard.ts'

export const queueRoutes = serve(wire, { showContractDashboard: (ctx) => contractDashboard(ctx) })
