// What test files of one process share, and give back when the last of them is over.
import { after } from 'node:test'

type End = () => Promise<unknown>

const ends: End[] = []
let together = false

/** Several files follow each other in this process; whoever runs them calls `endAll`. */
export const runTogether = () => void (together = true)
export const endAll = () => Promise.all(ends.splice(0).map((end) => end()))

/** Done after the tests of this file, or of all that run together with it. */
export const atEnd = (end: End) => void (together ? ends.push(end) : after(end))
