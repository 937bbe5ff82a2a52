import type { Task } from '#server/tasks/task.ts'
import { verdictListeners } from './pipeline/follow-verdict.ts'
import { boardTasks } from './reading/renew-boards.ts'
import { companyTasks, tellLateAnswers } from './deadlines/company-letters.ts'
import { closedListeners } from './deadlines/job-closed.ts'
import { dateTasks } from './deadlines/keep-dates.ts'
import { tellCandidature } from './deadlines/tell-candidature.ts'

export const candidatureTasks = [
  ...dateTasks,
  ...companyTasks,
  ...boardTasks,
  tellCandidature,
  tellLateAnswers,
] as Task<never>[]
export const candidatureListeners = [...closedListeners, ...verdictListeners]
