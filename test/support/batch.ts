// Resources that test files of one process share, released after the last file.
import { after } from 'node:test'

type End = () => Promise<unknown>

const ends: End[] = []
let together = false

/** Several files run in this process; the caller runs `endAll`. */
export const runTogether = () => void (together = true)
export const endAll = () => Promise.all(ends.splice(0).map((end) => end()))

/** Runs after this file's tests, or after those of all files of this process. */
export const atEnd = (end: End) => void (together ? ends.push(end) : after(end))
