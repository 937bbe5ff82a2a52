import { applyingRoutes } from './apply/applying-routes.ts'

export const routes = [...applyingRoutes]
