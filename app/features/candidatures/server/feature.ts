import type { Feature } from '#server/feature.ts'
import * as applying from '../wire/applying.ts'
import * as pipeline from '../wire/pipeline.ts'
import * as templates from '../wire/rejection-templates.ts'
import { applyingRoutes } from './apply/applying-routes.ts'
import { candidatureFigures } from './candidature-figures.ts'
import { pipelineRoutes } from './pipeline/pipeline-routes.ts'
import { templateRoutes } from './pipeline/template-routes.ts'
import { candidatureListeners, candidatureTasks } from './tasks.ts'

const routes = [...applyingRoutes, ...pipelineRoutes, ...templateRoutes]

export const feature = {
  name: 'candidatures',
  wire: { ...applying, ...pipeline, ...templates },
  routes,
  tasks: candidatureTasks,
  listeners: candidatureListeners,
  figures: { CANDIDATE: candidatureFigures },
} satisfies Feature
