// The door: what the demonstration makes benefits by.
export { addCodes } from './codes-sheet.ts'
export { createBenefit, publishBenefit } from './kept.ts'
export { report } from './report.ts'
export { takeCode } from './take-code.ts'
