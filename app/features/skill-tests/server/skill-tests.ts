// The door: the tests that travel with the code, and the verbs of an attempt.
export { answer, question } from './answers.ts'
export { begin, finishNow, start } from './attempts.ts'
export { loadTests } from './load-tests.ts'
export { share } from './share.ts'
export { sharedResults } from './shared-results.ts'
