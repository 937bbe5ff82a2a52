// The door: what features further down the map, and the demonstration, may ask of programs.
export { countPrograms, programAddresses } from './page-addresses.ts'
export { type ChoicePlace, choicePlace } from './choosing/choice-place.ts'
export { furtherWords } from './choosing/further-words.ts'
export { choiceBlocker, programOfJob, takeChoice } from './choosing/choices.ts'
export { closeProgram, publishProgram } from './change-state.ts'
export { createProgram, updateProgram } from './write-program.ts'
