// The door: what the demonstration may ask of interviews.
export { confirm } from './answer.ts'
export { offer } from './offer.ts'
