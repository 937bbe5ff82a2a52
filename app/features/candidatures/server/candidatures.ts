// The door: what features further down the map, and the demonstration, may ask of candidatures.
export { apply, withdraw } from './apply/apply.ts'
export { candidatureFigures } from './candidature-figures.ts'
export { moveCandidature } from './pipeline/move.ts'
export { addNote, rate, setTags } from './pipeline/notes.ts'
