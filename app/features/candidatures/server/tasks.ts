import type { Task } from '#server/tasks/task.ts'
import { verdictListeners } from './pipeline/follow-verdict.ts'
import { boardTasks } from './reading/renew-boards.ts'
import { companyTasks, tellLateAnswers } from './silence/company-letters.ts'
import { closedListeners } from './silence/job-closed.ts'
import { dateTasks } from './silence/keep-dates.ts'
import { tellCandidature } from './silence/tell-candidature.ts'

export const candidatureTasks = [
  ...dateTasks,
  ...companyTasks,
  ...boardTasks,
  tellCandidature,
  tellLateAnswers,
] as Task<never>[]
export const candidatureListeners = [...closedListeners, ...verdictListeners]
