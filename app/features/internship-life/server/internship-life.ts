// The door: what an institution's desk writes into the life of an internship.
export { confirmWeekOf } from './ledger/confirm-week.ts'
export { lifeOf } from './ledger/life.ts'
