import { advertFaults } from '#features/questionnaires/server/questionnaires.ts'
import type { Feature } from '#server/feature.ts'
import { answering } from '#server/tasks/question.ts'
import * as board from '../wire/board.ts'
import * as saved from '../wire/saved.ts'
import * as writing from '../wire/writing.ts'
import { faultInWords, faultsIn } from './advert-law/advert-law.ts'
import { jobFigures } from './job-figures.ts'
import { boardRoutes } from './reading/board-routes.ts'
import { alertNews } from './saved/alert-news.ts'
import { savedRoutes } from './saved/saved-routes.ts'
import { jobListeners, jobTasks } from './tasks.ts'
import { writingRoutes } from './writing/writing-routes.ts'

// What a company owns stands before the board: /jobs/owned is no job's address.
const routes = [...writingRoutes, ...boardRoutes, ...savedRoutes]

export const feature = {
  name: 'jobs',
  wire: { ...board, ...saved, ...writing },
  routes,
  tasks: jobTasks,
  listeners: jobListeners,
  answers: [answering(advertFaults, async (_, texts) => texts.map((text) => faultsIn(text).map(faultInWords)[0]))],
  news: alertNews,
  figures: { JOBS: jobFigures },
} satisfies Feature
