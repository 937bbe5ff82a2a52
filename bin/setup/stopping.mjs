// Whoever stops a setup stops what it runs, and it ends when that has ended.
import process from 'node:process'

const signals = ['SIGINT', 'SIGTERM', 'SIGHUP']
let running
let stopped = false
/** What was asked for has not been done. */
let code = 130

const stop = (signal) => {
  stopped = true
  if (running) running.kill(signal)
  else process.exit(code)
}
for (const signal of signals) process.on(signal, stop)

/** For a start: being told to end is no failure of it. */
export const endsWell = () => void (code = 0)

export const begun = (child) => void (running = child)
export const ended = () => {
  running = undefined
  if (stopped) process.exit(code)
}

/** Somebody else listens from now on. */
export const letGo = () => {
  for (const signal of signals) process.off(signal, stop)
}
