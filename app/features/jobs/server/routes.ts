import { writingRoutes } from './writing/writing-routes.ts'

export const routes = [...writingRoutes]
