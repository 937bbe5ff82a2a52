// A case that blocks the processor also stops this thread's timers: another thread names it and ends the process.
import { Worker } from 'node:worker_threads'
import { PATIENCE } from '#test/support/patience/patience.ts'

const program = `
const { parentPort } = require('node:worker_threads')
const { writeSync } = require('node:fs')
let timer
parentPort.on('message', (words) => {
  clearTimeout(timer)
  if (words === undefined) return
  timer = setTimeout(() => {
    writeSync(2, 'The process was held for ${PATIENCE.act / 1000} s by ' + words + '\\n')
    process.kill(process.pid, 'SIGKILL')
  }, ${PATIENCE.act})
})`

let worker: Worker | undefined

/** Runs alone in this process. */
export async function watched<T>(words: string, work: () => Promise<T>): Promise<T> {
  if (!worker) {
    worker = new Worker(program, { eval: true })
    worker.unref()
  }
  worker.postMessage(words)
  try {
    return await work()
  } finally {
    worker.postMessage(undefined)
  }
}
