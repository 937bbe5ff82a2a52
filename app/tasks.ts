// Every background task and what it listens to, those of the features and the house's own; and the features' answers.
import { deliverMail } from '#server/mail/deliver-mail.ts'
import { forgetRequests } from '#server/serving/requests.ts'
import { tidyDatabase } from '#server/tasks/tidy-database.ts'
import { repeated, taskTable, type Task } from '#server/tasks/task.ts'
import { features } from './features.ts'

const HOUR = 3600
const own = [
  deliverMail,
  repeated(6 * HOUR, tidyDatabase, { later: true }),
  repeated(HOUR, forgetRequests),
] as Task<never>[]

export const tasks = () =>
  taskTable(
    [...own, ...features.flatMap(({ tasks = [] }) => tasks)],
    features.flatMap(({ listeners = [] }) => listeners),
    features.flatMap(({ answers = [] }) => answers),
  )
