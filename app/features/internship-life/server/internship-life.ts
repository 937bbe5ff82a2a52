// The door: what an institution's desk writes into the life of an internship, and what the demonstration does.
export { issueCertificate } from './certificate/issue.ts'
export { confirmWeekOf } from './ledger/confirm-week.ts'
export { keepLedger } from './ledger/keep-ledger.ts'
export { lifeOf } from './ledger/life.ts'
export { payRecess, recordRecess } from './recess/recess.ts'
