// The door: what the demonstration may ask of finance.
export { closeMonth } from './close.ts'
export { setFee } from './fees.ts'
