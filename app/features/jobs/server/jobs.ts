// The door: what features further down the map, and the demonstration, may ask of jobs.
export { recruitersOf } from './writing/closing-letters.ts'
export { closeJob, pauseJob, publishJob } from './writing/change-state.ts'
export { jobClosed, jobPaused, jobPublished } from './writing/move-job.ts'
export { createJob, updateJob } from './writing/write-job.ts'
export { findOwnedJob, lockOwnedJob, membershipIn, myTree } from './owned-jobs.ts'
export { cardsOf } from './reading/job-cards.ts'
export { studentIn } from './reading/student.ts'
export type { JobForm } from '../wire/writing.ts'
