// The door: what the demonstration makes mentors by.
export { book } from './book.ts'
export { changeHours } from './hours.ts'
export { createMentor } from './kept.ts'
export { createSession } from './sessions.ts'
