// Table of contents: every background task, what it listens to, and its schedule.
import * as accounts from '#features/accounts/server/tasks.ts'
import * as candidates from '#features/candidates/server/letters.ts'
import { bondListeners } from '#features/candidates/server/bond/settle-students.ts'
import { optionListeners } from '#features/candidates/server/profile/move-merged-options.ts'
import { candidatureListeners, candidatureTasks } from '#features/candidatures/server/tasks.ts'
import * as collaborators from '#features/collaborators/server/tasks.ts'
import { declinedListeners } from '#features/companies/server/declined.ts'
import { claimListeners } from '#features/companies/server/claim-letters.ts'
import * as companies from '#features/companies/server/letters.ts'
import { renameListeners } from '#features/companies/server/rename-letters.ts'
import { verificationListeners } from '#features/companies/server/verification-letters.ts'
import { sealFileNames } from '#features/files/server/sealed-name.ts'
import { sweepFiles } from '#features/files/server/sweep-files.ts'
import { followAgreements } from '#features/institutions/server/partners/follow-agreements.ts'
import { jobListeners, jobTasks } from '#features/jobs/server/tasks.ts'
import { documentListeners, documentTasks } from '#features/personal-documents/server/letters.ts'
import { deliverMail } from '#server/mail/deliver-mail.ts'
import { tidyDatabase } from '#server/tasks/tidy-database.ts'
import { outsideTask, repeated, taskTable, type Task } from '#server/tasks/task.ts'

const HOUR = 3600

export const tasks = () =>
  taskTable(
    [
      deliverMail,
      ...accounts.tasks,
      ...collaborators.tasks,
      ...documentTasks,
      ...jobTasks,
      ...candidatureTasks,
      followAgreements,
      repeated(6 * HOUR, tidyDatabase),
      repeated(24 * HOUR, outsideTask('sweep-files', sweepFiles)),
      repeated(HOUR, sealFileNames),
    ] as Task<never>[],
    [
      ...candidates.listeners,
      ...bondListeners,
      ...optionListeners,
      ...companies.listeners,
      ...verificationListeners,
      ...renameListeners,
      ...claimListeners,
      ...declinedListeners,
      ...documentListeners,
      ...jobListeners,
      ...candidatureListeners,
    ],
  )
