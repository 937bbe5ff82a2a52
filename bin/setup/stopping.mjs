// Stopping a setup stops its child programs, and it ends after them.
import process from 'node:process'

const signals = ['SIGINT', 'SIGTERM', 'SIGHUP']
let running
let stopped = false
/** Interrupted: the requested work is not done. */
let code = 130

const stop = (signal) => {
  stopped = true
  if (running) running.kill(signal)
  else process.exit(code)
}
for (const signal of signals) process.on(signal, stop)

/** For a start: being stopped is no failure. */
export const exitWithSuccess = () => void (code = 0)

export const begun = (child) => void (running = child)
export const ended = () => {
  running = undefined
  if (stopped) process.exit(code)
}

/** The product handles signals from now on. */
export const stopHandlingSignals = () => {
  for (const signal of signals) process.off(signal, stop)
}
