import { question } from '#server/tasks/question.ts'
import type { CloseReason } from '../../wire/job-words.ts'

/** In the transaction in which a job closes. Letters about it go out later, by its announcement. */
export const jobCloses = question<{ job_id: string; reason: CloseReason }, void>('job closes')
