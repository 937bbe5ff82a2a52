// Faults that nobody waits for: an 'error' event without a listener, a rejection without a catch.
import { AsyncLocalStorage } from 'node:async_hooks'

type End = (error: unknown) => void

const serving = new AsyncLocalStorage<End>()

/** What goes astray in anything that this work begins ends it by `end`, also after it has answered. */
export const endedBy = <T>(end: End, work: () => T): T => serving.run(end, work)

/** What a request caused ends that request. A rejection elsewhere is told; an exception elsewhere may leave anything half done, so the process is to end. */
export function outliveStrayFaults(tell: End, finish: () => void) {
  process.on('unhandledRejection', (error) => (serving.getStore() ?? tell)(error))
  process.on('uncaughtException', (error) => {
    const end = serving.getStore()
    if (end) return end(error)
    tell(error)
    finish()
  })
}
