import type { Feature } from '#server/feature.ts'
import * as applying from '../wire/applying.ts'
import * as funnel from '../wire/funnel.ts'
import * as pipeline from '../wire/pipeline.ts'
import * as questionnaire from '../wire/questionnaire.ts'
import * as templates from '../wire/rejection-templates.ts'
import { applyingRoutes } from './apply/applying-routes.ts'
import { candidatureNews } from './apply/candidature-news.ts'
import { candidatureFigures } from './candidature-figures.ts'
import { funnelRoutes, pipelineRoutes } from './pipeline/pipeline-routes.ts'
import { templateRoutes } from './pipeline/template-routes.ts'
import { questionnaireRoutes } from './questionnaire/questionnaire-routes.ts'
import { candidatureListeners, candidatureTasks } from './tasks.ts'

const routes = [...applyingRoutes, ...questionnaireRoutes, ...pipelineRoutes, ...funnelRoutes, ...templateRoutes]

export const feature = {
  name: 'candidatures',
  wire: { ...applying, ...pipeline, ...funnel, ...questionnaire, ...templates },
  routes,
  tasks: candidatureTasks,
  listeners: candidatureListeners,
  news: candidatureNews,
  figures: { CANDIDATE: candidatureFigures },
} satisfies Feature
