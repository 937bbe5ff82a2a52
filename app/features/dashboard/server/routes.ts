import { serve } from '#server/serve.ts'
import * as wire from '../wire.ts'
import { showDashboard } from './dashboard.ts'

export const routes = [serve(wire.showDashboard, showDashboard)]
