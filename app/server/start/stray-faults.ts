// Unawaited faults: an 'error' event without a listener, a rejection without a catch.
import { AsyncLocalStorage } from 'node:async_hooks'

type End = (error: unknown) => void

const serving = new AsyncLocalStorage<End>()

/** An unawaited fault in anything that this work started calls `end`, even after the answer. */
export const endedBy = <T>(end: End, work: () => T): T => serving.run(end, work)

let outside: { report: End; finish: () => void } | undefined

/**
 * A fault caused by a request ends that request. Elsewhere a rejection is logged, while an exception may leave work
 * half done, so the process ends.
 */
export function outliveStrayFaults(report: End, finish: () => void) {
  const listening = outside !== undefined
  outside = { report, finish }
  if (listening) return
  process.on('unhandledRejection', (error) => (serving.getStore() ?? outside!.report)(error))
  process.on('uncaughtException', (error) => {
    const end = serving.getStore()
    if (end) return end(error)
    outside!.report(error)
    outside!.finish()
  })
}
