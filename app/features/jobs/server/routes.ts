import { boardRoutes } from './reading/board-routes.ts'
import { savedRoutes } from './saved/saved-routes.ts'
import { writingRoutes } from './writing/writing-routes.ts'

// What a company owns stands before the board: /jobs/owned is no job's address.
export const routes = [...writingRoutes, ...boardRoutes, ...savedRoutes]
