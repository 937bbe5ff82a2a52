import { applyingRoutes } from './apply/applying-routes.ts'
import { pipelineRoutes } from './pipeline/pipeline-routes.ts'

export const routes = [...applyingRoutes, ...pipelineRoutes]
