import type { Answer } from '#wire/endpoint.ts'
import type { showJob } from '../../wire/board.ts'

/** A job as its page shows it. */
export type Job = Answer<typeof showJob>['data']
